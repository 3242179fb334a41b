import Taro from '@tarojs/taro'
import { decodeValue } from '@/domain/entry/decode-value'
import type { KeepInAddress, PageAddress, PageQuery } from './types'

// All parameters of a mini-program page are query, so nothing hides another. WeChat hands them over as they are written.
export const pageQuery: PageQuery = (key) => {
  const value = Taro.getCurrentInstance().router?.params[key]
  return value === undefined ? undefined : decodeValue(value)
}
export const pageAddress: PageAddress = () => null
export const keepInAddress: KeepInAddress = () => undefined
