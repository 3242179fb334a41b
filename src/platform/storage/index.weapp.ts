import Taro from '@tarojs/taro'
import type { StorageCapability, TextStorage } from './types'

const under = (prefix: string): TextStorage => ({
  get(key) {
    const value: unknown = Taro.getStorageSync(prefix + key)
    return typeof value === 'string' && value !== '' ? value : null
  },
  set(key, value) {
    try {
      Taro.setStorageSync(prefix + key, value)
    } catch {
      // The 10 MB are full: the value just does not survive.
    }
  },
  remove(key) {
    Taro.removeStorageSync(prefix + key)
  }
})

/** A mini-program has one store; its session part outlives a killed app, so that a draft can be resumed. */
export const storage: StorageCapability = {
  local: under('l:'),
  session: under('s:'),
  setTokenCookie() {
    // No cookies here: the header carries the token.
  }
}
