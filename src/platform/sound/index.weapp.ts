import Taro from '@tarojs/taro'
import type { SoundCapability } from './types'

const write = (filePath: string, data: string) =>
  new Promise<void>((resolve, reject) => {
    Taro.getFileSystemManager().writeFile({
      filePath,
      data,
      encoding: 'base64',
      success: () => resolve(),
      fail: reject
    })
  })

let end: (() => void) | null = null

const stop = () => end?.()

export const sound: SoundCapability = {
  stop,
  async play(dataUrl, { rate, onEnd }) {
    stop()
    // WeChat plays files only, and keeps playing the old one when a file changes under its name.
    const filePath = `${Taro.env.USER_DATA_PATH}/check-${Date.now()}.wav`
    try {
      await write(filePath, dataUrl.slice(dataUrl.indexOf(',') + 1))
      const audio = Taro.createInnerAudioContext()
      const over = () => {
        if (end !== over) return
        end = null
        audio.destroy()
        Taro.getFileSystemManager().unlink({ filePath })
        onEnd()
      }
      audio.onEnded(over)
      audio.onError(over)
      audio.src = filePath
      audio.playbackRate = rate
      end = over
      audio.play()
      return true
    } catch {
      return false
    }
  }
}
