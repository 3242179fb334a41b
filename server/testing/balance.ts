import { eq, sql } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { cardBalances, storedValues } from '../db/schema'
import { server, session, steps } from './order-tests'

/** Orders that the balance of a card, a gift card, a coupon and money pay, in files of tests about orders. */

/** 800 元 on a card, and 120 元 on a gift card. */
export const MONEY = '8600100012345704'
const GIFT = 'GF2026000025'
export const FOUR = { couponCode: 'CP-PL50', giftCard: GIFT, balanceCard: MONEY }

/** By the demo user. */
export const ask = <N extends EndpointName>(name: N, input: InputOf<N>, options: object = {}) =>
  server.call(name, input, { session, ...options })
let keys = 0
/** A key of its own. */
export const once = () => ({ idempotencyKey: `balance-${(keys += 1)}` })

/** What is left of both, in yuan. */
export const left = async () => {
  const { db } = server.database
  const gifts = await db.select().from(storedValues).where(eq(storedValues.no, GIFT))
  const cards = await db.select().from(cardBalances).where(eq(cardBalances.no, MONEY))
  return [...gifts, ...cards].map(({ amountFen, takenFen }) => (amountFen - takenFen) / 100)
}
/** As the balance is offered for a payment. */
export const listed = async () =>
  (await ask('gift.list', {})).results.find(
    ({ tender, giftNo }) => tender === 'cardBalance' && giftNo === MONEY
  )
/** What the checkup costs from now on. */
export const costs = (fen: number) =>
  server.database.db.execute(
    sql`update products set sale_price_fen = ${fen}::int where product_code = 'CK1003'`
  )
/** The balance is spent by an order before, but for so much. */
export async function leaveOnCard(yuan: number): Promise<void> {
  await costs(80_000 - yuan * 100)
  await steps.placed(session, { balanceCard: MONEY, hospitalId: 'H3001' })
  await costs(108_000)
}

/** What would go back. */
export const told = async (orderNum: string, quantity?: number) => {
  const parts = quantity === undefined ? undefined : [{ lineId: `${orderNum}-01`, quantity }]
  const { results } = await ask('order.refundPreview', { orderNum, ...(parts ? { parts } : {}) })
  const ways = results.ways.map(({ name, amount }) => [name, amount])
  return { parts, ways, amount: results.amount, again: results.storedAgain }
}
/** What was told goes back, by those ways. */
export async function refund(orderNum: string, quantity?: number): Promise<(string | number)[][]> {
  const { parts, amount, ways } = await told(orderNum, quantity)
  const input = { orderNum, ...(parts ? { parts } : {}), amount, reasonId: 5 }
  expect((await ask('order.refund', input, once())).code).toBe(ErrorCode.ok)
  await steps.tick()
  return ways
}
