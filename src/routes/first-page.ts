import Taro from '@tarojs/taro'

/** Whether the product was entered by the open page: there is none of ours to go back to. */
export const isFirstPage = (): boolean => Taro.getCurrentPages().length <= 1
