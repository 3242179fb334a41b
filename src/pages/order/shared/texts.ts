/** Texts of what can be done to an order (§3, §7 Orders). */
export const sharedTexts = {
  cancelTitle: '取消订单',
  cancelHint: '取消后名额立即释放，已用优惠券退回账户',
  reasons: '取消原因',
  reasonFirst: '请选择取消原因',
  keep: '再想想',
  confirmCancel: '确认取消',
  cancelled: '订单已取消',
  removeTitle: '删除订单',
  removeText: (name: string) => `「${name}」删除后不可恢复，确定删除吗？`,
  remove: '删除',
  removed: '订单已删除',
  nowIs: (status: string) => `订单状态：${status}`,
  stillConfirming: '支付结果确认中，请稍后再查'
} as const

/** How an order stands and what comes next. */
export const noteTexts = {
  branch: '分院',
  service: '客服',
  ask: (whom: string, what: string, when = '') => `，${when}可致电${whom}${what}`,
  arrange: '预约',
  changeOrRefund: '改约或退款',
  collect: '领取',
  onceOut: '出具后',
  confirming: '正在核实支付结果，请勿重复支付',
  toBook: '尚未安排到检时间',
  grouping: '人数还没有凑齐，成团后为您安排',
  awaiting: '分院确认后会更新预约状态',
  change: (time: string) => `${time} 前可致电改约`,
  changeHere: (time: string) => `${time} 前可免费改约`,
  packing: '正在打包，会尽快发出',
  toDeclare: '申请清关后才能发货',
  declared: '海关审核通过后发货',
  sent: '包裹已发出，请留意查收',
  reporting: '报告制作中',
  noShow: '未在预约时间到检',
  reported: '报告已出具',
  done: '订单已完成',
  reason: (reason: string) => `取消原因：${reason}`,
  cancelled: '订单已取消',
  again: (buys: boolean) => (buys ? '，可再次购买' : '，可再次预约'),
  closed: '超过支付时限，名额已释放',
  closedGoods: '超过支付时限，商品已释放',
  failed: '分院未能确认预约',
  refunding: '款项将原路退回，到账时间以支付渠道为准',
  refunded: '款项已原路退回'
} as const
