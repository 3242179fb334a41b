/** Texts of confirm while a dose of an order gets its day, or another one. */
export const texts = {
  before: '原时间',
  paid: '已付清',
  nothingDue: '这次不用再付',
  owed: (name: string, yuan: string) => `${name} ¥${yuan} 到店前补齐`,
  book: '确认预约',
  move: '确认改约',
  booked: (dose: string) => `${dose}已约好`,
  moved: (dose: string) => `${dose}已改约`,
  changeRule: (come: string) => `改约免费到${come}前一天 18:00，最多 3 次`,
  priceTitle: '改约要补差价',
  priceText: (yuan: string) => `价格有变动，改约要补 ¥${yuan}`,
  priceLower: (yuan: string) => `价格有变动，改约后退还 ¥${yuan}`,
  agree: '同意',
  ended: (unit: string) => `这一${unit}现在不能预约或改约，请回订单查看`,
  toOrder: '查看订单',
  noVisit: (place: string) => `还没有选好${place}和时间`,
  toBooking: '去选择'
} as const
