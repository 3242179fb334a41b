/** Texts of the page on which a booking is looked over. */
export const texts = {
  title: '预约确认',
  lookOver: '请核对以下预约信息',
  detail: '订单详情'
} as const
