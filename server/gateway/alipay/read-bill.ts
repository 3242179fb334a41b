import { parseDateTime } from '@/domain/date'
import { OutsideError } from '../../outside'
import type { BillLine } from '../bill'

/** Heads of the columns that are read, and of those from which the others are counted. */
const COLUMN = {
  paymentNo: '商户订单号',
  kind: '业务类型',
  startedAt: '创建时间',
  amount: '订单金额（元）',
  coupon: '券名称',
  afterCoupon: '商家红包消费金额（元）',
  refundNo: '退款批次号/请求号'
} as const

/** What the detail file begins with; the other file of a bill has sums. */
const DETAIL = '#支付宝业务明细查询'
const END = '业务明细列表结束'
const SUM = /^(-?)(\d+)\.(\d{2})$/

const problem = (what: string) => new OutsideError(`a bill of Alipay ${what}`)

/** Yuan with two decimals, in fen; what went back is below zero in a bill. */
function fenOf(text: string): number {
  const [, , yuan = '', cents = ''] = SUM.exec(text) ?? []
  if (yuan === '') throw problem('with a sum that is none')
  return Number(yuan) * 100 + Number(cents)
}

/** Whose bill of which day it is, as it says itself. */
export interface BillOf {
  readonly sellerId: string
  /** YYYY-MM-DD in Shanghai. */
  readonly day: string
}

export const isDetail = (text: string): boolean => text.startsWith(DETAIL)

/**
 * Lines of the detail file: remarks that begin with a sign, a head, a line each with tabs after its values, and a remark that it is the
 * end. Nothing is quoted: a name of what was bought, or of a coupon, may hold commas, so the columns behind it are counted from the first
 * that can only be its neighbour.
 */
export function readAlipayBill(text: string, { sellerId, day }: BillOf): readonly BillLine[] {
  const lines = text.split(/\r?\n/)
  const remarks = lines.filter((line) => line.startsWith('#'))
  const said = (sign: string) => remarks.some((line) => line.includes(sign))
  const [year, month, date] = day.split('-')
  if (!said(`账号：[${sellerId}`)) throw problem('of another account')
  if (!said(`起始日期：[${year}年${month}月${date}日`)) throw problem('of another day')
  if (!said(END)) throw problem('that breaks off')
  const [head = '', ...rows] = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const names = valuesOf(head)
  const place = (name: string): number => {
    const found = names.indexOf(name)
    if (found < 0) throw problem(`without ${name}`)
    return found
  }
  const at = {
    paymentNo: place(COLUMN.paymentNo),
    kind: place(COLUMN.kind),
    startedAt: place(COLUMN.startedAt),
    amount: place(COLUMN.amount),
    coupon: place(COLUMN.coupon),
    afterCoupon: place(COLUMN.afterCoupon),
    refundNo: place(COLUMN.refundNo)
  }
  return rows.flatMap((row): BillLine[] => {
    const values = valuesOf(row)
    const behindName = neighbour(values, at.startedAt, (value) => parseDateTime(value) !== null)
    const amountFen = () => fenOf(values[at.amount + behindName] ?? '')
    switch (values[at.kind]) {
      case '交易':
        return [{ kind: 'payment', no: values[at.paymentNo] ?? '', amountFen: amountFen() }]
      case '退款': {
        const coupon = at.coupon + behindName
        const behindCoupon = neighbour(values, coupon + 1, (value) => SUM.test(value)) + coupon + 1
        const no = values[behindCoupon + at.refundNo - at.afterCoupon] ?? ''
        return [{ kind: 'refund', no, amountFen: amountFen() }]
      }
      default:
        return []
    }
  })
}

const valuesOf = (line: string): string[] => line.split(',').map((value) => value.trim())

/** How far behind its place a column is in this row. */
function neighbour(values: readonly string[], from: number, isIt: (value: string) => boolean): number {
  const found = values.findIndex((value, index) => index >= from && isIt(value))
  if (found < 0) throw problem('with a line that cannot be read')
  return found - from
}
