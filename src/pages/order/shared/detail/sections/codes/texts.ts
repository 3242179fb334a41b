import type { CodeFace } from '@/domain/order/code-state'

/** Texts of the codes of an order. */
export const codeTexts = {
  left: (left: number, all: number) => `共 ${all} 张，${left} 张可用`,
  no: (codeName: string, no: number) => `${codeName} ${no}`,
  states: {
    unused: '待使用',
    taken: '核对中',
    used: '已使用',
    refunding: '退款中',
    refunded: '已退款',
    expired: '已过期'
  } satisfies Readonly<Record<CodeFace, string>>,
  until: (day: string) => `有效期至 ${day}`,
  always: '长期有效',
  usedAt: (time: string, branch: string) => `${time} 在${branch}使用`,
  taken: '分院正在核对，请稍候',
  back: (yuan: string) => `¥${yuan} 原路退回`,
  show: '出示',
  copy: '复制',
  of: (what: string, codeName: string, no: number) => `${what}${codeName} ${no}`,
  copied: (codeName: string) => `${codeName}已复制`
} as const
