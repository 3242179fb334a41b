import { formatYuan } from '@/domain/money'

/** Texts of a refund. */
export const refundTexts = {
  title: '申请退款',
  hint: '退回后不能恢复，款项原路退回',
  amount: '退还金额',
  doses: (count: number) => `未接种 ${count} 针`,
  given: (paidFen: number, count: number, unitFen: number) =>
    `实付 ¥${formatYuan(paidFen)} − 已接种 ${count} 针 × ¥${formatYuan(unitFen)}`,
  all: (paidFen: number) => `还没接种，实付 ¥${formatYuan(paidFen)} 全退`,
  nothing: '已接种的费用超过实付，没有可退的款项',
  reasons: '退款原因',
  reasonFirst: '请选择退款原因',
  keep: '再想想',
  confirm: '确认退款',
  done: '已申请退款'
} as const
