/** Texts of doses: visits of one order, each with a day of its own. */
export const doseTexts = {
  /** '三针' */
  count: (count: number, unit: string) => `${['零', '一', '两', '三', '四', '五'][count] ?? count}${unit}`,
  given: (day: string, done: string) => `${day} ${done}`,
  booked: (day: string) => `${day} 已约`,
  from: (day: string) => `${day} 起`,
  missed: (day: string, missed: string) => `${day} ${missed}`,
  failed: '未约成，请重约',
  cancelled: '已取消',
  toBook: '待预约',
  choose: '选个日子',
  after: (interval: string) => `隔${interval}`,
  days: (days: number) => `${days}天`,
  months: (months: number) => `${months}个月`
} as const
