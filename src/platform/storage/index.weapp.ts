import Taro from '@tarojs/taro'
import type { StorageCapability, TextStorage } from './types'

const PREFIX = 'l:'

const local: TextStorage = {
  get(key) {
    const value: unknown = Taro.getStorageSync(PREFIX + key)
    return typeof value === 'string' && value !== '' ? value : null
  },
  set(key, value) {
    try {
      Taro.setStorageSync(PREFIX + key, value)
      return true
    } catch {
      // WeChat keeps 1 MB a key and 10 MB in all. What stood there before is out of date.
      local.remove(key)
      return false
    }
  },
  remove(key) {
    Taro.removeStorageSync(PREFIX + key)
  },
  wipe(stays) {
    for (const key of Taro.getStorageInfoSync().keys) {
      if (key.startsWith(PREFIX) && !stays(key.slice(PREFIX.length))) Taro.removeStorageSync(key)
    }
  }
}

/** Ends with the mini-program, as the browser's session storage ends with its tab. */
const sessionValues = new Map<string, string>()

export const storage: StorageCapability = {
  local,
  session: {
    get: (key) => sessionValues.get(key) ?? null,
    set: (key, value) => sessionValues.set(key, value).has(key),
    remove: (key) => void sessionValues.delete(key),
    wipe: (stays) => [...sessionValues.keys()].forEach((key) => stays(key) || sessionValues.delete(key))
  },
  setTokenCookie() {
    // No cookies here: the header carries the token.
  }
}
