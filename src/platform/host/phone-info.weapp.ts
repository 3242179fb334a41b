import Taro from '@tarojs/taro'

/** One call tells all of it before base library 2.20.1, and keeps the phone waiting for what nobody asked. */
export const windowInfo = () =>
  Taro.canIUse('getWindowInfo') ? Taro.getWindowInfo() : Taro.getSystemInfoSync()

export const appInfo = () =>
  Taro.canIUse('getAppBaseInfo') ? Taro.getAppBaseInfo() : Taro.getSystemInfoSync()
