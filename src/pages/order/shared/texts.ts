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
