/** Texts of confirm on a card where nothing is chosen yet. */
export const texts = {
  none: '没有数据',
  noneText: '请先选择机构与时间',
  toBooking: '去预约'
} as const
