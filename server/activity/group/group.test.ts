import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { HOUR_MS, MINUTE_MS } from '@/domain/date'
import { groups, groupSales, groupSeats, messages, orders } from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { OWNER } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

/** The demo's own has packages of a company besides. */
const PRODUCT = 'CK1003'
const PRICE = 568
const HOURS = 24
const GROUPING = 25

testOrders({ sound: true })
let third: Session
let fourth: Session

beforeAll(async () => {
  third = await server.login('10000000033')
  fourth = await server.login('10000000034')
  await keepLoggedIn(server.database.db)
  await server.database.db.update(groupSales).set({ productCode: PRODUCT })
})
beforeEach(async () => {
  const { db } = server.database
  await db.delete(groupSeats)
  await db.delete(groups)
  await db.execute(sql`delete from messages where key like 'group-%'`)
})

const deviceOf = (who: Session) => `device-of-${who.userInfo.user_id}-0001`
const start = (who: Session) =>
  server.call('group.start', { activityId: 'GB01' }, { session: who, device: deviceOf(who) })
const join = (who: Session, groupId: string, device = deviceOf(who)) =>
  server.call('group.join', { groupId }, { session: who, device })
const detail = async (who: Session | null, groupId?: string) =>
  (await server.call('group.detail', groupId === undefined ? {} : { groupId }, who ? { session: who } : {}))
    .results
const groupOf = async (who: Session | null, groupId: string) => (await detail(who, groupId)).group!
const order = (who: Session) =>
  steps.placed(who, { productCode: PRODUCT, medUserInfo: { ...OWNER, contactsId: '' } })
async function paid(who: Session): Promise<string> {
  const { orderNum } = await order(who)
  await steps.pay(who, orderNum)
  return orderNum
}
const quoted = async (who: Session) => {
  const { results } = await server.call(
    'addon.quote',
    { orgCode: 'H1001', productCode: PRODUCT, rtime: '2026-06-02', customAddPackage: [] },
    { session: who }
  )
  return results[0]!.userPayPrice
}
const told = async (like: string) =>
  (
    await server.database.db
      .select()
      .from(messages)
      .where(sql`key like ${like}`)
  ).length

describe('a seat', () => {
  test('is kept for who begins a group, and its price is theirs in every quote until then', async () => {
    const usual = await quoted(session)
    const { results } = await start(session)
    expect(results).toMatchObject({
      ...{ state: 'open', size: 3, paid: 0, missing: 3, free: 2, seat: 'chosen' },
      people: [{ mine: true, leader: true, paid: false }]
    })
    expect(results.endsAt).toBe(server.clock.now().getTime() + HOURS * HOUR_MS)
    expect([await quoted(session), await quoted(stranger)]).toEqual([PRICE, usual])
    server.clock.advance(30 * MINUTE_MS)
    expect(await quoted(session)).toBe(usual)
  })

  test('beginning twice is the same group', async () => {
    const [one, other] = [await start(session), await start(session)]
    expect(other.results.groupId).toBe(one.results.groupId)
  })

  test('is had by the link; a fourth is told that the group is full', async () => {
    const { groupId } = (await start(session)).results
    expect((await join(stranger, groupId)).results).toMatchObject({ seat: 'chosen', free: 1 })
    expect((await join(third, groupId)).code).toBe(ErrorCode.ok)
    expect(await join(fourth, groupId)).toMatchObject({ code: ErrorCode.offShelf })
    await server.call('group.leave', { groupId }, { session: third })
    expect((await join(fourth, groupId)).code).toBe(ErrorCode.ok)
  })

  test('of two who take the last at once one has it', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    const codes = (await Promise.all([join(third, groupId), join(fourth, groupId)])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([ErrorCode.ok, ErrorCode.offShelf])
  })

  test('in another group of the activity is refused with 0, and one phone has one', async () => {
    const { groupId } = (await start(session)).results
    await start(stranger)
    expect((await join(stranger, groupId)).code).toBe(ErrorCode.business)
    expect((await join(third, groupId, deviceOf(session))).code).toBe(ErrorCode.business)
  })

  test.each([
    [
      '404 of a group that there is not',
      (): Promise<{ code: number }> => join(session, 'g-none'),
      ErrorCode.notFound
    ],
    [
      '20001 without a device',
      (): Promise<{ code: number }> => server.call('group.start', { activityId: 'GB01' }, { session }),
      ErrorCode.badParameter
    ],
    [
      '404 of an activity that there is not',
      (): Promise<{ code: number }> =>
        server.call('group.start', { activityId: 'GB99' }, { session, device: deviceOf(session) }),
      ErrorCode.notFound
    ]
  ])('%s', async (_name, call, code) => {
    expect((await call()).code).toBe(code)
  })
})

describe('a group', () => {
  test('waits as 待成团 until all have paid, and then each order goes on and is told', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    await join(third, groupId)
    const first = await paid(session)
    expect(await steps.status(session, first)).toBe(GROUPING)
    await paid(stranger)
    expect(await groupOf(session, groupId)).toMatchObject({
      state: 'open',
      paid: 2,
      missing: 1,
      seat: 'paid'
    })
    const last = await paid(third)
    await steps.tick()
    expect(await groupOf(null, groupId)).toMatchObject({ state: 'full', paid: 3, missing: 0, free: 0 })
    expect([await steps.status(session, first), await steps.status(third, last)]).toEqual([40, 40])
    expect(await told('group-full:%')).toBe(3)
  })

  test('fails when not all come in time: what was paid goes back by itself, whole, with the sum told', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    const orderNum = await paid(session)
    server.clock.advance(HOURS * HOUR_MS)
    await steps.tick()
    await steps.tick()
    expect(await steps.status(session, orderNum)).toBe(95)
    expect(await groupOf(session, groupId)).toMatchObject({
      state: 'failed',
      seat: 'back',
      refund: { amount: PRICE, done: true }
    })
    const [message] = await server.database.db
      .select()
      .from(messages)
      .where(sql`key like 'group-failed:%'`)
    expect(message?.text).toContain('568.00')
    expect((await join(third, groupId)).code).toBe(ErrorCode.offShelf)
  })

  test('whose last person pays late has failed, and the late money goes back too', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    await join(third, groupId)
    const [first, second] = [await paid(session), await paid(stranger)]
    server.clock.advance(HOURS * HOUR_MS - 10 * MINUTE_MS)
    await join(third, groupId)
    const { orderNum: late } = await order(third)
    server.clock.advance(11 * MINUTE_MS)
    await steps.tick()
    expect(await groupOf(null, groupId)).toMatchObject({ state: 'failed' })
    await steps.pay(third, late)
    await steps.tick()
    await steps.tick()
    expect([
      await steps.status(session, first),
      await steps.status(stranger, second),
      await steps.status(third, late)
    ]).toEqual([95, 95, 95])
  })

  test('that all have paid in time is full, although no server was up until its end had passed', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    await join(third, groupId)
    for (const who of [session, stranger, third]) {
      const { orderNum } = await order(who)
      await steps.press(await steps.opened(who, orderNum), 'approve')
      const [{ payOrderNum } = { payOrderNum: '' }] = await server.database.db
        .select({ payOrderNum: orders.payOrderNum })
        .from(orders)
        .where(eq(orders.orderNum, orderNum))
      await server.call('pay.status', { payOrderNum }, { session: who })
    }
    server.clock.advance(HOURS * HOUR_MS + MINUTE_MS)
    await steps.tick()
    expect(await groupOf(null, groupId)).toMatchObject({ state: 'full', paid: 3 })
  })

  test('loses who takes their order back before it is full, and the seat is somebody else’s', async () => {
    const { groupId } = (await start(session)).results
    await join(stranger, groupId)
    const orderNum = await paid(stranger)
    const { results: preview } = await server.call('order.refundPreview', { orderNum }, { session: stranger })
    expect(preview.amount).toBe(PRICE)
    await server.call(
      'order.refund',
      { orderNum, amount: preview.amount, reasonId: 1, reasonDetail: '' },
      { session: stranger }
    )
    await steps.tick()
    expect(await groupOf(stranger, groupId)).toMatchObject({ paid: 0, seat: 'chosen' })
    expect((await join(third, groupId)).code).toBe(ErrorCode.ok)
  })

  test('an order that nobody pays gives its seat back', async () => {
    const { groupId } = (await start(session)).results
    await order(session)
    expect(await groupOf(session, groupId)).toMatchObject({ seat: 'ordered', free: 2 })
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect(await groupOf(session, groupId)).toMatchObject({ seat: 'none', free: 3 })
  })

  test('its people are named by a mask', async () => {
    const { groupId } = (await start(session)).results
    const { people } = await groupOf(null, groupId)
    expect(people.map(({ name }) => name)).toEqual(['陈**'])
    expect(JSON.stringify(await detail(null, groupId))).not.toContain(session.userInfo.user_id)
  })

  test('others that wait are shown while they have a free seat', async () => {
    const { groupId } = (await start(session)).results
    await paid(session)
    expect((await detail(stranger)).waiting.map((one) => one.groupId)).toEqual([groupId])
    expect((await detail(session)).group?.groupId).toBe(groupId)
  })
})
