import type { SoundCapability } from './types'

let playing: HTMLAudioElement | null = null

export const sound: SoundCapability = {
  async play(dataUrl) {
    playing?.pause()
    playing = new Audio(dataUrl)
    try {
      await playing.play()
      return true
    } catch {
      return false
    }
  }
}
