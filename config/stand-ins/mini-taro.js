// Taro's own is a CommonJS module, and keeps of its runtime whatever a program could ask for by name. In the mini-program alone.
import taro from '@tarojs/api'
import { hooks } from '@tarojs/runtime'

export * from '@tarojs/plugin-framework-react/dist/runtime.js'
export const initPxTransform = taro.initPxTransform
/** NutUI's way to ask; it is there once the calls of WeChat are. */
export const createSelectorQuery = (...options) => taro.createSelectorQuery(...options)

if (hooks.isExist('initNativeApi')) hooks.call('initNativeApi', taro)

export default taro
