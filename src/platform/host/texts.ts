/** What this host lacks, and how it is done without it. */
export const lackingTexts = {
  call: (tel: string) => `没有打开拨号，请手动拨打 ${tel}`,
  elsewhere: (url: string) => `没有打开，网址：${url}`,
  map: (address: string) => `没有打开地图，地址：${address}`
} as const
