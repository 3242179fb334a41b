/** Texts of a person who was told with an order. */
export const texts = {
  locked: '下单时已登记，不能更改',
  /** In the order of the card. */
  labels: { name: '姓名', idNumber: '证件号', mobile: '手机号', gender: '性别' }
} as const
