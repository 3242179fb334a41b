import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { MINUTE_MS } from '@/domain/date'
import { rowsOf } from '../db/client'
import { refunds } from '../db/schema'
import { objections } from '../testing/accountant'
import { forgetPrices, takeNotes } from '../testing/accountant-notes'
import { wrongCards } from '../testing/cards'
import { wrongBooks, wrongChannels, payTogether } from '../testing/money'
import { ordering } from '../testing/ordering'
import {
  ASKED,
  BACK_BECAUSE,
  CHANGE,
  CODE_STEPS_AT_BRANCH,
  laterSteps,
  named,
  slotsAt,
  somebody,
  SPANS
} from '../testing/random-orders'
import { leaveSeats, wrongCounts } from '../testing/stock'
import { createTestApp, type TestApp } from '../testing/test-app'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const RUNS = Number(process.env['EQUATION_RUNS'] ?? 24)
const SEED = 20_260_521
/** Few, so that late money finds none. */
const SEATS = 3
/** Of a card with 800 元. */
const BALANCE = '8600100012345704'
const CHANNELS = ['wechat-h5', 'alipay', 'bankcard'] as const

let server: TestApp
let steps: ReturnType<typeof ordering>
let session: Session
let later: ReturnType<typeof laterSteps>

beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  later = laterSteps(server, steps)
  await steps.remember()
  session = await server.login('10000000001')
  await steps.startOver()
  // What was on its way among the seeded orders has ended by then.
  await wait(31)
  await takeNotes(server.database.db)
})
afterAll(() => server?.close())

/** What has been made so far; a step takes the newest, or does nothing. */
interface World {
  persons: number
  orders: { orderNum: string; payOrderNum: string }[]
  /** Orders of codes and of goods among them. */
  codes: string[]
  goods: string[]
  /** Payments that the payer has confirmed and the gateway not. */
  processing: string[]
}
type Step = (world: World) => Promise<unknown>

async function placeOne(
  world: World,
  span: (typeof SPANS)[number],
  productCode: string,
  coupon: boolean,
  gift = false
) {
  world.persons += 1
  const medUserInfo = somebody(world.persons)
  const change = {
    ...(coupon ? { couponCode: 'CP-PL50' } : {}),
    ...(gift ? { giftCard: 'GF2026000017' } : {}),
    ...(gift && !coupon ? { balanceCard: BALANCE } : {})
  }
  const answer = await steps.complete(session, { ...span, productCode, medUserInfo, ...change })
  expect(answer.status).toBe(200)
  const [made] = answer.code === 1 ? answer.results : []
  if (made && gift) seen.add('gift')
  if (made && gift && !coupon) seen.add('balance')
  if (made) world.orders.push({ orderNum: made.orderNum, payOrderNum: made.payOrderNum })
  return made ?? null
}

async function payBy(world: World, channel: (typeof CHANNELS)[number], later: boolean): Promise<void> {
  const made = world.orders.at(-1)
  if (!made) return
  const created = await steps.create(session, made.orderNum, channel)
  const prepayId = created.results?.cashierUrl.split('/').pop()
  if (created.code !== 1 || !prepayId) return
  if (later) {
    await steps.control(prepayId, { hold: true })
    world.processing.push(prepayId)
  }
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum: made.payOrderNum }, { session })
}

const wait = async (minutes: number) => {
  server.clock.advance(minutes * MINUTE_MS)
  await steps.tick()
}

const span = fc.constantFrom(...SPANS)
const channel = fc.constantFrom(...CHANNELS)
const productCode = fc.constantFrom('CK1003', 'CK1009')
const order = named(
  'order',
  fc.record({ span, productCode, coupon: fc.boolean(), gift: fc.boolean() }),
  (world: World, value) => placeOne(world, value.span, value.productCode, value.coupon, value.gift)
)
const basket = named('basket', fc.record({ span }), async (world: World, value) => {
  const first = await placeOne(world, value.span, 'CK1003', true)
  const second = await placeOne(world, value.span, 'CK1009', false)
  if (!first || !second) return
  await payTogether(server.database.db, first.orderNum, second.orderNum)
  world.orders.splice(-2, 2, { orderNum: second.orderNum, payOrderNum: first.payOrderNum })
})
const pay = named('pay', fc.record({ channel, later: fc.boolean() }), (world: World, value) =>
  payBy(world, value.channel, value.later)
)
/** The first has no result for so long that another is opened. */
const twice = named('pay twice', fc.record({ channel, other: channel }), async (world: World, value) => {
  await payBy(world, value.channel, true)
  await wait(16)
  await payBy(world, value.other, false)
})
const outlast = named('pay, and end before the result', fc.boolean(), async (world: World, byUser) => {
  await payBy(world, 'alipay', true)
  await wait(16)
  const made = world.orders.at(-1)
  if (byUser && made) await server.call('order.cancel', { id: made.orderNum }, { session })
  else await wait(16)
})
const resolve = named(
  'resolve',
  fc.constantFrom('paid', 'paid', 'declined'),
  async (world: World, result) => {
    const prepayId = world.processing.shift()
    if (prepayId) await steps.resolve(prepayId, result as 'paid' | 'declined')
    await steps.tick()
  }
)
const cancel = named('cancel', fc.constant(null), async (world: World) => {
  const made = world.orders.pop()
  if (!made) return
  await Promise.all([1, 2].map(() => server.call('order.cancel', { id: made.orderNum }, { session })))
})
const nth = (world: World, index: number) => {
  const made = world.orders[index % Math.max(1, world.orders.length)]
  return made && { session, orderNum: made.orderNum }
}
/** One order is taken back: what was told is what goes back. */
const refund = named(
  'refund',
  fc.record({ index: fc.nat({ max: 3 }), pieces: fc.constantFrom(undefined, 1) }),
  async (world: World, { index, pieces }) => {
    const made = nth(world, index)
    if (made && (await later.takeBack(made, pieces)) && pieces) seen.add('in parts')
  }
)
const kindOf = ({ payPrice, refundPrice }: { payPrice: number; refundPrice: number }): string =>
  payPrice > 0 ? 'dearer' : refundPrice > 0 ? 'cheaper' : 'moved'
const change = named(
  'change',
  fc.record({ index: fc.nat({ max: 3 }), to: CHANGE }),
  async (world: World, { index, to }) => {
    const made = nth(world, index)
    const changed = made && (await later.moveVisit(made, to))
    if (!changed) return
    seen.add(kindOf(changed))
  }
)
/** Several at once that were told the same difference. */
const atOnce = named(
  'change at once',
  fc.record({ index: fc.nat({ max: 3 }), risesFen: fc.constantFrom(-8001, -2500, 3111) }),
  async (world: World, { index, risesFen }) => {
    const made = nth(world, index)
    if (made && (await later.moveAtOnce(made, risesFen)) > 0) seen.add('at once')
  }
)

const withdraw = named('withdraw', fc.nat({ max: 3 }), async (world: World, index) => {
  const made = nth(world, index)
  if (made && (await later.withdraw(made))) seen.add('withdrawn')
})
async function bought(world: World, among: string[], orderNum: string | null): Promise<void> {
  if (orderNum === null) return
  const { payOrderNum } = await steps.detail(session, orderNum)
  world.orders.push({ orderNum, payOrderNum })
  among.push(orderNum)
}
async function buyCodes(world: World, quantity: number): Promise<void> {
  await bought(world, world.codes, await later.buyCodes(session, (world.persons += 1), quantity))
}
async function endCodes(world: World): Promise<void> {
  const orderNum = world.codes.at(-1)
  if (orderNum && (await later.runOut(orderNum)) > 0) seen.add('run out')
}
interface Goods {
  readonly quantity: number
  readonly coupon: boolean
  readonly gift: boolean
}
async function buyGoods(world: World, { quantity, coupon, gift }: Goods): Promise<void> {
  const paid = { coupon: coupon ? 'CP-CH30' : '', gift: gift ? 'GF2026000017' : '' }
  await bought(world, world.goods, await later.buyGoods(session, (world.persons += 1), { quantity, ...paid }))
}
interface Back {
  readonly reasonId: (typeof BACK_BECAUSE)[number]
  readonly pieces: number | undefined
}
async function goodsBack(world: World, { reasonId, pieces }: Back): Promise<void> {
  const orderNum = world.goods.at(-1)
  if (orderNum && (await later.sendBack({ session, orderNum }, reasonId, pieces))) seen.add('goods back')
}
const codes = named('codes', fc.integer({ min: 1, max: 2 }), buyCodes)
const runOut = named('codes run out', fc.constant(null), endCodes)
const goods = named(
  'goods',
  fc.record({ quantity: fc.integer({ min: 1, max: 3 }), coupon: fc.boolean(), gift: fc.boolean() }),
  buyGoods
)
const back = named(
  'goods back',
  fc.record({ reasonId: fc.constantFrom(...BACK_BECAUSE), pieces: fc.constantFrom(undefined, 1) }),
  goodsBack
)
const till = named(
  'till',
  fc.record({ index: fc.nat({ max: 3 }), at: CODE_STEPS_AT_BRANCH }),
  async (world: World, { index, at }) => {
    const orderNum = world.codes[index % Math.max(1, world.codes.length)]
    for (const step of orderNum === undefined ? [] : at) {
      if (await later.showCode({ session, orderNum: orderNum! }, step)) seen.add('shown')
    }
  }
)

const sequence: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: order, weight: 4 },
    { arbitrary: basket, weight: 3 },
    { arbitrary: pay, weight: 4 },
    { arbitrary: twice, weight: 3 },
    { arbitrary: outlast, weight: 3 },
    { arbitrary: resolve, weight: 4 },
    { arbitrary: refund, weight: 3 },
    { arbitrary: change, weight: 5 },
    { arbitrary: atOnce, weight: 3 },
    { arbitrary: withdraw, weight: 2 },
    { arbitrary: codes, weight: 2 },
    { arbitrary: till, weight: 3 },
    { arbitrary: goods, weight: 3 },
    { arbitrary: back, weight: 3 },
    { arbitrary: runOut, weight: 1 },
    { arbitrary: cancel, weight: 1 },
    {
      arbitrary: named('wait', fc.constantFrom(1, 16, 31), (_world: World, minutes) => wait(minutes)),
      weight: 2
    }
  ),
  { minLength: 6, maxLength: 17 }
)

/** Money for an order that its customer had ended goes back: rare among random runs. */
const late: Step[] = [
  (world) => placeOne(world, SPANS[0], 'CK1003', true, true),
  (world) => payBy(world, 'alipay', true),
  () => wait(16),
  (world) => server.call('order.cancel', { id: world.orders.at(-1)?.orderNum ?? '' }, { session }),
  async (world) => {
    const prepayId = world.processing.shift()
    if (prepayId) await steps.resolve(prepayId, 'paid')
  }
]

/** Goods of which a piece comes back, and codes of which one does and the rest run out: rare as well. */
const served: Step[] = [
  (world) => buyGoods(world, { quantity: 2, coupon: true, gift: true }),
  (world) => goodsBack(world, { reasonId: 7, pieces: 1 }),
  (world) => buyCodes(world, 2),
  (world) => later.takeBack({ session, orderNum: world.codes[0] ?? '' }, 1),
  (world) => endCodes(world)
]

/** Another time for the same, for more, and for less: rare too. */
const changed: Step[] = [0, 5050, -8001].map((risesFen, index) =>
  Object.assign(
    async (world: World) => {
      if (index === 0) await placeOne(world, SPANS[0], 'CK1003', false)
      const made = world.orders[0]
      const to = { span: SPANS[index + 1] ?? SPANS[0], risesFen, pays: true }
      const answer = made && (await later.moveVisit({ session, orderNum: made.orderNum }, to))
      if (answer) seen.add(kindOf(answer))
    },
    { toString: () => `changed ${risesFen}` }
  )
)

const placed = slotsAt(...SPANS.map(({ timeSpanId }) => timeSpanId))

/** What happened at all: runs in which nothing goes back prove nothing. */
const seen = new Set<string>()

test('whatever is paid, paid late, paid twice, cancelled, run out or refunded: every account has what orders, refunds and the gateway say, and nobody has more than an accountant would allow', async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(sequence, async (run) => {
      await steps.startOver()
      await leaveSeats(db, placed, SEATS)
      await forgetPrices(db)
      const world: World = { persons: 0, orders: [], codes: [], goods: [], processing: [] }
      for (const step of run) {
        await step(world)
        expect(await wrongBooks(db)).toEqual([])
      }
      for (const prepayId of world.processing) await steps.resolve(prepayId, 'paid')
      await wait(31)
      await wait(1)
      expect(await wrongBooks(db)).toEqual([])
      expect(await wrongChannels(db)).toEqual([])
      expect(await wrongCounts(db)).toEqual([])
      expect(await wrongCards(db)).toEqual([])
      expect(await objections(db)).toEqual([])
      const open = await rowsOf<{ account: string }>(
        db,
        sql`select account from (
              select to_account as account, amount_fen as fen from transfers union all select from_account, -amount_fen from transfers
            ) as moved
            where account like 'pay:%' or account like 'refund:%' and account !~ 'refund:RF[0-9]{8}00'
            group by account having sum(fen) <> 0`
      )
      expect(open).toEqual([])
      for (const { reasonId } of await db.select().from(refunds)) seen.add(reasonId)
      const late = await rowsOf(
        db,
        sql`select from order_events l join order_events b using (order_num)
        where l.event = 'late-payment' and b.event = 'booked'`
      )
      if (late.length > 0) seen.add('seated late')
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true, examples: [[late], [changed], [served]] }
  )
  expect([...seen].filter((reason) => reason !== '').sort()).toEqual([
    ...[...BACK_BECAUSE, ASKED].map(String).sort(),
    'at once',
    'balance',
    'change',
    'cheaper',
    'dearer',
    'expired',
    'gift',
    'goods back',
    'in parts',
    'late',
    'moved',
    'run out',
    'seated late',
    'shown',
    'twice',
    'withdrawn'
  ])
})

test('an order that waits for its payment has its seat: the accountant objects neither then nor when its time is over', async () => {
  const { db } = server.database
  await steps.startOver()
  await forgetPrices(db)
  const world: World = { persons: 0, orders: [], codes: [], goods: [], processing: [] }
  await placeOne(world, SPANS[0], 'CK1003', true, true)
  expect(await objections(db)).toEqual([])
  await wait(31)
  expect(await objections(db)).toEqual([])
})
