/** Every sum that is told of an order, wherever it is told, is what the ledger says: over random orders of random kinds. */
import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { orderLines, products } from '../db/schema'
import { runOps } from '../ops/run'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { RECIPIENT, VISIT_DATE, WIFE } from '../testing/ordering'
import { CHANGE, laterSteps, named, somebody, SPANS } from '../testing/random-orders'
import { wrongSums } from '../testing/sums'
import { toldBefore, wrongBefore, wrongChange, type Wanted } from '../testing/sums-before'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const RUNS = Number(process.env['EQUATION_RUNS'] ?? 24)
const SEED = 20_261_123
const GIFT = 'GF2026000017'

testOrders()
let later: ReturnType<typeof laterSteps>
beforeAll(async () => {
  later = laterSteps(server, steps)
  await server.database.db.execute(sql`create table all_slots as select id, taken from slots`)
})
async function startOver(deposit: boolean): Promise<void> {
  const { db } = server.database
  await steps.startOver()
  await db.execute(
    sql`update slots set taken = a.taken from all_slots a where slots.id = a.id and slots.taken <> a.taken`
  )
  await db.execute(sql`update product_skus set taken = 0, open = true, stock = 300`)
  await db.update(products).set({ onShelf: true })
  const extra = deposit ? { payMode: 'deposit', depositPrice: 200 } : {}
  await db.update(products).set({ extra }).where(eq(products.productCode, 'CK1003'))
}

interface World {
  readonly deposit: boolean
  people: number
  made: string[]
}
interface Choice {
  readonly coupon: boolean
  readonly gift: boolean
  readonly quantity: number
}
/** What happened at all. */
const seen = new Set<string>()
/** Of the visit that takes one, and of doses where it is chosen. */
const DEPOSIT = { fen: 20_000, rest: 'balance' } as const
/** What the pages before it told is held against the books of what was placed. */
async function placeAs(
  world: World,
  wanted: Wanted,
  place: () => ReturnType<typeof steps.complete>
): Promise<void> {
  const told = await toldBefore(server, session, wanted)
  const { code, results } = await place()
  if (code !== ErrorCode.ok) return
  world.made.push(...results.map(({ orderNum }) => orderNum))
  expect(await wrongBefore(server, session, told, results)).toEqual([])
}
const PLACE: Readonly<Record<string, (world: World, choice: Choice) => Promise<void>>> = {
  visit: async (world, { coupon, gift }) => {
    const paid = { ...(coupon ? { couponCode: 'CP-PL50' } : {}), ...(gift ? { giftCard: GIFT } : {}) }
    const order = { productCode: 'CK1003', orgCode: 'H1001', rtime: VISIT_DATE }
    await placeAs(world, { order, ...paid, deposit: world.deposit ? DEPOSIT : null }, () =>
      steps.complete(session, { medUserInfo: somebody((world.people += 1)), ...paid })
    )
  },
  goods: async (world, { coupon, gift, quantity }) => {
    const order = { productCode: 'HS2009', skuId: 'HS2009-3', quantity }
    const paid = { ...(coupon ? { couponCode: 'CP-CH30' } : {}), ...(gift ? { giftCard: GIFT } : {}) }
    await placeAs(world, { order, ...paid }, () =>
      server.call('order.completeGoods', { ...RECIPIENT, ...order, ...paid }, { session })
    )
  },
  kits: async (world, { quantity }) => {
    const order = { productCode: 'GH7002', skuId: 'GH7002-1', quantity }
    await placeAs(world, { order }, () =>
      server.call('order.completeKit', { ...RECIPIENT, ...order }, { session })
    )
  },
  doses: async (world, { coupon }) => {
    const order = { productCode: 'VA1302', orgCode: 'V4201', rtime: VISIT_DATE }
    await placeAs(world, { order, deposit: coupon ? null : DEPOSIT }, () =>
      server.call(
        'order.completeVaccine',
        {
          ...{ isInvoice: 0, payAll: coupon ? 1 : 0, payType: coupon ? 'all' : 'deposit', orgCode: 'V4201' },
          ...{ originOrderNumber: '', productCode: 'VA1302', regDate: VISIT_DATE },
          ...{ startTimeSpan: '09:00-10:00', timeSpanId: 301, medUserInfo: WIFE },
          ...{ buyCity: '广东省-深圳市', buyAddress: '科盛路15号', couponCode: '' },
          ...{ customName: '林知夏', customTel: '10000000002' }
        },
        { session }
      )
    )
  },
  cart: async (world, { gift, quantity }) => {
    const goods = [
      { productCode: 'HS2009', skuId: 'HS2009-3', quantity },
      { productCode: 'CA3103', skuId: 'CA3103-1', quantity: 1 }
    ]
    const paid = gift ? { giftCard: GIFT } : {}
    await placeAs(world, { order: { goods }, ...paid }, () =>
      server.call('order.completeCart', { ...RECIPIENT, goods, ...paid }, { session })
    )
  }
}

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, ['orders', ...typed], 'front desk')
const nth = ({ made }: World, index: number) => made[index % Math.max(1, made.length)]
const payDue = async (orderNo: string, due?: 'balance') => {
  const { code, results } = await server.call(
    'pay.create',
    { orderNo, channel: due ? 'alipay' : 'wechat-h5', due },
    { session }
  )
  const prepayId = code === ErrorCode.ok ? results.cashierUrl.split('/').pop() : undefined
  if (!prepayId) return false
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum: results.payOrderNum }, { session })
  return true
}

type Step = (world: World) => Promise<unknown>
const at = fc.nat({ max: 3 })
const place = named(
  'place',
  fc.record({
    kind: fc.constantFrom(...Object.keys(PLACE)),
    choice: fc.record({ coupon: fc.boolean(), gift: fc.boolean(), quantity: fc.integer({ min: 1, max: 3 }) })
  }),
  (world: World, { kind, choice }) => placeOne(world, kind, choice)
)
const on =
  (name: string, act: (orderNum: string) => Promise<boolean>) =>
  async (world: World, index = 0): Promise<void> => {
    const orderNum = nth(world, index)
    if (orderNum && (await act(orderNum))) seen.add(name)
  }
const anyOf = (name: string, act: ReturnType<typeof on>) => named(name, at, act)
type Change = Parameters<typeof later.moveVisit>[1]
const moveTo = async (world: World, index: number, to: Change): Promise<void> => {
  const orderNum = nth(world, index)
  const changed = orderNum ? await later.moveVisit({ session, orderNum }, to) : null
  if (!changed) return
  seen.add(changed.payPrice > 0 ? 'dearer' : changed.refundPrice > 0 ? 'cheaper' : 'moved')
  expect(await wrongChange(server, session, changed)).toEqual([])
}
const placeOne = async (world: World, kind: string, choice: Choice): Promise<void> => {
  const before = world.made.length
  await PLACE[kind]?.(world, choice)
  if (world.made.length > before) seen.add(kind)
}
const pay = on('pay', (orderNum) => payDue(orderNum))
const balance = on('balance', (orderNum) => payDue(orderNum, 'balance'))
const ship = on('ship', async (orderNum) => {
  await steps.tick()
  return (await ops('ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')).exit === 0
})
const undone = on('undone', async (orderNum) => {
  const lines = await server.database.db.select().from(orderLines).where(eq(orderLines.orderNum, orderNum))
  const code = lines[0]?.items[0]?.code
  if (code === undefined) return false
  await steps.comesToday(orderNum)
  return (await ops('check-in', orderNum, '--undone', code)).exit === 0
})
const all = on('take back', (orderNum) => later.takeBack({ session, orderNum }))
const part = on('take back a piece', (orderNum) => later.takeBack({ session, orderNum }, 1))
const cancel = on(
  'cancel',
  async (orderNum) => (await server.call('order.cancel', { id: orderNum }, { session })).code === ErrorCode.ok
)
const change = named('change', fc.record({ index: at, to: CHANGE }), (world: World, { index, to }) =>
  moveTo(world, index, to)
)
/** Money for an order that its customer has ended meanwhile. */
const late = on('late money', async (orderNum) => {
  const { code, results } = await steps.create(session, orderNum, 'alipay')
  const prepayId = code === ErrorCode.ok ? results.cashierUrl.split('/').pop() : undefined
  if (!prepayId) return false
  await steps.control(prepayId, { hold: true })
  await steps.press(prepayId, 'approve')
  await server.call('pay.status', { payOrderNum: results.payOrderNum }, { session })
  server.clock.advance(16 * MINUTE_MS)
  await steps.tick()
  await server.call('order.cancel', { id: orderNum }, { session })
  await steps.resolve(prepayId, 'paid')
  await steps.tick()
  return true
})
const wait = named('wait', fc.constantFrom(1, 12), async (_world: World, minutes) => {
  server.clock.advance(minutes * MINUTE_MS)
  await steps.tick()
})

const move =
  (risesFen: number, pays: boolean): Step =>
  (world) =>
    moveTo(world, 0, { span: SPANS[risesFen < 0 ? 2 : 0], risesFen, pays })
const ONE: Choice = { coupon: true, gift: true, quantity: 2 }
/** Ways of an order that random steps seldom go. */
const RARE: readonly { deposit: boolean; steps: Step[] }[] = [
  [false, 'visit', pay, undone, all],
  [true, 'visit', pay, balance, undone, all],
  [false, 'visit', late],
  [false, 'cart', late],
  [false, 'kits', pay, ship, all],
  [false, 'goods', pay, part, all],
  [true, 'visit', pay, balance, move(3111, true), move(-8001, true), all],
  [false, 'visit', pay, move(5050, false), all]
].map(([deposit, kind, ...then]) => ({
  deposit: deposit === true,
  steps: [(world: World) => placeOne(world, String(kind), ONE), ...(then as Step[])]
}))

const run: fc.Arbitrary<{ deposit: boolean; steps: Step[] }> = fc.record({
  deposit: fc.boolean(),
  steps: fc.array(
    fc.oneof(
      { arbitrary: place, weight: 5 },
      { arbitrary: anyOf('pay', pay), weight: 6 },
      { arbitrary: anyOf('balance', balance), weight: 3 },
      { arbitrary: change, weight: 3 },
      { arbitrary: anyOf('undone', undone), weight: 3 },
      { arbitrary: anyOf('ship', ship), weight: 2 },
      { arbitrary: anyOf('take back a piece', part), weight: 3 },
      { arbitrary: anyOf('take back', all), weight: 2 },
      { arbitrary: anyOf('cancel', cancel), weight: 1 },
      { arbitrary: anyOf('late money', late), weight: 1 },
      { arbitrary: wait, weight: 2 }
    ),
    { minLength: 6, maxLength: 12 }
  )
})

test('whatever is bought and how it is paid, moved and taken back: cart, confirm, cashier, success, list, detail, changes, refunds and invoice tell what the ledger says', async () => {
  await fc.assert(
    fc.asyncProperty(run, async ({ deposit, steps: done }) => {
      await startOver(deposit)
      const world: World = { deposit, people: 0, made: [] }
      for (const step of done) {
        await step(world)
        expect(await wrongSums(server, session)).toEqual([])
      }
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true, examples: RARE.map((one) => [one]) }
  )
  const wanted = [
    ...Object.keys(PLACE),
    ...['pay', 'balance', 'ship', 'undone', 'take back', 'take back a piece', 'cancel', 'late money'],
    ...['dearer', 'cheaper']
  ]
  expect(wanted.filter((what) => !seen.has(what))).toEqual([])
})
