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

export const sound: SoundCapability = {
  async play(dataUrl) {
    // WeChat plays files only, and keeps playing the old one when a file changes under its name.
    const filePath = `${Taro.env.USER_DATA_PATH}/check-${Date.now()}.wav`
    try {
      await write(filePath, dataUrl.slice(dataUrl.indexOf(',') + 1))
      const audio = Taro.createInnerAudioContext()
      const end = () => {
        audio.destroy()
        Taro.getFileSystemManager().unlink({ filePath })
      }
      audio.onEnded(end)
      audio.onError(end)
      audio.src = filePath
      audio.play()
      return true
    } catch {
      return false
    }
  }
}
