/** A cart paid with gift cards and a payment, and what goes back of its orders: to the cards first, to the fen. */
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import { wrongBooks, wrongChannels } from '../../testing/money'
import { RECIPIENT, ordering } from '../../testing/ordering'
import { laterSteps } from '../../testing/random-orders'
import { wrongCounts } from '../../testing/stock'
import { createTestApp, type TestApp } from '../../testing/test-app'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const RUNS = Number(process.env['EQUATION_RUNS'] ?? 12)
const SEED = 20_260_614
/** Prices that share unevenly. */
const GOODS = [
  { productCode: 'HS2009', skuId: 'HS2009-3' },
  { productCode: 'HS2001', skuId: 'HS2001-2' },
  { productCode: 'GH7002', skuId: 'GH7002-1' },
  { productCode: 'CA3103', skuId: 'CA3103-1' }
] as const
const CARDS = ['GF2026000017', 'GF2026000025'] as const
const COUPONS = ['', 'CP-CH30'] as const

let server: TestApp
let session: Session
let steps: ReturnType<typeof ordering>
let later: ReturnType<typeof laterSteps>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  later = laterSteps(server, steps)
  await steps.remember()
  session = await server.login('10000000001')
})
afterAll(() => server?.close())

interface Shares {
  readonly orderNum: string
  readonly paid: number
  /** What cards have paid of it. */
  readonly gift: number
  readonly back: number
  /** What is on cards again. */
  readonly giftBack: number
}
const shares = () =>
  rowsOf<Shares>(
    server.database.db,
    sql`
    select o.order_num as "orderNum", o.paid_fen as paid,
      coalesce((select sum(t.amount_fen) from due_tenders t join dues d on d.id = t.due_id where d.order_num = o.order_num), 0)::int as gift,
      coalesce((select sum(amount_fen) from refunds r where r.order_num = o.order_num), 0)::int as back,
      coalesce((select sum(w.amount_fen) from refund_payouts w join refunds r using (refund_no)
        where r.order_num = o.order_num and w.tender is not null), 0)::int as "giftBack"
    from orders o where o.order_num not like 'CA________00__' order by o.order_num`
  )
const onCards = async () => {
  const [sum] = await rowsOf<{ fen: number }>(
    server.database.db,
    sql`select sum(amount_fen - taken_fen)::int as fen from stored_values where no in ('GF2026000017', 'GF2026000025')`
  )
  return sum?.fen
}

const cart = fc.record({
  pieces: fc.uniqueArray(
    fc.record({ goods: fc.constantFrom(...GOODS), quantity: fc.integer({ min: 1, max: 3 }) }),
    { minLength: 2, maxLength: 4, selector: ({ goods }) => goods.productCode }
  ),
  cards: fc.subarray([...CARDS], { minLength: 1 }),
  coupon: fc.constantFrom(...COUPONS),
  /** Which order, and how many pieces of it: none is all of it. */
  refunds: fc.array(fc.record({ index: fc.nat({ max: 3 }), pieces: fc.constantFrom(undefined, 1, 2) }), {
    minLength: 1,
    maxLength: 5
  })
})

let keys = 0
/** What happened at all: runs in which cards pay all or nothing goes back in parts prove little. */
const seen = new Set<string>()

test('whatever a cart is paid with, each order gives back its own share: to the gift cards first, to the fen', async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(cart, async ({ pieces, cards, coupon, refunds }) => {
      await steps.startOver()
      const before = await onCards()
      const body = {
        ...RECIPIENT,
        goods: pieces.map(({ goods, quantity }) => ({ ...goods, quantity })),
        giftCard: cards.join(',')
      }
      const place = (couponCode: string) => {
        const once = { session, idempotencyKey: `cart-money-${(keys += 1)}` }
        return server.call('order.completeCart', { ...body, couponCode }, once)
      }
      const tried = await place(coupon)
      // A coupon of goods is none of a kit and codes.
      const { code, results } = tried.code === ErrorCode.discountUnavailable ? await place('') : tried
      expect(code).toBe(ErrorCode.ok)
      if (tried.code === ErrorCode.ok && coupon !== '') seen.add('coupon')
      const [first] = results
      if (first && first.payPrice > 0) {
        await steps.pay(session, first.orderNum)
      } else seen.add('cards alone')
      const made = await shares()
      expect(made.reduce((sum, { gift }) => sum + gift, 0)).toBe((before ?? 0) - ((await onCards()) ?? 0))
      if (made.some(({ gift, paid }) => gift > 0 && gift < paid)) seen.add('both ways')
      const all = results.map((_order, index) => ({ index, pieces: undefined }))
      for (const { index, pieces: count } of [...refunds, ...all]) {
        const orderNum = results[index % results.length]?.orderNum ?? ''
        const done = await later.takeBack({ session, orderNum }, count)
        if (done && count !== undefined) seen.add('in parts')
        await steps.tick()
        expect(await wrongBooks(db)).toEqual([])
        for (const { gift, back, giftBack } of await shares()) expect(giftBack).toBe(Math.min(gift, back))
      }
      for (const { paid, back } of await shares()) expect(back).toBe(paid)
      expect(await onCards()).toBe(before)
      expect(await wrongChannels(db)).toEqual([])
      expect(await wrongCounts(db)).toEqual([])
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true }
  )
  expect([...seen].sort()).toEqual(['both ways', 'cards alone', 'coupon', 'in parts'])
})
