const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/i, 'iPhone'],
  [/iPad/i, 'iPad'],
  [/HarmonyOS|OpenHarmony/i, '鸿蒙手机'],
  [/Android/i, '安卓手机'],
  [/Windows/i, 'Windows 电脑'],
  [/Macintosh|Mac OS X/i, 'Mac 电脑'],
  [/Linux/i, 'Linux 电脑']
]
/** Hosts of the product first: an app's web view calls itself Chrome as well. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/tjb-(ios|android)/i, 'App'],
  [/CMBC/i, '银行应用'],
  [/miniProgram/i, '微信小程序'],
  [/MicroMessenger/i, '微信'],
  [/Edg/i, 'Edge 浏览器'],
  [/Firefox|FxiOS/i, 'Firefox 浏览器'],
  [/Chrome|CriOS/i, 'Chrome 浏览器'],
  [/Safari/i, 'Safari 浏览器']
]

const named = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([mark]) => mark.test(agent))?.[1]

/** What a person knows their device by: 'iPhone · 微信'. */
export function deviceNameOf(userAgent: string): string {
  const parts = [named(SYSTEMS, userAgent), named(PROGRAMS, userAgent)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join(' · ') : '未知设备'
}
