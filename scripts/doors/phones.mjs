/**
 * The six phones of `npm run dev:doors`: what a page in them takes for its host.
 * `bridge` says who is talked to: an app (`ios`, `android`, `bank`), WeChat (`wechat`), or nobody.
 */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Mobile Safari/537.36'
const [ON_IPHONE, ON_ANDROID] = ['iPhone', 'Linux armv8l']

export const PHONES = [
  {
    name: 'browser',
    title: '浏览器',
    platform: ON_IPHONE,
    userAgent: `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`,
    bridge: null
  },
  {
    name: 'wechat',
    title: '微信',
    platform: ON_ANDROID,
    userAgent: `${ANDROID} MicroMessenger/8.0.47`,
    bridge: 'wechat'
  },
  {
    name: 'ios',
    title: 'App · iOS',
    platform: ON_IPHONE,
    userAgent: `${IPHONE} Mobile/15E148 tjb-ios/7.1.0`,
    bridge: 'ios'
  },
  {
    name: 'android',
    title: 'App · Android',
    platform: ON_ANDROID,
    userAgent: `${ANDROID} tjb-android/7.1.0`,
    bridge: 'android'
  },
  {
    name: 'bank',
    title: '合作银行',
    platform: ON_IPHONE,
    userAgent: `${IPHONE} Mobile/15E148 CMBC/9.0`,
    bridge: 'bank'
  },
  {
    name: 'mini',
    title: '小程序 web-view',
    platform: ON_ANDROID,
    userAgent: `${ANDROID} MicroMessenger/8.0.47 miniProgram/wx0000000000000000`,
    bridge: 'wechat'
  }
]

/** Looks of a page: what the phone's settings hold of it. */
export const LOOKS = {
  light: { title: '浅色', theme: 'light', elder: false },
  dark: { title: '深色', theme: 'dark', elder: false },
  care: { title: '关怀', theme: 'light', elder: true }
}
