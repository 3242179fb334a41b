import { formatYuan } from '@/domain/money'

/** Texts of the page of an order's invoices. */
export const texts = {
  title: '发票',
  form: '发票信息',
  can: (fen: number) => `可开 ¥${formatYuan(fen)}`,
  kind: '电子普票',
  onlyPaid: '按实付开票',
  ofStored: (name: string, fen: number) => `${name}支付的 ¥${formatYuan(fen)} 在购卡时已开票`,
  ofCoupon: (fen: number) => `优惠券抵扣的 ¥${formatYuan(fen)} 不开票`,
  note: '开出后发到邮箱，也能在这里下载。退款后原发票自动红冲，剩余金额重新开出。',
  year: '付款后一年内可以申请。',
  submit: '申请开票',
  change: '换开',
  changeSubmit: '确认换开',
  changeNote: '换开会红冲原发票，按新的抬头重新开出，只能换开一次。',
  keep: '不换了',
  done: '已申请开票',
  refused: '现在不能开票',
  seeOrder: '查看订单',
  download: '下载 PDF',
  failed: '文件没有打开，请重试',
  askedNote: '一般几分钟内开出，开出后会通知您',
  refresh: '刷新',
  states: { asked: '开票中', issued: '已开出', reversed: '已红冲', void: '已作废' },
  red: '红字发票',
  number: '发票号码',
  head: '抬头',
  tax: '税号',
  email: '收票邮箱',
  issuedAt: '开票日期'
} as const
