import { useEffect, useState } from 'react'
import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { FilmPart, OnMobileNetwork } from './types'

export { Seek } from './seek'

const ID = 'ca-film'
const FILLS = { width: '100%', height: '100%' }

export const onMobileNetwork: OnMobileNetwork = () =>
  Taro.getNetworkType().then(
    ({ networkType }) => /^[2-5]g$/.test(networkType),
    () => false
  )

export const Film: FilmPart = ({ src, muted, children, onReady, onSecond, onState }) => {
  // Out of the whole screen lead WeChat's controls alone; they stay from then on.
  const [controls, setControls] = useState(false)
  useEffect(() => {
    const film = Taro.createVideoContext(ID)
    onReady({
      play: () => film.play(),
      pause: () => film.pause(),
      seek: (second) => film.seek(second),
      setRate: (rate) => film.playbackRate(rate),
      fullScreen: () => {
        setControls(true)
        film.requestFullScreen({ direction: 90 })
      }
    })
  }, [onReady])
  return (
    <Video
      id={ID}
      src={src}
      style={FILLS}
      muted={muted}
      autoplay
      controls={controls}
      onTimeUpdate={({ detail }) => onSecond(detail.currentTime)}
      onPlay={() => onState('playing')}
      onPause={() => onState('paused')}
      onWaiting={() => onState('waiting')}
      onEnded={() => onState('ended')}
      onError={() => onState('failed')}
    >
      {children}
    </Video>
  )
}
