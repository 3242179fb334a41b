/** Texts of a parcel's way. */
export const texts = {
  title: '物流信息',
  copy: '复制单号',
  copied: '单号已复制',
  pieces: (count: number) => `共 ${count} 件`,
  notSent: '发货后显示快递单号',
  confirmsAt: (day: string) => `${day} 未确认将自动确认收货`,
  receiver: '收货地址',
  order: '查看订单',
  ask: '物流有问题',
  receive: '确认收货',
  missing: '没有要查看的物流',
  missingText: '请从订单打开物流信息',
  toOrders: '查看我的订单'
} as const
