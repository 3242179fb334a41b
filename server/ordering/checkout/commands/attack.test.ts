import { eq, sql } from 'drizzle-orm'
import type { CompleteInput } from '@/contract/order/dto/place-order'
import type { PayChannel } from '@/domain/order/pay-channels'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../../db/client'
import { holds, orderPeople, orders, orderVisits, slots } from '../../../db/schema'
import { shopNow } from '../../../catalogue/queries/shop'
import { partsOf } from '../../../catalogue/queries/shop-parts'
import { orderInput, OWNER, VISIT_DATE } from '../../../testing/ordering'
import type { Reservation } from '../../reservations'
import type { Checkout, NewOrder, OrderPlan } from '../checkout'
import { placeOrder } from './place-order'
import { leaveSeats, wrongCounts } from '../../../testing/stock'
import { server, session, steps, stranger, testOrders } from '../../../testing/order-tests'

const AT_ONCE = 50

testOrders()

async function count(query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(server.database.db, query)
  return row?.count ?? -1
}
const countOrders = () =>
  count(sql`select count(*)::int as count from orders where order_num not like 'CA________0___'`)
const many = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)))

describe(`${AT_ONCE} times at once under one key`, () => {
  test('an order with two bodies in turn: one of the bodies wins and answers its own, the other is a repeat that does not fit', async () => {
    const before = await steps.remaining()
    const bodies: Partial<CompleteInput>[] = [{ couponCode: 'CP-XY1' }, { couponCode: 'CP-PL50' }]
    const answers = await many((index) =>
      steps.complete(session, bodies[index % 2], { idempotencyKey: 'key-of-two-bodies' })
    )
    const byBody = [0, 1].map((body) => answers.filter((_, index) => index % 2 === body))
    const codes = byBody.map((part) => [...new Set(part.map(({ code }) => code))])
    expect(codes.sort()).toEqual([[ErrorCode.ok], [ErrorCode.duplicateOrder]].sort())
    const numbers = answers.flatMap(({ code, results }) => (code === 1 ? [results[0]?.orderNum] : []))
    expect(new Set(numbers).size).toBe(1)
    expect([await countOrders(), await steps.remaining()]).toEqual([1, before - 1])
    const locked = sql`select count(*)::int as count from user_coupons where user_id = 'u1001' and status = 'locked'`
    expect(await count(locked)).toBe(1)
  })

  test('a payment with two channels in turn opens one payment on one channel', async () => {
    const order = await steps.placed(session)
    const channels: PayChannel[] = ['alipay', 'bankcard']
    const answers = await many((index) =>
      server.call(
        'pay.create',
        { orderNo: order.orderNum, channel: channels[index % 2] ?? 'alipay' },
        { session, idempotencyKey: 'pay-of-two-bodies' }
      )
    )
    const good = answers.filter(({ code }) => code === ErrorCode.ok)
    expect(good).toHaveLength(AT_ONCE / 2)
    expect(new Set(good.map(({ results }) => results.cashierUrl)).size).toBe(1)
    expect(answers.filter(({ code }) => code === ErrorCode.duplicateOrder)).toHaveLength(AT_ONCE / 2)
    expect(
      await count(sql`select count(*)::int as count from payments where pay_order_num = ${order.payOrderNum}`)
    ).toBe(1)
  })

  test('cancelling gives seat and coupon back once', async () => {
    const before = await steps.remaining()
    const order = await steps.placed(session, { couponCode: 'CP-XY1' })
    const answers = await many(() => server.call('order.cancel', { id: order.orderNum }, { session }))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await steps.remaining()).toBe(before)
    expect(await steps.couponState('u1001', 'CP-XY1')).toBe('unused')
    const closed = sql`select count(*)::int as count from order_events where order_num = ${order.orderNum}`
    expect(await count(closed)).toBe(2)
  })
})

describe('a call that is repeated later', () => {
  test.each([
    ['the price has changed', sql`update products set sale_price_fen = 109901 where product_code = 'CK1003'`],
    ['the product is off the shelf', sql`update products set on_shelf = false where product_code = 'CK1003'`],
    [
      'its coupon is locked and its slot stopped',
      sql`update slots set open = false where date = ${VISIT_DATE}`
    ]
  ])('answers as it did the first time, although %s', async (_since, change) => {
    const before = await steps.remaining()
    const repeat = () =>
      steps.complete(session, { couponCode: 'CP-PL50' }, { idempotencyKey: 'key-repeated-later' })
    const first = await repeat()
    await server.database.db.execute(change)
    const again = await repeat()
    expect([again.code, again.results]).toEqual([ErrorCode.ok, first.results])
    expect([await countOrders(), await steps.remaining()]).toEqual([1, before - 1])
  })
})

describe('orders of one moment are judged each by itself', () => {
  type One = Omit<Checkout, 'orders' | 'discountsStand'> & OrderPlan
  let made: One
  let slotRowId: number
  beforeEach(async () => {
    const { db } = server.database
    const { orderNum } = await steps.placed(session)
    const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    const [visit] = await db.select().from(orderVisits).where(eq(orderVisits.orderNum, orderNum))
    const [person] = await db.select().from(orderPeople).where(eq(orderPeople.orderNum, orderNum))
    slotRowId = visit!.slotId!
    made = {
      once: { owner: 'u:u1001', endpoint: 'order.complete', key: 'key-0', bodyHash: '' },
      results: [],
      payOrder: {
        payOrderNum: '',
        userId: 'u1001',
        state: 'open',
        deadline: new Date(server.clock.now().getTime() + 1_800_000)
      },
      order: order!,
      parts: {
        people: [person!],
        lines: [],
        visits: [visit!],
        deliveries: [],
        deliveryLines: [],
        reports: []
      },
      dues: [{ purpose: 'full', amountFen: order!.payableFen, now: true }],
      payments: [],
      claims: [],
      hold: null,
      guard: {
        version: (await shopNow(db)).version,
        parts: partsOf({ productCode: 'CK1003', orgCode: 'H1001' })
      },
      limits: { beside: '', perUser: null, mostUnpaid: null }
    }
  })
  /** Another order like it, with its own numbers, key and person. */
  function another(
    index: number,
    {
      seats = 1,
      coupon,
      ...changes
    }: Partial<One> & {
      seats?: number
      coupon?: string | undefined
      row?: Partial<NewOrder>
      person?: string
    } = {}
  ): One {
    const { row, person = `person-${index}`, ...rest } = changes
    const own = { orderNum: `CA${index}`, payOrderNum: `PAY${index}`, userId: made.order.userId }
    const seat: Reservation = {
      ...own,
      kind: 'seat',
      resource: String(slotRowId),
      amount: seats,
      visitId: own.orderNum
    }
    return {
      ...made,
      once: { ...made.once, key: `key-${index}` },
      payOrder: { ...made.payOrder, payOrderNum: own.payOrderNum },
      order: { ...made.order, sameKey: `visit|${person}`, ...own, ...row },
      parts: {
        ...made.parts,
        people: made.parts.people.map((one) => ({
          ...one,
          orderNum: own.orderNum,
          personHash: person
        })),
        visits: made.parts.visits.map((one) => ({ ...one, orderNum: own.orderNum, id: own.orderNum }))
      },
      claims: coupon
        ? [{ ...own, kind: 'coupon', orderNum: null, resource: coupon, amount: 1 }, seat]
        : [seat],
      ...rest
    }
  }
  const place = ({ once, results, payOrder, ...plan }: One) =>
    placeOrder(server.database.db, {
      once,
      results,
      payOrder,
      orders: [plan],
      claims: [],
      discountsStand: () => Promise.resolve(true)
    })
  const atOnce = (...list: One[]) => Promise.all(list.map(place))
  const done = { done: true }
  const seatsLeft = (seats: number) => leaveSeats(server.database.db, eq(slots.id, slotRowId), seats)

  test('an order that was priced by a shop of yesterday is not written, those beside it are', async () => {
    const before = await steps.remaining()
    await server.database.db.execute(sql`update products set name = name where product_code = 'CK1003'`)
    const { version } = await shopNow(server.database.db)
    const priced = (by: number) => ({ guard: { ...made.guard, version: by } })
    const list = [another(1, priced(version)), another(2, priced(version - 1)), another(3, priced(version))]
    expect(await atOnce(...list)).toMatchObject([done, { refused: 'stale' }, done])
    expect([await countOrders(), await steps.remaining()]).toEqual([3, before - 2])
  })

  test('of those who want the last seats as many have them as there are; who wants two for one left has none', async () => {
    await seatsLeft(3)
    const answers = await atOnce(...[1, 2, 3, 4, 5].map((index) => another(index)))
    expect(answers.filter((answer) => 'done' in answer)).toHaveLength(3)
    expect(answers.filter((answer) => 'refused' in answer)).toMatchObject([
      { refused: 'seat' },
      { refused: 'seat' }
    ])
    expect([await countOrders(), await steps.remaining()]).toEqual([4, 0])
    await seatsLeft(1)
    expect(await place(another(6, { seats: 2 }))).toMatchObject({ refused: 'seat' })
    expect(await place(another(7))).toEqual(done)
    const keys = sql`select count(*)::int as count from idempotency_keys where key like 'key-%'`
    expect(await count(keys)).toBe(4)
    const claims = sql`select count(*)::int as count from order_claims where pay_order_num like 'PAY_'`
    expect(await count(claims)).toBe(4)
  })

  test('one key, one person and one coupon serve one of them', async () => {
    const coupon = await couponId('CP-PL50')
    expect(await place(another(1, { coupon }))).toEqual(done)
    const answers = await atOnce(another(2, { coupon }), another(1), another(4, { person: 'person-1' }))
    expect(answers).toMatchObject([
      { refused: 'coupon' },
      { first: { bodyHash: '', results: [] } },
      { same: expect.objectContaining({ orderNum: 'CA1' }) }
    ])
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('locked')
  })

  test('a refused order leaves coupon and hold as they were', async () => {
    const coupon = await couponId('CP-PL50')
    await seatsLeft(1)
    const { db } = server.database
    const hold = { id: 'h-other', state: 'held', persons: 1, slotRowId: slotRowId + 1 } as const
    const at = { createdAt: made.order.createdAt, expiresAt: made.payOrder.deadline }
    await db.insert(holds).values({ ...hold, ...at, userId: 'u1001', productCode: 'CK1003' })
    const taken = (id: number, by: number) =>
      db
        .update(slots)
        .set({ taken: sql`${slots.taken} + ${by}` })
        .where(eq(slots.id, id))
    await taken(slotRowId + 1, 1)
    const wanted = { seats: 2, hold: { id: 'h-other', serves: false } }
    expect(await place(another(1, { ...wanted, coupon }))).toMatchObject({ refused: 'seat' })
    expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
    expect(await wrongCounts(db)).toEqual([])
    // One of the same slot counts: its seat and the one that is left are two.
    await db.update(holds).set({ slotRowId }).where(eq(holds.id, 'h-other'))
    await taken(slotRowId + 1, -1)
    await taken(slotRowId, 1)
    await seatsLeft(1)
    expect(await place(another(2, wanted))).toEqual(done)
    expect(await steps.remaining()).toBe(0)
    const released = sql`select count(*)::int as count from holds where id = 'h-other' and state = 'released'`
    expect(await count(released)).toBe(1)
    expect(await wrongCounts(db)).toEqual([])
  })

  test('one that the database itself refuses fails alone', async () => {
    const broken = another(2, { row: { payableFen: -1 } })
    const answers = await Promise.allSettled([another(1), broken, another(3)].map(place))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await countOrders()).toBe(3)
  })

  const couponId = async (code: string): Promise<string> => {
    const rows = await rowsOf<{ id: string }>(
      server.database.db,
      sql`select id from user_coupons where user_id = 'u1001' and coupon_code = ${code}`
    )
    return rows[0]!.id
  }
})

describe('forged', () => {
  test('a price, a quota and a state in the order are not read', async () => {
    const forged = {
      payPrice: 0.01,
      userPayPrice: 0.01,
      orderPayPrice: 0,
      quota: 9999,
      quotaUsed: 1080,
      payStatus: 2
    }
    const answer = await server.callRaw('order.complete', { ...orderInput(), ...forged }, { session })
    expect(answer).toMatchObject({ code: ErrorCode.ok, results: [{ payPrice: 1080, userPayPrice: 1080 }] })
  })

  test.each([
    ['of another user', '10000000006', '2026-06-20'],
    ['that ran out', '10000000001', '2026-05-19']
  ])('a coupon %s is 27007', async (_breaks, phone, expiresAt) => {
    await server.database.db.execute(
      sql`insert into user_coupons (id, user_id, coupon_code, status, granted_at, expires_at)
          select 'uc-big', id, 'CP-BIG', 'unused', '2026-05-01', ${expiresAt} from users where phone = ${phone}`
    )
    expect(await count(sql`select count(*)::int as count from user_coupons where id = 'uc-big'`)).toBe(1)
    const answer = await steps.complete(session, { couponCode: 'CP-BIG' })
    expect([answer.code, await countOrders()]).toEqual([ErrorCode.discountUnavailable, 0])
  })

  test('a coupon named twice is no two coupons', async () => {
    const answer = await steps.complete(session, { couponCode: 'CP-PL50,CP-PL50' })
    expect([answer.code, answer.results[0]?.payPrice]).toEqual([ErrorCode.ok, 1030])
  })

  test('an add-on and the quota of a company that the account has no card of', async () => {
    const changes = {
      productCode: 'CK1017',
      medUserInfo: { ...OWNER, contactsId: '' },
      customAddPackage: [{ addPackageId: 6103, itemCodeList: ['HE005'] }]
    }
    expect((await steps.complete(stranger, changes)).code).toBe(ErrorCode.badParameter)
    expect(await countOrders()).toBe(0)
    expect(await count(sql`select sum(quota_used_fen)::int as count from bound_cards`)).toBe(0)
  })

  test('a pay result that the client claims changes nothing', async () => {
    const order = await steps.placed(session)
    await steps.opened(session, order.orderNum)
    const claim = { payOrderNum: order.payOrderNum, payStatus: 2, status: 'paid', orderStatus: 40 }
    expect((await server.callRaw('pay.status', claim, { session })).results).toMatchObject({ payStatus: 0 })
    expect(await steps.status(session, order.orderNum)).toBe(0)
  })
})
