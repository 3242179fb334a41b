import Taro from '@tarojs/taro'
import type { PageQuery } from './types'

// All parameters of a mini-program page are query, so nothing hides another.
export const pageQuery: PageQuery = (key) => Taro.getCurrentInstance().router?.params[key]
