/**
 * The membership (our own call), in our own words and fen: `readMembership`.
 */
import type * as wire from '@/contract/activity/dto/member'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

type Same =
  | 'serverTime'
  | 'name'
  | 'productCode'
  | 'category'
  | 'skuId'
  | 'days'
  | 'percent'
  | 'kindNames'
  | 'refundDays'
  | 'state'
  | 'endAt'
  | 'savedOrders'
  | 'refund'
  | 'rules'

export interface Membership extends Pick<wire.MemberDetail, Same> {
  readonly priceFen: number
  /** From what sum on it saves what it costs. */
  readonly breakEvenFen: number
  readonly example: { readonly name: string; readonly usualFen: number; readonly fen: number } | null
  /** By one's own so far. */
  readonly savedFen: number
  /** null of a guest. */
  readonly lastYear: {
    readonly orders: number
    readonly paidFen: number
    readonly savesFen: number
    /** Below 0: the fee is more than it saves. */
    readonly netFen: number
  } | null
}

export async function readMembership(call: Call): Promise<Membership> {
  const { price, breakEven, example, saved, lastYear, ...same } = await call('member.detail', {})
  return {
    ...same,
    ...{ priceFen: toFen(price), breakEvenFen: toFen(breakEven), savedFen: toFen(saved) },
    example: example && {
      name: example.name,
      usualFen: toFen(example.usualPrice),
      fen: toFen(example.price)
    },
    lastYear: lastYear && {
      orders: lastYear.orders,
      paidFen: toFen(lastYear.paid),
      savesFen: toFen(lastYear.saves),
      netFen: toFen(lastYear.net)
    }
  }
}
