/** Orders that nobody paid in time, closed a batch a transaction: what is left to be ended one by one, and that nothing is lost. */
import { eq, inArray, sql } from 'drizzle-orm'
import { messages, orders, payOrders } from '../../../db/schema'
import { OWNER } from '../../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../../testing/order-tests'
import { closeDue } from './close-due'

testOrders({ sound: true })

const HALF_HOUR = 31 * 60_000
/** Other people, as the same person on the same day is the same order. */
const person = (no: number) => ({
  ...{ ...OWNER, contactsId: '', cardType: 9 as const, birthday: '19880314' },
  identityCard: `E7701${no}345`
})
const numberOf = async (orderNum: string) => {
  const [row] = await server.database.db.select().from(orders).where(eq(orders.orderNum, orderNum))
  return row!.payOrderNum
}
const context = () => ({
  db: server.database.db,
  gateway: server.gateway,
  now: server.clock.now,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined }
})

async function due() {
  const mine = (await steps.placed(session, { couponCode: 'CP-PL50' })).orderNum
  const paying = (await steps.placed(session, { medUserInfo: person(1) })).orderNum
  const theirs = (await steps.placed(stranger, { medUserInfo: person(2) })).orderNum
  await steps.opened(session, paying)
  server.clock.advance(HALF_HOUR)
  return { mine, paying, theirs, numbers: await Promise.all([mine, paying, theirs].map(numberOf)) }
}

test('of several people they end together; one with an open payment is left for the gateway to end', async () => {
  const before = await steps.remaining()
  const { mine, paying, theirs, numbers } = await due()
  expect(await steps.remaining()).toBe(before - 3)
  expect(await closeDue(context(), numbers)).toEqual([await numberOf(paying)])
  expect(await steps.remaining()).toBe(before - 1)
  const { db } = server.database
  const closed = await db.select().from(payOrders).where(inArray(payOrders.payOrderNum, numbers))
  expect(closed.map(({ state }) => state).sort()).toEqual(['closed', 'closed', 'open'])
  expect(await closeDue(context(), numbers)).toEqual(numbers)
  await steps.tick()
  expect(
    await Promise.all([
      steps.status(session, mine),
      steps.status(session, paying),
      steps.status(stranger, theirs)
    ])
  ).toEqual([85, 85, 85])
  expect(await steps.couponState('u1001', 'CP-PL50')).toBe('unused')
  expect((await steps.detail(session, mine)).cancelReason).not.toBe('')
  const told = await db
    .select()
    .from(messages)
    .where(inArray(messages.orderNum, [mine, paying, theirs]))
  expect(told.filter(({ title }) => title === '订单已关闭')).toHaveLength(3)
})

test('none is closed before its time, and when one cannot be closed all are left as they stand', async () => {
  const early = await numberOf((await steps.placed(session, { medUserInfo: person(3) })).orderNum)
  const { mine, numbers } = await due()
  await server.database.db
    .update(payOrders)
    .set({ deadline: new Date(server.clock.now().getTime() + HALF_HOUR) })
    .where(eq(payOrders.payOrderNum, early))
  expect(await closeDue(context(), [early])).toEqual([early])
  const { db } = server.database
  await db.execute(sql`update orders set kind = 'nothing' where order_num = ${mine}`)
  expect(await closeDue(context(), numbers)).toEqual(numbers)
  await db.update(orders).set({ kind: 'checkup' }).where(eq(orders.orderNum, mine))
  expect(await closeDue(context(), numbers)).toHaveLength(1)
})
