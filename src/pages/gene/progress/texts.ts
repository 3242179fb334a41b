/** Texts of a sample's way to the report, from the parcel of a kit or from a branch. */
export const texts = {
  title: '检测进度',
  way: '从样本到报告',
  note: '若需要重新采样，会通知您并免费补寄采样盒。',
  branchNote: '若需要重新采样，会通知您再到分院采一次，不另收费。',
  progress: '进度',
  product: '检测项目',
  kit: '规格',
  receiver: '收货人',
  branch: '采样分院',
  tested: '受检人',
  sample: '样本处理',
  destroyed: '报告发布后按规定销毁',
  orderNum: '订单编号',
  createdAt: '下单时间',
  order: '查看订单',
  missing: '没有订单编号',
  missingText: '请从订单详情进入检测进度',
  toOrders: '查看我的订单'
} as const
