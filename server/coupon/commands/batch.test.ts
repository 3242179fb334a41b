/** A batch of coupons that everybody may take: where, when and how many (§7 /coupon/batchCollection/V3). */
import { and, eq, inArray } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { activities, coupons, redeemCodes, userCoupons } from '../../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'

type Terms = Partial<typeof coupons.$inferInsert>

const HOUR_MS = 3_600_000
const CODE = 'CP-XY1'
const FREE: Terms = {
  ...{ claimable: true, claimChannels: null, claimFrom: null, claimUntil: null },
  ...{ claimStock: null, claimTaken: 0, perUser: 1 }
}
const [WEB, MINI] = [50, 66]
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS)

let server: TestApp
const crowd: Session[] = []
let ann: Session
beforeAll(async () => {
  server = await createTestApp()
  for (let at = 0; at < 12; at += 1) crowd.push(await server.login(`138000020${10 + at}`))
  ann = await server.login('13800002001')
  server.clock.set(TEST_NOW)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  const owners = [ann, ...crowd].map(({ userInfo }) => userInfo.user_id)
  await server.database.db.delete(userCoupons).where(inArray(userCoupons.userId, owners))
  await terms({})
})
afterEach(() => terms({}))

const terms = (given: Terms, couponCode = CODE) =>
  server.database.db
    .update(coupons)
    .set({ ...FREE, ...given })
    .where(eq(coupons.couponCode, couponCode))
const taken = async () =>
  (await server.database.db.select().from(coupons).where(eq(coupons.couponCode, CODE)))[0]?.claimTaken
const held = (session: Session) =>
  server.database.db.$count(
    userCoupons,
    and(eq(userCoupons.userId, session.userInfo.user_id), eq(userCoupons.couponCode, CODE))
  )
const claim = async (session: Session, couponCodes = [CODE]) =>
  (await server.call('coupon.claim', { couponCodes }, { session })).results
const reason = async (session: Session) => (await claim(session))[0]?.reason

describe('R7.143 a batch answers why it cannot be taken', () => {
  test.each<[string, Terms, string]>([
    ['another channel', { claimChannels: [MINI] }, '仅限小程序领取'],
    ['not begun', { claimFrom: later(1) }, '5月20日 11:00 开始领取'],
    ['ended this moment', { claimUntil: TEST_NOW }, '领取时间已过'],
    ['all taken', { claimStock: 2, claimTaken: 2 }, '已被领完'],
    ['made smaller than what was taken', { claimStock: 1, claimTaken: 2 }, '已被领完'],
    ['closed', { claimable: false }, '该优惠券暂不可领取'],
    ['this channel', { claimChannels: [WEB, MINI] }, ''],
    ['begins this moment', { claimFrom: TEST_NOW, claimUntil: later(1) }, ''],
    ['the last piece', { claimStock: 3, claimTaken: 2 }, '']
  ])('%s', async (_case, given, said) => {
    await terms(given)
    expect(await reason(ann)).toBe(said)
    expect([await held(ann), await taken()]).toEqual([
      said === '' ? 1 : 0,
      (given.claimTaken ?? 0) + (said === '' ? 1 : 0)
    ])
  })

  test('by the clock of the server: it begins and ends while the page is open', async () => {
    await terms({ claimFrom: later(0.25), claimUntil: later(0.5) })
    expect(await reason(ann)).toBe('5月20日 10:15 开始领取')
    server.clock.set(later(0.25))
    expect(await reason(ann)).toBe('')
    server.clock.set(later(0.5))
    expect(await reason(crowd[0]!)).toBe('领取时间已过')
  })

  test('a header names no channel: only a session of the mini-program takes what is for it', async () => {
    await terms({ claimChannels: [MINI] })
    const as = { session: ann, headers: { comefrom: String(MINI) } }
    const { results } = await server.call('coupon.claim', { couponCodes: [CODE] }, as)
    expect(results).toEqual([{ couponCode: CODE, claimed: false, reason: '仅限小程序领取' }])
    await server.call('auth.silent', { code: 'wx-batch', phoneCode: 'phone-10000000001' })
    const inside = (await server.call('auth.silent', { code: 'wx-batch' })).results.session
    if (!inside) throw new Error('the person is known')
    const mine = and(eq(userCoupons.userId, inside.userInfo.user_id), eq(userCoupons.couponCode, CODE))
    const before = await server.database.db.select().from(userCoupons).where(mine)
    await server.database.db.delete(userCoupons).where(mine)
    expect(await reason(inside)).toBe('')
    await terms({ claimChannels: [WEB] })
    expect(await reason(crowd[0]!)).toBe('')
    await server.database.db.delete(userCoupons).where(mine)
    expect(await reason(inside)).toBe('仅限网页领取')
    if (before.length > 0) await server.database.db.insert(userCoupons).values(before)
  })

  test('each code answers for itself', async () => {
    await terms({ claimStock: 0 })
    expect(await claim(ann, [CODE, 'CP-PL50', 'NOPE', 'CP-BIG'])).toEqual([
      { couponCode: CODE, claimed: false, reason: '已被领完' },
      { couponCode: 'CP-PL50', claimed: true, reason: '' },
      { couponCode: 'NOPE', claimed: false, reason: '优惠券不存在或已下线' },
      { couponCode: 'CP-BIG', claimed: false, reason: '该优惠券暂不可领取' }
    ])
  })

  test('who has had theirs takes nothing from it, and hears so when it is gone and over', async () => {
    await terms({ claimStock: 1 })
    expect([await reason(ann), await reason(ann), await taken()]).toEqual(['', '您已领取过该优惠券', 1])
    await terms({ claimStock: 1, claimTaken: 1, claimUntil: TEST_NOW })
    expect(await reason(ann)).toBe('您已领取过该优惠券')
  })

  test('what is redeemed by a code or granted otherwise takes nothing from the batch', async () => {
    const code = { code: 'BATCH1', couponCode: CODE, remaining: 1, expiresAt: later(1) }
    await server.database.db.insert(redeemCodes).values(code)
    await terms({ claimStock: 0 })
    const { code: answered } = await server.call('coupon.redeem', { redeemCode: 'BATCH1' }, { session: ann })
    expect([answered, await held(ann), await taken()]).toEqual([ErrorCode.ok, 1, 0])
    await server.database.db.delete(redeemCodes).where(eq(redeemCodes.code, 'BATCH1'))
  })
})

describe('R7.143 the last pieces', () => {
  test('two people and the last piece: one has it, the other is told', async () => {
    await terms({ claimStock: 1 })
    const said = await Promise.all([crowd[0]!, crowd[1]!].map(reason))
    expect([said.toSorted(), await taken()]).toEqual([['', '已被领完'], 1])
  })

  test('twelve at once, each twice, and five pieces: five have one each', async () => {
    await terms({ claimStock: 5 })
    const said = await Promise.all([...crowd, ...crowd].map(reason))
    const owners = await Promise.all(crowd.map(held))
    expect(said.filter((one) => one === '')).toHaveLength(5)
    expect(new Set(said)).toEqual(new Set(['', '已被领完', '您已领取过该优惠券']))
    expect([owners.filter((count) => count === 1).length, Math.max(...owners), await taken()]).toEqual([
      5, 1, 5
    ])
  })

  test('two who ask for the same two coupons in either order wait for one another and both are served', async () => {
    const both = [CODE, 'CP-PL50']
    const answers = await Promise.all(
      crowd.map((session, at) => claim(session, at % 2 === 0 ? both : both.toReversed()))
    )
    expect(answers.flat().every(({ claimed }) => claimed)).toBe(true)
  })
})

describe('lists name what this channel may take, what is left and when it begins', () => {
  const ofOrder = async () =>
    (await server.call('coupon.list', { productCode: 'CK1003', orgCode: 'H1001' }, { session: ann })).results
      .claimable
  const ofProduct = async () =>
    (await server.call('product.detail', { type: 'checkup', id: 'CK1003', cityCode: '131' })).results.coupons
  const alone = async () =>
    (await server.call('coupon.products', { couponCode: CODE, cityCode: '131' }, { session: ann })).results
  const ours = (list: readonly { couponCode: string }[] | undefined) =>
    list?.find(({ couponCode }) => couponCode === CODE)

  const left = { open: true, note: '剩 2 张，5月20日 12:00 截止领取' }
  const soon = { open: false, note: '5月20日 11:00 开始领取，剩 5 张' }
  const gone = { open: false, note: '已被领完' }

  test.each<[string, Terms, { order: unknown; product: unknown; alone: unknown }]>([
    [
      'open',
      { claimStock: 5, claimTaken: 3, claimUntil: later(2) },
      { order: left, product: left, alone: left }
    ],
    [
      'soon: an order cannot take it',
      { claimStock: 5, claimFrom: later(1) },
      { order: 'away', product: soon, alone: soon }
    ],
    ['just gone', { claimStock: 5, claimTaken: 5 }, { order: 'away', product: gone, alone: gone }],
    [
      'over',
      { claimUntil: TEST_NOW },
      { order: 'away', product: 'away', alone: { open: false, note: '领取时间已过' } }
    ],
    [
      'for another channel',
      { claimChannels: [MINI] },
      { order: 'away', product: 'away', alone: { open: false, note: '仅限小程序领取' } }
    ],
    ['without limit', {}, { order: undefined, product: undefined, alone: undefined }]
  ])('%s', async (_case, given, expected) => {
    await terms(given)
    const claimOf = (found: object | undefined): unknown =>
      found === undefined ? 'away' : Reflect.get(found, 'claim')
    const shown = await alone()
    expect({
      order: claimOf(ours(await ofOrder())),
      product: claimOf(ours(await ofProduct())),
      alone: shown.coupon.claim
    }).toEqual(expected)
    const closed = typeof expected.alone === 'object' && expected.alone !== null && expected.alone !== left
    expect([shown.held, shown.claimable]).toEqual([false, !closed])
  })

  test('one that is held says nothing of taking it', async () => {
    await terms({ claimStock: 5 })
    await claim(ann)
    const { held: isHeld, claimable, coupon } = await alone()
    expect([isHeld, claimable, coupon.claim]).toEqual([true, false, undefined])
  })

  test('who comes too late for the newcomer award is offered what can be taken here and now', async () => {
    const demo = await server.login('10000000001')
    server.clock.set(TEST_NOW)
    const { db } = server.database
    const mine = and(eq(userCoupons.couponCode, CODE), eq(userCoupons.userId, demo.userInfo.user_id))
    const before = await db.select().from(userCoupons).where(mine)
    await db.delete(userCoupons).where(mine)
    const others = async () =>
      ours((await server.call('newcomer.detail', {}, { session: demo })).results.others)
    await terms({ claimStock: 4, claimTaken: 1 })
    expect(await others()).toMatchObject({ claim: { open: true, note: '剩 3 张' } })
    await terms({ claimFrom: later(1) })
    expect(await others()).toBeUndefined()
    if (before.length > 0) await db.insert(userCoupons).values(before)
  })

  test('a new brand says why its coupon cannot be taken', async () => {
    const { db } = server.database
    const shown = async () => {
      const { brands } = (await server.call('brand.list', { cityCode: '75' }, { session: ann })).results
      return brands[0]?.coupon
    }
    expect(await db.$count(activities, eq(activities.activityId, 'NB01'))).toBe(1)
    const [was] = await db.select().from(coupons).where(eq(coupons.couponCode, 'CP-DT30'))
    const set = (given: Terms) => db.update(coupons).set(given).where(eq(coupons.couponCode, 'CP-DT30'))
    await set({ claimFrom: later(1) })
    expect(await shown()).toMatchObject({
      state: 'closed',
      claim: { open: false, note: '5月20日 11:00 开始领取' }
    })
    await set({ claimFrom: null, claimStock: 7 })
    expect(await shown()).toMatchObject({ state: 'open', claim: { open: true, note: '剩 7 张' } })
    await set({ claimFrom: was?.claimFrom ?? null, claimStock: was?.claimStock ?? null })
  })
})
