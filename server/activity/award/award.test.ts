import { and, eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { DAY_MS } from '@/domain/date'
import {
  activities,
  activityUses,
  awardTakes,
  invitations,
  inviteFriends,
  knownDevices,
  orderEvents,
  orders,
  orderVisits,
  userCoupons,
  users
} from '../../db/schema'
import { keepLoggedIn } from '../../testing/crowd'
import { OWNER } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'

const INVITER_COUPON = 'CP-IN30'
const FRIEND_COUPON = 'CP-XY1'

testOrders()
let people = 0

beforeEach(async () => {
  const { db } = server.database
  await db.delete(awardTakes)
  await db.delete(activityUses)
  await db.delete(inviteFriends)
  await db.delete(invitations)
  await db.delete(userCoupons).where(eq(userCoupons.couponCode, INVITER_COUPON))
  await db.execute(sql`delete from messages where key like 'invit%'`)
})

const deviceOf = (who: Session) => `device-of-${who.userInfo.user_id}-0001`
/** An account that is made now, by a device of its own. */
const newcomer = async (headers: Record<string, string> = {}, device?: string) => {
  people += 1
  const number = String(people).padStart(4, '0')
  const who = await server.login(`1370000${number}`, device ?? `a-phone-of-its-own-${number}`, headers)
  await keepLoggedIn(server.database.db)
  return who
}
const award = async (who: Session | null) =>
  (await server.call('newcomer.detail', {}, who ? { session: who, device: deviceOf(who) } : {})).results
const take = (who: Session, device = deviceOf(who)) =>
  server.call('newcomer.take', {}, { session: who, device })
const heldBy = (who: Session, couponCode: string) =>
  server.database.db.$count(
    userCoupons,
    and(eq(userCoupons.userId, who.userInfo.user_id), eq(userCoupons.couponCode, couponCode))
  )

describe('a newcomer', () => {
  test('is told what there is, takes all of it once, and finds it in the wallet', async () => {
    const who = await newcomer()
    expect(await award(who)).toMatchObject({
      eligible: true,
      reason: '',
      coupons: [{ couponCode: 'CP-XY1', state: 'open' }, { couponCode: 'CP-DT30' }],
      others: []
    })
    const { results } = await take(who)
    expect(results).toMatchObject({ eligible: false, coupons: [{ state: 'taken' }, { state: 'taken' }] })
    expect(results.coupons[0]?.expiresAt).toBe(server.clock.now().getTime() + 30 * DAY_MS)
    expect((await take(who)).code).toBe(ErrorCode.ok)
    expect([await heldBy(who, 'CP-XY1'), await heldBy(who, 'CP-DT30')]).toEqual([1, 1])
  })

  test('twice at once has each coupon once', async () => {
    const who = await newcomer()
    await Promise.all([take(who), take(who)])
    expect(await heldBy(who, 'CP-XY1')).toBe(1)
  })

  test('a guest sees what there is, and logs in to take it', async () => {
    expect(await award(null)).toMatchObject({ eligible: false, reason: '', coupons: [{ state: 'open' }, {}] })
    expect((await server.call('newcomer.take', {})).code).toBe(ErrorCode.tokenInvalid)
  })

  test('who has paid before is none, is told why, and what is open to everybody', async () => {
    const { orderNum } = await steps.placed(session)
    await steps.pay(session, orderNum)
    expect(await take(session)).toMatchObject({
      code: ErrorCode.business,
      message: expect.stringContaining('下过单')
    })
    const told = await award(session)
    expect([told.eligible, told.reason === '']).toEqual([false, false])
  })

  test.each([
    ['a moment before thirty days may take it', 30 * DAY_MS - 1, ErrorCode.ok],
    ['after thirty days may not', 30 * DAY_MS, ErrorCode.business]
  ])('whose account is new %s', async (_name, age, code) => {
    const who = await newcomer()
    const { db } = server.database
    const [user] = await db.select().from(users).where(eq(users.id, who.userInfo.user_id))
    server.clock.set(new Date(user!.createdAt.getTime() + age))
    expect((await take(who)).code).toBe(code)
  })

  test('a phone has it once, whatever the account', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    expect((await take(one, 'the-phone-of-both-accounts')).code).toBe(ErrorCode.ok)
    expect(await take(other, 'the-phone-of-both-accounts')).toMatchObject({
      code: ErrorCode.business,
      message: expect.stringContaining('手机')
    })
    expect(await heldBy(other, 'CP-XY1')).toBe(0)
  })

  test('after its end it is refused with 27005', async () => {
    const who = await newcomer()
    const of = eq(activities.activityId, 'NW01')
    const [before] = await server.database.db.select().from(activities).where(of)
    await server.database.db.update(activities).set({ endAt: server.clock.now() }).where(of)
    try {
      expect((await take(who)).code).toBe(ErrorCode.offShelf)
    } finally {
      await server.database.db.update(activities).set({ endAt: before!.endAt }).where(of)
    }
  })
})

describe('an invitation', () => {
  const invited = (device?: string) =>
    newcomer({ inviteid: 'IN01', inviteuserid: session.userInfo.user_id }, device)
  const page = async () => (await server.call('invite.detail', {}, { session })).results
  async function examined(who: Session): Promise<string> {
    const { orderNum } = await steps.placed(who, { medUserInfo: { ...OWNER, contactsId: '' } })
    await steps.pay(who, orderNum)
    const { db } = server.database
    const at = server.clock.now()
    await db.update(orderVisits).set({ state: 'visited' }).where(eq(orderVisits.orderNum, orderNum))
    await db.insert(orderEvents).values({ orderNum, event: 'visited', detail: {}, at })
    return orderNum
  }
  const aDayLater = async () => {
    server.clock.advance(DAY_MS + 1)
    await steps.tick()
  }

  test('gives the friend a coupon at once, and the inviter one a day after the friend was examined, each once', async () => {
    const friend = await invited()
    await steps.tick()
    await steps.tick()
    expect(await heldBy(friend, FRIEND_COUPON)).toBe(1)
    expect(await page()).toMatchObject({
      inviteUserId: session.userInfo.user_id,
      rewarded: 0,
      people: [{ state: 'joined' }]
    })
    await examined(friend)
    await steps.tick()
    expect([await heldBy(session, INVITER_COUPON), (await page()).people[0]?.state]).toEqual([0, 'ordered'])
    await aDayLater()
    await steps.tick()
    expect(await heldBy(session, INVITER_COUPON)).toBe(1)
  })

  test('of a friend who takes the order back gives nothing, says why, and another order counts', async () => {
    const friend = await invited()
    await steps.tick()
    const { orderNum } = await steps.placed(friend, { medUserInfo: { ...OWNER, contactsId: '' } })
    await steps.pay(friend, orderNum)
    const { results: preview } = await server.call('order.refundPreview', { orderNum }, { session: friend })
    await server.call(
      'order.refund',
      { orderNum, amount: preview.amount, reasonId: 1, reasonDetail: '' },
      { session: friend }
    )
    await steps.tick()
    const [one] = (await page()).people
    expect([one?.state, one?.note.includes('退款')]).toEqual(['withheld', true])
    await examined(friend)
    expect((await page()).people[0]?.state).toBe('ordered')
    await aDayLater()
    expect(await heldBy(session, INVITER_COUPON)).toBe(1)
  })

  test('of an account of one’s own on the same phone gives neither anything', async () => {
    const { db } = server.database
    const friend = await invited()
    const [device] = await db
      .select()
      .from(knownDevices)
      .where(eq(knownDevices.userId, friend.userInfo.user_id))
    await db
      .insert(knownDevices)
      .values({ ...device!, userId: session.userInfo.user_id })
      .onConflictDoNothing()
    await steps.tick()
    await examined(friend)
    await aDayLater()
    expect([await heldBy(friend, FRIEND_COUPON), await heldBy(session, INVITER_COUPON)]).toEqual([0, 0])
    await db
      .delete(knownDevices)
      .where(
        and(
          eq(knownDevices.userId, session.userInfo.user_id),
          eq(knownDevices.deviceHash, device!.deviceHash)
        )
      )
  })

  test('is of one level: a friend’s friend gives the first inviter nothing', async () => {
    const friend = await invited()
    const their = await newcomer({ inviteid: 'IN01', inviteuserid: friend.userInfo.user_id })
    await steps.tick()
    await examined(their)
    await aDayLater()
    expect([await heldBy(session, INVITER_COUPON), await heldBy(friend, INVITER_COUPON)]).toEqual([0, 1])
  })

  test('ends at the most rewards that one may have', async () => {
    const of = eq(activities.activityId, 'IN01')
    const { db } = server.database
    await db
      .update(activities)
      .set({ terms: sql`terms || '{"most": 1}'::jsonb` })
      .where(of)
    try {
      const friends = [await invited(), await invited()]
      await steps.tick()
      for (const friend of friends) await examined(friend)
      await aDayLater()
      expect(await heldBy(session, INVITER_COUPON)).toBe(1)
      const rewarded = await db
        .select()
        .from(inviteFriends)
        .where(sql`rewarded_at is not null`)
      expect(rewarded).toHaveLength(1)
    } finally {
      await db
        .update(activities)
        .set({ terms: sql`terms || '{"most": 10}'::jsonb` })
        .where(of)
    }
  })

  test('names nobody but by a mask', async () => {
    const friend = await invited()
    await steps.tick()
    const text = JSON.stringify((await page()).people)
    expect(text).not.toContain(friend.userInfo.user_id)
    expect(text).toContain('*')
    expect(await server.database.db.$count(orders, eq(orders.userId, friend.userInfo.user_id))).toBe(0)
  })
})
