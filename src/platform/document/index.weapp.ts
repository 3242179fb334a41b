import Taro from '@tarojs/taro'
import type { DocumentCapability } from './types'

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

export const documents: DocumentCapability = {
  async open(name, base64) {
    const filePath = `${Taro.env.USER_DATA_PATH}/${name}`
    try {
      await write(filePath, base64)
      await Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true })
      return true
    } catch {
      return false
    }
  }
}
