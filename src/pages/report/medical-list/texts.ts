import { formatYuan } from '@/domain/money'

/** Texts of the services of the own cards. */
export const texts = {
  title: '我的体检服务',
  tabs: '体检服务',
  open: '可预约',
  used: '用过的',
  company: '企业卡',
  personal: '个人卡',
  family: '可带家人',
  tail: (tail: string, until: string) => `尾号 ${tail} · ${until} 前`,
  quota: (fen: number) => `加项额度还有 ¥${formatYuan(fen)}`,
  book: '去预约',
  bookOf: (name: string) => `去预约${name}`,
  byPhone: '这张卡请联系客服预约',
  none: '还没有可用的体检卡',
  noneText: '单位发的卡绑定后，套餐和额度会出现在这里',
  toShop: '看看体检套餐',
  bind: '绑卡',
  bindFirst: '绑定新卡',
  noneUsed: '还没有用过的服务',
  order: (name: string) => `${name}的订单`,
  care: '健康管理服务',
  claims: '保险理赔说明',
  foot: '卡号只显示末四位'
} as const
