/** Texts of a page that waits for the checks of channel 66. */
export const texts = {
  waiting: '正在确认小程序身份，请稍候'
} as const
