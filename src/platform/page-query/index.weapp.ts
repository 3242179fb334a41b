import Taro from '@tarojs/taro'
import type { PageAddress, PageQuery } from './types'

// All parameters of a mini-program page are query, so nothing hides another.
export const pageQuery: PageQuery = (key) => Taro.getCurrentInstance().router?.params[key]
export const pageAddress: PageAddress = () => null
