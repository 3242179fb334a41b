/** Texts of a coupon as a ticket (§3). */
export const ticketTexts = {
  /** Read aloud. */
  off: (yuan: string) => `减${yuan}元`,
  rate: '折',
  platform: '平台券',
  channel: '渠道券',
  expires: (date: string) => `${date} 到期`
} as const
