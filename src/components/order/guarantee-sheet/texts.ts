/** Texts of the sheet that tells what goes back of an order, and when. */
export const texts = {
  title: '钱和时间，怎么算',
  subtitle: (day: string, yuan: string) => `以${day ? `${day}到场、` : ''}实付 ¥${yuan} 为例`,
  undone: '漏检退差',
  undoneRule: (yuan: string) =>
    `：没做项目单价之和 ÷ 全部项目单价之和 × 实付。例：没做的占单价合计的 10%，退 ¥${yuan}。`,
  where: '退到哪',
  whereNote: '原路退回付款的账户，礼品卡退回卡里；到账时间以支付渠道为准',
  coupon: '券呢',
  couponNote: (days: number) => `整单退时原样还你，剩不到 ${days} 天的延到 ${days} 天`,
  change: '改约差价',
  changeNote: (times: number) => `贵了补差，便宜了退差，最多改 ${times} 次`,
  path: '都不用打电话：',
  way: '我的 → 订单 → 这一单',
  buttons: (changes: boolean) => (changes ? '，底部“申请退款”和“改约”就是。' : '，底部“申请退款”就是。'),
  all: '取消与退改须知全文',
  known: '知道了'
} as const
