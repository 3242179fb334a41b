/** Texts of the booking screen while a dose of an order gets its day. */
export const doseBookingTexts = {
  paid: (count: string) => `${count}已付清，这次不用再付`,
  owed: (name: string, yuan: string) => `${name} ¥${yuan} 到店前补齐`,
  interval: (days: number) => `间隔 ${days} 天`,
  atLeast: (days: number) => `要求不少于 ${days} 天`,
  earliest: '最早可约',
  latest: '可约到'
} as const
