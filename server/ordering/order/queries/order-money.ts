import { ORDER_STATUS, type OrderStatus } from '@/domain/order/codes'
import { balanceOf } from '@/domain/order/instalments'
import { orderTerms, paymentTerm, type OpenMoney, type OrderMoney, type Term } from '@/domain/order/terms'
import { TENDER_NAMES, tenderFen } from '@/domain/order/tenders'
import type { Db } from '../../../db/client'
import { CHANNEL_NAMES } from '../../../gateway/texts'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { PAYOUT_STATE } from '../../../money/refund-transaction'
import { instalmentsPaidWith, type OrderInstalment } from '../../../money/queries/instalments'
import { givenBackOf, type GivenBack } from '../../../money/queries/given-back'
import { goesOn } from '../order-policy'
import type { WholeOrder } from '../whole-order'

const WAITING: readonly OrderStatus[] = [ORDER_STATUS.unpaid, ORDER_STATUS.payConfirming]
/** The visit was made: what was to be paid at the branch was paid there. */
const HAD: readonly OrderStatus[] = [ORDER_STATUS.visited, ORDER_STATUS.reported, ORDER_STATUS.done]

const channelName = (channel: string | null): string =>
  channel === null ? '' : (CHANNEL_NAMES[channel] ?? channel)

const wayName = ({ tender, channel }: Pick<GivenBack, 'tender' | 'channel'>): string =>
  tender === null ? channelName(channel) : TENDER_NAMES[tender]

/** The same with the pay order that it is under. */
type MoneyDue = OpenMoney & Pick<OrderInstalment, 'payOrderNum' | 'paidAt'>

const toMoneyDue = (due: OrderInstalment, open: boolean): MoneyDue => {
  const { payOrderNum, paidAt, purpose, amountFen, tenders, payState, channel, deadline } = due
  const runs = open && payState === PAY_ORDER_STATE.open
  return {
    ...{ purpose, amountFen, tenders, open, payOrderNum, paidAt },
    paid: payState === PAY_ORDER_STATE.paid,
    channel: channelName(channel),
    until: runs ? (deadline?.getTime() ?? null) : null
  }
}

function isOpen({ status, ...order }: WholeOrder, due: OrderInstalment): boolean {
  if (due.payState === PAY_ORDER_STATE.paid) return false
  if (WAITING.includes(status)) return true
  if (!goesOn({ ...order, status }) || (due.purpose === 'atBranch' && HAD.includes(status))) return false
  return balanceOf(order.dues) === due
}

/** Money that came after the end of the order was paid for it, and went back; tenders had theirs back before. */
const paidLate = (
  { purpose, amountFen, tenders, payOrderNum, paidAt }: OrderInstalment,
  back: GivenBack
): MoneyDue => ({
  ...{
    purpose,
    amountFen: amountFen - tenderFen(tenders),
    tenders: [],
    paid: true,
    open: false,
    until: null
  },
  ...{ channel: wayName(back), payOrderNum, paidAt }
})

interface Money extends OrderMoney {
  readonly dues: readonly MoneyDue[]
}

function moneyOf(order: WholeOrder, back: readonly GivenBack[]): Money {
  const { orderNum, payOrderNum, dues, payableFen } = order
  const own = back
    .filter((one) => one.orderNum === orderNum)
    .map((one) => ({
      ...{ name: wayName(one), amountFen: one.amountFen, done: one.state === PAYOUT_STATE.done }
    }))
  const late = back.find((one) => one.orderNum === null && one.payOrderNum === payOrderNum)
  if (!late) return { payableFen, dues: dues.map((due) => toMoneyDue(due, isOpen(order, due))), backs: own }
  const paid = dues.filter((due) => due.payOrderNum === payOrderNum).map((due) => paidLate(due, late))
  const gone = paid.map(({ amountFen }) => ({
    ...{ name: wayName(late), amountFen, done: late.state === PAYOUT_STATE.done }
  }))
  return { payableFen, dues: paid, backs: [...own, ...gone] }
}

async function moneyOfAll(db: Db, found: readonly WholeOrder[]): Promise<ReadonlyMap<string, Money>> {
  if (found.length === 0) return new Map()
  const numbers = found.map(({ orderNum }) => orderNum)
  const payOrderNums = found.map(({ payOrderNum }) => payOrderNum)
  const back = await givenBackOf(db, numbers, payOrderNums)
  return new Map(found.map((order) => [order.orderNum, moneyOf(order, back)]))
}

/** The sums of orders, by their numbers. */
export async function termsOf(db: Db, found: readonly WholeOrder[]): Promise<ReadonlyMap<string, Term[]>> {
  const money = await moneyOfAll(db, found)
  return new Map([...money].map(([orderNum, of]) => [orderNum, orderTerms(of)]))
}

/** What one payment was for, by what it was made, under which number and when. */
export interface PaidTerm {
  readonly term: Term
  readonly number: string
  readonly at: Date | null
}

/** The sums of an order, and its payments in the order in which they were made. */
export async function toldMoney(db: Db, order: WholeOrder): Promise<{ terms: Term[]; payments: PaidTerm[] }> {
  const money = (await moneyOfAll(db, [order])).get(order.orderNum)
  if (!money) return { terms: [], payments: [] }
  const paid = money.dues.filter((due) => due.paid)
  const payments = [...new Set(paid.map(({ payOrderNum }) => payOrderNum ?? ''))].map((number) => {
    const dues = paid.filter(({ payOrderNum }) => payOrderNum === number)
    const at = number === order.payOrderNum ? order.paidAt : (dues[0]?.paidAt ?? null)
    return { term: paymentTerm(dues), number, at }
  })
  return { terms: orderTerms(money), payments }
}

/** What was paid last of an order, with all that was paid by the same payment; null of one of which nothing was. */
export async function lastPayment(
  db: Db,
  { dues }: WholeOrder
): Promise<ReturnType<typeof paymentTerm> | null> {
  const last = dues.findLast(({ payState }) => payState === PAY_ORDER_STATE.paid)
  if (!last?.payOrderNum) return null
  const together = await instalmentsPaidWith(db, last.payOrderNum)
  return paymentTerm(together.map((due) => toMoneyDue(due, false)))
}
