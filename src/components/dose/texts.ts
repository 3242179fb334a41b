/** Texts of the doses of a vaccine. */
export const doseTexts = {
  /** '三针' */
  count: (count: number) => `${['零', '一', '两', '三', '四', '五'][count] ?? count}针`,
  given: (day: string) => `${day} 已接种`,
  booked: (day: string) => `${day} 已约`,
  from: (day: string) => `${day} 起`,
  missed: (day: string) => `${day} 未接种`,
  failed: '未约成，请重约',
  cancelled: '已取消',
  toBook: '待预约',
  choose: '选个日子',
  days: (days: number) => `${days}天`,
  months: (months: number) => `${months}个月`
} as const
