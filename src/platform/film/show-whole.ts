import type { FilmProps } from './types'

type OwnPlayer = HTMLVideoElement & { readonly webkitEnterFullscreen?: () => void }

/**
 * Shows a film on the whole screen with what lies over it, and with the browser's controls, which lead out of it again. An iPhone
 * shows its own player there, with nothing of ours: that has the captions as a track.
 */
export function showWhole(film: OwnPlayer, cues: FilmProps['cues']): void {
  const ground = film.parentElement
  if (document.fullscreenEnabled && ground) showGround(ground, film)
  else if (film.webkitEnterFullscreen) {
    showTrack(film, cues)
    film.webkitEnterFullscreen()
  }
}

function showGround(ground: HTMLElement, film: HTMLVideoElement): void {
  const changed = () => {
    film.controls = document.fullscreenElement === ground
    if (!film.controls) ground.removeEventListener('fullscreenchange', changed)
  }
  ground.addEventListener('fullscreenchange', changed)
  ground.requestFullscreen().catch(() => ground.removeEventListener('fullscreenchange', changed))
}

function showTrack(film: HTMLVideoElement, cues: FilmProps['cues']): void {
  const track = film.textTracks[0] ?? film.addTextTrack('captions', '', 'zh')
  if (!track.cues?.length) for (const { from, to, text } of cues) track.addCue(new VTTCue(from, to, text))
  track.mode = 'showing'
  film.addEventListener('webkitendfullscreen', () => void (track.mode = 'hidden'), { once: true })
}
