import { sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import type { Coupon, CouponListInput } from '@/contract/coupon/dto'
import type { ChangedVisit } from '@/contract/order/dto/change'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { discountFen } from '@/domain/coupon/apply'
import { toFen } from '@/domain/money'
import { shareStored } from '@/domain/order/stored-money'
import { payableNowFen, planInstalments, type Deposit } from '@/domain/order/instalments'
import { payableFen } from '@/domain/quote/lines'
import { rowsOf } from '../db/client'
import { VISIT_DATE } from './ordering'
import type { TestApp } from './test-app'

/** What is bought, by what, and what of it is paid first. */
export interface Wanted {
  readonly order: CouponListInput
  readonly couponCode?: string | undefined
  readonly giftCard?: string | undefined
  readonly deposit?: Deposit | null
}

/** What the confirm page told of it, in fen: with the coupon, and of what is paid now by gift card and at the cashier. */
interface ToldBefore {
  readonly costs: number
  readonly gift: number
  readonly now: number
  /** Sums on the page that do not agree with each other. */
  readonly wrong: readonly string[]
}

type Lines = readonly { readonly amount: number }[]
const sumOf = (lines: Lines): number =>
  payableFen(lines.map(({ amount }) => ({ ...BARE, amountFen: toFen(amount) })))
const BARE = { key: 'base', label: '', note: '' } as const

const offOf = ({ couponType, discountedPrice, discounted, maxDiscount }: Coupon, fen: number): number =>
  discountFen(
    {
      ...{ couponType, discounted, discountedPriceFen: toFen(discountedPrice) },
      maxDiscountFen: maxDiscount > 0 ? toFen(maxDiscount) : null
    },
    fen
  )

/** The page's price of a visit or of goods, and the cart's of each line, with the lines below it. */
async function quotesOf(
  { call }: TestApp,
  session: Session,
  { productCode = '', orgCode, rtime, skuId, quantity = 1, goods }: CouponListInput
): Promise<readonly { readonly userPayPrice: number; readonly lines: Lines }[]> {
  if (goods) {
    const { results } = await call('cart.lines', { lines: goods }, { session })
    return results.lines.flatMap(({ quote }) => quote ?? [])
  }
  if (skuId !== undefined)
    return (await call('goods.quote', { productCode, skuId, quantity }, { session })).results
  if (orgCode === undefined || rtime === undefined) throw new Error('a visit has a branch and a day')
  return (await call('addon.quote', { productCode, orgCode, rtime, customAddPackage: [] }, { session }))
    .results
}

export async function toldBefore(
  server: TestApp,
  session: Session,
  { order, couponCode, giftCard, deposit = null }: Wanted
): Promise<ToldBefore> {
  const quotes = await quotesOf(server, session, order)
  const wallet = (await server.call('coupon.list', order, { session })).results
  const coupon = wallet.list.find((one) => one.couponCode === couponCode && one.usable)
  const off = coupon ? offOf(coupon, toFen(wallet.baseAmount)) : 0
  const costs = toFen(wallet.payAmount) - off
  const now = payableNowFen(planInstalments(costs, deposit))
  const cards = (await server.call('gift.list', {}, { session })).results
  const left = cards
    .filter(({ giftNo }) => giftNo === giftCard)
    .map(({ giftNo: no, balance }) => ({ no, leftFen: toFen(balance) }))
  const gift = (shareStored([now], left)[0] ?? []).reduce((sum, { amountFen }) => sum + amountFen, 0)
  const [only, ...others] = quotes
  const wrong = [
    ...quotes.flatMap(({ userPayPrice, lines }) =>
      sumOf(lines) === toFen(userPayPrice) ? [] : ['lines of a price']
    ),
    ...(only && others.length === 0 && only.userPayPrice !== wallet.payAmount
      ? ['the price that coupons see']
      : [])
  ]
  return { costs, gift, now: now - gift, wrong }
}

/** Sums that were told before the order was placed, or are told by its answer and the cashier, and are not in the books: a line each. */
export async function wrongBefore(
  { call, database }: TestApp,
  session: Session,
  told: ToldBefore,
  placed: readonly OrderResult[]
): Promise<string[]> {
  const [first] = placed
  if (!first) return []
  const { payOrderNum } = first
  const [booked] = await rowsOf<{ costs: number; now: number; gift: number }>(
    database.db,
    sql`
    select
      (select sum(l.payable_fen) from order_lines l join orders o on o.order_num = l.order_num
        where o.pay_order_num = ${payOrderNum})::int as costs,
      (select sum(amount_fen) from dues where pay_order_num = ${payOrderNum})::int as now,
      coalesce((select sum(t.amount_fen) from due_tenders t join dues d on d.id = t.due_id
        where d.pay_order_num = ${payOrderNum}), 0)::int as gift`
  )
  if (!booked) throw new Error('an order without lines')
  const cashier = booked.now - booked.gift
  const status = (await call('pay.status', { payOrderNum }, { session })).results
  return [
    ...told.wrong,
    ...unequal([
      ['confirm: in all', told.costs, booked.costs],
      ['confirm: by gift card', told.gift, booked.gift],
      ['confirm: paid now', told.now, cashier],
      ['cashier: its status', toFen(status.payPrice), cashier],
      ...placed.map((one) => ['the answer: paid now', toFen(one.payPrice), cashier] as const)
    ])
  ]
}

/** What a change of the day told of its difference, and what the cashier asks for it, that is not in the books. */
export async function wrongChange(
  { call, database }: TestApp,
  session: Session,
  { orderNum, payOrderNum, payPrice, refundPrice }: ChangedVisit
): Promise<string[]> {
  const [booked] = await rowsOf<{ due: number; back: number }>(
    database.db,
    sql`
    select
      coalesce((select sum(amount_fen) from dues where pay_order_num = ${payOrderNum}), 0)::int as due,
      coalesce((select amount_fen from refunds where order_num = ${orderNum} and cause like 'change:%'
        order by created_at desc, refund_no desc limit 1), 0)::int as back`
  )
  const asks =
    payOrderNum === '' ? null : (await call('pay.status', { payOrderNum }, { session })).results.payPrice
  const place = { orderNum, orgCode: 'H1001', rtime: VISIT_DATE }
  const next = await call('order.otherDatePrice', place, { session })
  const now = next.code === ErrorCode.ok ? next.results[0] : undefined
  const detail = (await call('order.detail', { id: orderNum }, { session })).results
  return unequal([
    ['change: to be paid', toFen(payPrice), booked?.due ?? 0],
    ['change: at the cashier', toFen(asks ?? 0), booked?.due ?? 0],
    ...(refundPrice > 0 ? [['change: goes back', toFen(refundPrice), booked?.back ?? 0] as const] : []),
    ...(now
      ? [['change: of the next one', toFen(now.difference), toFen(detail.changeDifference)] as const]
      : [])
  ])
}

type Said = readonly [what: string, says: number, right: number]
const unequal = (sums: readonly Said[]): string[] =>
  sums.flatMap(([what, says, right]) =>
    says === right ? [] : [`${what}: ${says} is told, ${right} is right`]
  )
