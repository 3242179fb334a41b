import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { MINUTE_MS } from '@/domain/date'
import { slots } from '../db/schema'
import { ordering, VISIT_DATE } from '../testing/ordering'
import {
  CHANGE,
  CODE_STEPS_AT_BRANCH,
  laterSteps,
  named,
  slotsAt,
  somebody,
  SPANS
} from '../testing/random-orders'
import { leavePieces, leaveSeats, wrongCounts } from '../testing/stock'
import { wrongOrders } from '../testing/orders'
import { createTestApp, type TestApp } from '../testing/test-app'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const RUNS = Number(process.env['EQUATION_RUNS'] ?? 12)
const SEED = 20_260_520
/** Few, so that many orders find none. */
const SEATS = 3
/** Who orders from abroad on either account, by their own cards. */
const OWN_CARDS = [
  { buyerName: '陈予安', idCard: '99010119880314011X' },
  { buyerName: '沈未央', idCard: '990101199103070119' }
] as const
const PHONES = ['10000000001', '10000000006'] as const
/** The second is sold at a flash price. */
const PRODUCTS = ['CK1003', 'CK1016'] as const

let server: TestApp
let steps: ReturnType<typeof ordering>
let sessions: Session[]
let later: ReturnType<typeof laterSteps>

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  later = laterSteps(server, steps)
  await steps.remember()
  sessions = [await server.login(PHONES[0]), await server.login(PHONES[1])]
})
afterAll(() => server?.close())

/** What has been made so far; a step takes the newest, or does nothing. */
interface World {
  persons: number
  holds: { session: Session; holdId: string }[]
  orders: { session: Session; orderNum: string }[]
  /** Orders of codes among them. */
  codes: { session: Session; orderNum: string }[]
  /** Payments that the payer has confirmed and the gateway not. */
  processing: string[]
}
type Step = (world: World) => Promise<unknown>

const user = fc.integer({ min: 0, max: PHONES.length - 1 })
const span = fc.constantFrom(...SPANS)
let keys = 0
/** A call whose answer the phone may have missed: under the same key an order is the same one, and takes nothing again. */
async function sentTwice<Answer extends { status: number; code: number; message: string; results: unknown }>(
  send: (idempotencyKey: string) => Promise<Answer>
): Promise<Answer> {
  const key = `sent-twice-${(keys += 1)}`
  const answer = await send(key)
  expect([answer.status, answer.message]).toEqual([200, expect.anything()])
  if (answer.code === 1) expect((await send(key)).results).toEqual(answer.results)
  return answer
}

const take = named('take', fc.record({ user, span }), async (world: World, { user, span }) => {
  const session = sessions[user]!
  const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: span.timeSpanId }
  const { code, results } = await server.call('hold.take', place, { session })
  if (code === 1) world.holds.push({ session, holdId: results.holdId })
})
const release = named('release', fc.constant(null), async (world: World) => {
  const hold = world.holds.pop()
  if (hold) await server.call('hold.release', { holdId: hold.holdId }, { session: hold.session })
})
const order = named(
  'order',
  fc.record({
    user,
    span,
    held: fc.boolean(),
    productCode: fc.constantFrom(...PRODUCTS),
    coupon: fc.boolean(),
    /** Of the product, from now on. */
    persons: fc.constantFrom(1, 1, 1, 2)
  }),
  async (world: World, { user, span, held, productCode, coupon, persons }) => {
    const hold = held ? world.holds.at(-1) : undefined
    const session = hold?.session ?? sessions[user]!
    await server.database.db.execute(
      sql`update products set persons = ${persons} where product_code in ('CK1003', 'CK1016') and persons <> ${persons}`
    )
    world.persons += 1
    const medUserInfo = somebody(world.persons)
    const wanted = {
      ...span,
      productCode,
      medUserInfo,
      ...(hold ? { holdId: hold.holdId } : {}),
      ...(coupon ? { couponCode: 'CP-PL50' } : {})
    }
    const answer = await sentTwice((idempotencyKey) => steps.complete(session, wanted, { idempotencyKey }))
    if (answer.code === 1) world.orders.push({ session, orderNum: answer.results[0]!.orderNum })
  }
)
const goods = named(
  'goods',
  fc.record({ user, quantity: fc.integer({ min: 1, max: 2 }), coupon: fc.boolean() }),
  async (world: World, { user, quantity, coupon }) => {
    world.persons += 1
    const session = sessions[user]!
    const input = {
      receiveName: '林知夏',
      receivePhone: '13800000007',
      receiveCity: '四川省-成都市-武侯区',
      receiveAddress: `桐梓林北路 ${world.persons} 号`,
      productCode: 'HS2009',
      skuId: 'HS2009-1',
      quantity,
      ...(coupon ? { couponCode: 'CP-CH30' } : {})
    }
    const answer = await sentTwice((idempotencyKey) =>
      server.call('order.completeGoods', input, { session, idempotencyKey })
    )
    if (answer.code === 1) world.orders.push({ session, orderNum: answer.results[0]!.orderNum })
  }
)
const cancel = named('cancel', fc.constant(null), async (world: World) => {
  const made = world.orders.pop()
  if (!made) return
  const answers = await Promise.all(
    [1, 2].map(() => server.call('order.cancel', { id: made.orderNum }, { session: made.session }))
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
const pay = named('pay', fc.constantFrom('now', 'later'), async (world: World, when) => {
  const made = world.orders.at(-1)
  if (!made) return
  const created = await steps.create(made.session, made.orderNum)
  const prepayId = created.results?.cashierUrl.split('/').pop()
  if (created.code !== 1 || !prepayId) return
  if (when === 'later') {
    await steps.control(prepayId, { hold: true })
    world.processing.push(prepayId)
  }
  await steps.press(prepayId, 'approve')
  await steps.status(made.session, made.orderNum)
})
const resolve = named('resolve', fc.constantFrom('paid', 'declined'), async (world: World, result) => {
  const prepayId = world.processing.shift()
  if (prepayId) await steps.resolve(prepayId, result as 'paid' | 'declined')
  await steps.tick()
})
const wait = named('wait', fc.constantFrom(6, 11, 16, 31), async (_world: World, minutes) => {
  server.clock.advance(minutes * MINUTE_MS)
  await steps.tick()
})
const cut = named('cut', fc.record({ span, capacity: fc.integer({ min: 1, max: 6 }) }), (_world: World, at) =>
  server.database.db
    .update(slots)
    .set({ capacity: at.capacity, blocked: 0 })
    .where(slotsAt(at.span.timeSpanId))
)

const nth = fc.nat({ max: 4 })
const madeOf = (world: World, index: number) => world.orders[index % Math.max(1, world.orders.length)]
const applyRefund = named(
  'take back',
  fc.record({ nth, pieces: fc.constantFrom(undefined, 1) }),
  async (world: World, value) => {
    const made = madeOf(world, value.nth)
    if (made && (await later.takeBack(made, value.pieces))) seen.add(`back ${value.pieces ?? 'all'}`)
  }
)
const change = named('change', fc.record({ nth, to: CHANGE }), async (world: World, value) => {
  const made = madeOf(world, value.nth)
  const changed = made && (await later.moveVisit(made, value.to))
  if (changed) seen.add(changed.payPrice > 0 ? 'dearer' : 'moved')
})
const withdraw = named('withdraw', nth, async (world: World, value) => {
  const made = madeOf(world, value)
  if (made && (await later.withdraw(made))) seen.add('withdrawn')
})
const codes = named(
  'codes',
  fc.record({ user, quantity: fc.integer({ min: 1, max: 2 }) }),
  async (world: World, { user, quantity }) => {
    world.persons += 1
    const session = sessions[user]!
    const orderNum = await later.buyCodes(session, world.persons, quantity)
    if (orderNum === null) return
    world.orders.push({ session, orderNum })
    world.codes.push({ session, orderNum })
  }
)
const till = named('till', fc.record({ nth, at: CODE_STEPS_AT_BRANCH }), async (world: World, value) => {
  const made = world.codes[value.nth % Math.max(1, world.codes.length)]
  for (const step of made ? value.at : []) {
    if (await later.showCode(made!, step)) seen.add(step)
  }
})
/** Goods from abroad of one person, of whose year of customs the pieces are. */
const abroad = named(
  'abroad',
  fc.record({ user, quantity: fc.integer({ min: 1, max: 3 }) }),
  async (world: World, value) => {
    world.persons += 1
    const session = sessions[value.user]!
    const input = {
      receiveName: '林知夏',
      receivePhone: '13800000007',
      ...{ province: '四川省', city: '成都市', area: '武侯区', address: `桐梓林北路 ${world.persons} 号` },
      ...{ productCode: 'CB3402', skuId: 'CB3402-1', quantity: value.quantity },
      ...OWN_CARDS[value.user]!
    }
    const answer = await sentTwice((idempotencyKey) =>
      server.call('order.completeCustoms', input, { session, idempotencyKey })
    )
    if (answer.code === 1) {
      seen.add('abroad')
      world.orders.push({ session, orderNum: answer.results[0]!.orderNum })
    }
  }
)
/** What happened at all. */
const seen = new Set<string>()

const sequence: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: order, weight: 6 },
    { arbitrary: goods, weight: 3 },
    { arbitrary: take, weight: 3 },
    { arbitrary: pay, weight: 3 },
    { arbitrary: wait, weight: 3 },
    { arbitrary: resolve, weight: 2 },
    { arbitrary: cancel, weight: 2 },
    { arbitrary: release, weight: 1 },
    { arbitrary: cut, weight: 1 },
    { arbitrary: applyRefund, weight: 4 },
    { arbitrary: change, weight: 5 },
    { arbitrary: withdraw, weight: 5 },
    { arbitrary: codes, weight: 3 },
    { arbitrary: till, weight: 4 },
    { arbitrary: abroad, weight: 2 }
  ),
  { minLength: 8, maxLength: 24 }
)

test('whatever is taken, held, ordered, paid late, cancelled or run out: what a stock has taken is what orders and holds have of it, an order’s status is what follows from its parts, and its lines are what it costs', async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(sequence, async (run) => {
      await steps.startOver()
      await leaveSeats(db, slotsAt(...SPANS.map(({ timeSpanId }) => timeSpanId)), SEATS)
      await leavePieces(db, sql`product_code = 'CK1016'`, SEATS)
      await db.execute(
        sql`update product_skus set stock = ${SEATS}::int where sku_id in ('HS2009-1', 'CA3102-1', 'CB3402-1')`
      )
      const world: World = { persons: 0, holds: [], orders: [], codes: [], processing: [] }
      for (const step of run) {
        await step(world)
        expect(await wrongCounts(db)).toEqual([])
        expect(await wrongOrders(db)).toEqual([])
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true }
  )
  expect([...seen]).toEqual(
    expect.arrayContaining(['back 1', 'back all', 'moved', 'take', 'use', 'release', 'abroad', 'withdrawn'])
  )
  await db.execute(sql`update products set persons = 1 where product_code in ('CK1003', 'CK1016')`)
})
