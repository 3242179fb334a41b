import Taro from '@tarojs/taro'
import type { ScanCapability } from './types'

export const scan: ScanCapability = {
  can: () => true,
  async read() {
    try {
      return (await Taro.scanCode({})).result || null
    } catch {
      // Left without a code, or refused.
      return null
    }
  }
}
