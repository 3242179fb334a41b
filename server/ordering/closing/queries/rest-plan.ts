import { chargedFreights, parcelOf, type Parcel } from '@/domain/cart/freight'
import { payableNowFen, planInstalments, type PlannedInstalment } from '@/domain/order/instalments'
import { chargingFreight, couponableFen, withDiscount } from '@/domain/order/lines'
import { withFreight } from '@/domain/quote/goods-quote'
import { freightOf, payableFen, priceLines } from '@/domain/quote/lines'
import type { Db } from '../../../db/client'
import type { WholeOrder } from '../../order/whole-order'
import { addressOf } from '../../order/recipient'
import {
  couponIdsOf,
  discountsAnew,
  paymentsAnew,
  sumOf,
  type Discount,
  type ReturnedTender,
  type TenderPayment
} from '../../tenders'

/** An order that stays when another one of its payment is left out, as it will be. Money in fen. */
interface Rest {
  readonly order: WholeOrder
  readonly discountFen: number
  readonly couponIds: readonly string[]
  readonly totalFen: number
  readonly payableFen: number
  readonly priceLines: WholeOrder['priceLines']
  readonly lines: WholeOrder['lines']
  /** In the order of its dues: what each of these is from then on. */
  readonly dues: readonly PlannedInstalment[]
  readonly payments: readonly TenderPayment[]
}

export interface RestPlan {
  readonly rest: readonly Rest[]
  /** Discounts that come back. */
  readonly back: readonly ReturnedTender[]
  /** What is paid at the gateway for those that stay. */
  readonly toPayFen: number
}

/**
 * How the orders of an unpaid payment are paid once one of them is left out: its discounts fall on the others or come back,
 * another one carries the freight that it carried, tenders pay as much as they can of them. Prices stay those that were seen.
 */
export async function restPlan(
  db: Db,
  together: readonly WholeOrder[],
  leftOut: string,
  now: Date
): Promise<RestPlan> {
  const staying = together.filter(({ orderNum }) => orderNum !== leftOut)
  const asking = { db, userId: together[0]?.userId ?? '', now }
  const { discounts, back } = await discountsAnew(asking, { together, staying })
  const parcels = staying.map(parcelOfOrder)
  const freights = chargedFreights(parcels)
  const rest = staying.map((order, at) => {
    const discount = discounts[at]
    if (!discount) throw new Error('an order without its share')
    const freight = { ownFen: parcels[at]?.freightFen ?? 0, chargedFen: freights[at] ?? 0 }
    return { ...pricedAnew(order, discount, freight), couponIds: couponIdsOf(discount) }
  })
  const dues = rest.map((one) => planInstalments(one.payableFen, depositOf(one.order)))
  const dueFen = dues.map(payableNowFen)
  const payments = await paymentsAnew(db, { together, staying }, dueFen)
  return {
    rest: rest.map((one, at) => ({ ...one, dues: dues[at] ?? [], payments: payments[at] ?? [] })),
    back,
    toPayFen: dueFen.reduce((sum, fen) => sum + fen, 0) - sumOf(payments.flat())
  }
}

/** What it costs to send it alone stands in its line, also while another order carries that. */
function parcelOfOrder({ kind, orderType: category, lines, people }: WholeOrder): Parcel | null {
  const freight = lines.find(({ role }) => role === 'freight')
  const recipient = people.find(({ role }) => role === 'recipient')
  return parcelOf({ kind, category }, freight?.unitFen ?? null, addressOf(recipient?.person ?? {}))
}

function pricedAnew(
  order: WholeOrder,
  discount: Discount,
  { ownFen, chargedFen }: { readonly ownFen: number; readonly chargedFen: number }
) {
  const { fen: discountFen, notes } = discount
  const before = order.priceLines.filter(({ key }) => key !== 'coupon')
  const lines = withFreight(before, chargedFen, ownFen)
  const movedFen = chargedFen - (freightOf(before) ?? 0)
  const told = priceLines(
    { lines, itemTotalFen: couponableFen(order.lines, order.discountFen) },
    { note: notes.join('、'), discountPriceFen: discountFen }
  )
  return {
    ...{ order, discountFen, payableFen: payableFen(told), priceLines: told },
    totalFen: order.totalFen + movedFen,
    lines: chargingFreight(withDiscount(order.lines, order.discountFen, discountFen), chargedFen)
  }
}

const depositOf = ({ dues }: WholeOrder) => {
  const deposit = dues.find(({ purpose }) => purpose === 'deposit')
  const rest = dues.find(({ purpose }) => purpose === 'balance' || purpose === 'atBranch')
  if (!deposit || !rest) return null
  return { fen: deposit.amountFen, rest: rest.purpose === 'balance' ? 'balance' : 'atBranch' } as const
}
