import Taro from '@tarojs/taro'
import { appInfo } from '../host/phone-info.weapp'

/** Sizes of WeChat's own text where it stands as it came, px. */
const USUAL = { ios: 17, android: 16 } as const

/** How many times as large as usual text is in WeChat: it enlarges its own text alone, so the product follows. */
export function textInWechat(): number {
  const told = appInfo()
  if ('fontSizeScaleFactor' in told && typeof told.fontSizeScaleFactor === 'number')
    return told.fontSizeScaleFactor
  // Before base library 2.23.4 the size alone is told.
  const { fontSizeSetting, platform } = Taro.getSystemInfoSync()
  const usual = platform === 'ios' ? USUAL.ios : USUAL.android
  return fontSizeSetting ? fontSizeSetting / usual : 1
}
