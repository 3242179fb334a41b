import type { SoundCapability } from './types'

let end: (() => void) | null = null

const stop = () => end?.()

export const sound: SoundCapability = {
  stop,
  async play(dataUrl, { rate, onEnd }) {
    stop()
    const audio = new Audio(dataUrl)
    audio.playbackRate = rate
    const over = () => {
      if (end !== over) return
      end = null
      audio.pause()
      onEnd()
    }
    audio.onended = over
    end = over
    try {
      await audio.play()
      return true
    } catch {
      over()
      return false
    }
  }
}
