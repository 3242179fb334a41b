/**
 * Random sequences of activities and orders with refunds, several at once: draw, queue, group, buy, exchange, pay, cancel, take back, let time pass.
 * After each sequence reservations are what the counters say, the books are right, no stock is exceeded, and each day of draws is drawn
 * again. `ADVERSARY_SEQUENCES` says how many sequences, `ADVERSARY_SEED` with which numbers.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Session } from '@/contract/auth/dto/auth'
import { verifyDay } from '@/domain/activity/verify'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { rowsOf } from '../db/client'
import {
  activities,
  flashQueue,
  flashSales,
  groups,
  groupSales,
  groupSeats,
  orders,
  replacements
} from '../db/schema'
import { crowdOf } from '../testing/crowd'
import { wrongBooks, wrongChannels } from '../testing/money'
import { OWNER, RECIPIENT } from '../testing/ordering'
import { server, steps, testOrders } from '../testing/order-tests'
import { wrongOrders } from '../testing/orders'
import { randomOf, type RandomNumbers } from '../testing/random-numbers'
import { wrongCounts } from '../testing/stock'
import { DIGESTS } from './draws/digests'
import { activitiesOn, wholeDay } from './draws/queries/published-day'

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 300_000 })
testOrders()

const SEQUENCES = Number(process.env['ADVERSARY_SEQUENCES'] ?? 4)
const SEED = Number(process.env['ADVERSARY_SEED'] ?? 20_261_128)
const PEOPLE = 6
const STEPS = 14
const AT_ONCE = 3
const SALE = 'SK-SEQ'
const EXCHANGE = 'RE-SEQ'
const DRAWS = ['BB01', 'TT01', 'MP01', 'RP01'] as const

let crowd: Session[]
let keys = 0

beforeAll(async () => {
  const { db } = server.database
  crowd = await crowdOf(db, server.clock.now(), PEOPLE)
  await db.update(groupSales).set({ productCode: 'CK1003' })
})
beforeEach(async () => {
  const { db } = server.database
  for (const table of ['draw_answers', 'draws', 'activity_uses', 'draw_tables', 'outbox'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(sql`update subsidies set taken = 0`)
  await db.execute(sql`delete from transfers where cause like 'issue:RP%'`)
  await db.execute(sql`delete from stored_values where no like 'RP%'`)
  await db.delete(replacements)
  await db.delete(activities).where(eq(activities.activityId, EXCHANGE))
  await db.delete(groupSeats)
  await db.delete(groups)
  await db.delete(flashQueue)
  await db.delete(flashSales).where(eq(flashSales.activityId, SALE))
  const now = server.clock.now().getTime()
  await db.insert(activities).values({
    ...{ activityId: EXCHANGE, sort: 'replacement', name: 'exchange' },
    terms: { productCode: 'CK1011', productCodes: ['CK1003'], reason: 'sold out' },
    ...{ startAt: new Date(now), endAt: new Date(now + 20 * HOUR_MS) }
  })
  await db.insert(flashSales).values({
    ...{ activityId: SALE, productCode: 'HS2003', priceFen: 9_900, stock: 3, perUser: 1, queued: true },
    startAt: new Date(now),
    endAt: new Date(now + 48 * HOUR_MS)
  })
})

interface Walker {
  readonly session: Session
  readonly device: string
  readonly idempotencyKey: string
}
const somebody = (random: RandomNumbers): Walker => {
  const at = random.below(PEOPLE)
  return {
    session: crowd[at]!,
    device: `device-of-the-crowd-${at}`,
    idempotencyKey: `seq-${(keys += 1)}-key`
  }
}
const ordersOf = ({ session }: Walker) =>
  server.database.db.select().from(orders).where(eq(orders.userId, session.userInfo.user_id))

type Step = (who: Walker, random: RandomNumbers) => Promise<unknown>

const draw: Step = (who, random) => server.call('draw.take', { activityId: random.of(DRAWS) }, who)
const enter: Step = (who) => server.call('seckill.enter', { activityId: SALE }, who)
const leaveQueue: Step = (who) => server.call('seckill.leave', { activityId: SALE }, who)
const startGroup: Step = (who) => server.call('group.start', { activityId: 'GB01' }, who)
const joinGroup: Step = async (who, random) => {
  const open = await server.database.db.select().from(groups)
  if (open.length === 0) return startGroup(who, random)
  return server.call('group.join', { groupId: random.of(open).groupId }, who)
}
const visit: Step = (who, random) =>
  steps.complete(
    who.session,
    {
      productCode: random.of(['CK1003', 'CK1011']),
      medUserInfo: { ...OWNER, contactsId: '' }
    },
    { idempotencyKey: who.idempotencyKey }
  )
const goods: Step = (who) =>
  server.call(
    'order.completeGoods',
    { ...RECIPIENT, productCode: 'HS2003', skuId: 'HS2003-1', quantity: 1 },
    who
  )
const pay: Step = async (who) => {
  const unpaid = (await ordersOf(who)).find(({ payStatus }) => payStatus === 0)
  if (!unpaid) return
  const created = await steps.create(who.session, unpaid.orderNum)
  const prepayId = created.results?.cashierUrl?.split('/').pop()
  if (prepayId) await steps.press(prepayId, 'approve')
}
/** Of who has an order of the activity another is chosen, which may not be ordered, or not be paid; the others buy one. */
const exchange: Step = async (who, random) => {
  const { session } = who
  const medUserInfo = { ...OWNER, contactsId: '' }
  const once = { idempotencyKey: who.idempotencyKey }
  const { results } = await server.call('replacement.detail', { activityId: EXCHANGE }, { session })
  const { order } = results
  if (order?.state !== 'open') {
    await steps.complete(session, { productCode: 'CK1011', medUserInfo }, once)
    await pay(who, random)
    return
  }
  const { orderNum, back } = order
  const wish = { activityId: EXCHANGE, orderNum, productCode: 'CK1003', back }
  await server.call('replacement.choose', wish, { session })
  const wanted = { productCode: 'CK1003', besideOrder: orderNum, medUserInfo }
  if (random.below(4) > 0) await steps.complete(session, wanted, once)
  if (random.below(4) > 0) await pay(who, random)
}
const cancel: Step = async (who, random) => {
  const own = await ordersOf(who)
  if (own.length > 0) await server.call('order.cancel', { id: random.of(own).orderNum }, who)
}
const takeBack: Step = async (who, random) => {
  const own = await ordersOf(who)
  if (own.length === 0) return
  const { orderNum } = random.of(own)
  const { code, results } = await server.call('order.refundPreview', { orderNum }, who)
  if (code !== 1) return
  await server.call('order.refund', { orderNum, amount: results.amount, reasonId: 1, reasonDetail: '' }, who)
}
const timePasses: Step = async (_who, random) => {
  server.clock.advance(random.of([MINUTE_MS, 6 * MINUTE_MS, 31 * MINUTE_MS]))
  await steps.tick()
}

const ALL: readonly Step[] = [
  ...[draw, draw, enter, enter, leaveQueue, startGroup, joinGroup, joinGroup],
  ...[visit, visit, visit, goods, goods, exchange, exchange, pay, pay, pay, cancel, takeBack, timePasses]
]

async function settled(): Promise<void> {
  // Groups end, nobody pays any more, and what goes back is back.
  server.clock.advance(25 * HOUR_MS)
  for (let at = 0; at < 4; at += 1) await steps.tick()
}

test.each(Array.from({ length: SEQUENCES }, (_, at) => SEED + at))(
  'sequence %i ends with every piece, seat and fen accounted for',
  async (seed) => {
    const { db } = server.database
    const random = randomOf(seed)
    const days = new Set<string>()
    for (let at = 0; at < STEPS; at += 1) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, () => {
          const who = somebody(random)
          return random.of(ALL)(who, random)
        })
      )
      days.add(new Date(server.clock.now().getTime() + 8 * HOUR_MS).toISOString().slice(0, 10))
    }
    await settled()
    expect([
      ...(await wrongBooks(db)),
      ...(await wrongChannels(db)),
      ...(await wrongCounts(db)),
      ...(await wrongOrders(db))
    ]).toEqual([])
    const over = await rowsOf<{ id: string }>(
      db,
      sql`select offer_id as id from orders where offer = 'flash' and offer_id = ${SALE}
          and pay_status not in (4, 5) group by 1 having count(*) > 3`
    )
    expect(over).toEqual([])
    // No order of a group that has failed keeps its money, and none waits for ever.
    const waiting = await db
      .select({ orderNum: orders.orderNum })
      .from(orders)
      .where(inArray(orders.payStatus, [8]))
    expect(waiting).toEqual([])
    const exchanging = await db
      .select({ orderNum: replacements.orderNum })
      .from(replacements)
      .where(and(eq(replacements.taken, 1), isNull(replacements.settledAt)))
    expect(exchanging).toEqual([])
    for (const day of days)
      for (const activityId of await activitiesOn(db, day)) {
        const { table, seed: told, ...page } = await wholeDay(db, { activityId, day }, server.clock.now())
        const prizes = table.map(({ prizeId, weight, room }) => ({ prizeId, weight, left: room }))
        expect(verifyDay({ ...page, prizes, seed: told ?? '' }, DIGESTS)).toEqual([])
      }
  }
)
