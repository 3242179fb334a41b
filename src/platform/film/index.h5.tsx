import { useEffect, useRef } from 'react'
import { showWhole } from './show-whole'
import type { FilmPart, OnMobileNetwork } from './types'

export { Seek } from './seek'

interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** Safari does not tell; there the tap on the picture, which says how long it is, has asked. */
export const onMobileNetwork: OnMobileNetwork = () => {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return Promise.resolve(connection?.type === 'cellular' || connection?.saveData === true)
}

const FILLS = { display: 'block', width: '100%', height: '100%' }
const GROUND = { ...FILLS, position: 'relative' } as const

export const Film: FilmPart = ({ src, muted, cues, children, onReady, onSecond, onState }) => {
  const part = useRef<HTMLVideoElement>(null)
  const said = useRef(cues)
  useEffect(() => {
    const film = part.current
    if (!film) return
    const play = () => {
      film.play().catch((error: unknown) => {
        // A browser that lets nothing begin by itself waits for a tap.
        onState(error instanceof DOMException && error.name === 'NotSupportedError' ? 'failed' : 'paused')
      })
    }
    onReady({
      play,
      pause: () => film.pause(),
      seek: (second) => void (film.currentTime = second),
      setRate: (rate) => void (film.playbackRate = rate),
      fullScreen: () => showWhole(film, said.current)
    })
    play()
    return () => film.pause()
  }, [onReady, onState])
  return (
    <div style={GROUND}>
      <video
        ref={part}
        src={src}
        style={FILLS}
        muted={muted}
        playsInline
        preload="auto"
        aria-hidden="true"
        onTimeUpdate={({ currentTarget }) => onSecond(currentTarget.currentTime)}
        onPlaying={() => onState('playing')}
        onPause={({ currentTarget }) => onState(currentTarget.ended ? 'ended' : 'paused')}
        onWaiting={() => onState('waiting')}
        onEnded={() => onState('ended')}
        onError={() => onState('failed')}
      />
      {children}
    </div>
  )
}
