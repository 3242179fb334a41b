/** What the server says about leaving the account. */
export const PRIVACY_TEXTS = {
  openOrders: (count: number) => `还有${count}个订单没有完成或还能退款，完成或退款后才能注销账号`,
  notAsked: '没有正在进行的注销申请',
  gone: '已注销用户',
  /** In the place of what nobody may read, not even its owner. */
  hidden: '已设置'
} as const
