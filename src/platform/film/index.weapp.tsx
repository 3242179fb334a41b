import { useEffect } from 'react'
import { Video } from '@tarojs/components'
import Taro from '@tarojs/taro'
import type { FilmPart, OnMobileNetwork } from './types'

const ID = 'ca-film'

export const onMobileNetwork: OnMobileNetwork = () =>
  Taro.getNetworkType().then(
    ({ networkType }) => /^[2-5]g$/.test(networkType),
    () => false
  )

export const Film: FilmPart = ({ src, muted, onReady, onSecond, onState }) => {
  useEffect(() => {
    const film = Taro.createVideoContext(ID)
    onReady({
      play: () => film.play(),
      pause: () => film.pause(),
      seek: (second) => film.seek(second),
      setRate: (rate) => film.playbackRate(rate),
      fullScreen: () => film.requestFullScreen({ direction: 90 })
    })
  }, [onReady])
  return (
    <Video
      id={ID}
      src={src}
      muted={muted}
      autoplay
      controls={false}
      onTimeUpdate={({ detail }) => onSecond(detail.currentTime)}
      onPlay={() => onState('playing')}
      onPause={() => onState('paused')}
      onWaiting={() => onState('waiting')}
      onEnded={() => onState('ended')}
      onError={() => onState('failed')}
    />
  )
}
