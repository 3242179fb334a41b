import { and, eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CouponListInput } from '@/contract/coupon/dto'
import { ErrorCode } from '@/contract/errors'
import { coupons, redeemCodes, userCoupons } from '../../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'

const DAY_MS = 86_400_000
const DEMO = '10000000001'

let server: TestApp
let session: Session
/** Two more of the same person. */
let web: Session
let bySms: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login(DEMO)
  web = await server.login(DEMO)
  bySms = await server.login(DEMO)
})
afterAll(() => server.close())

const list = async (input: CouponListInput = {}, as = session, comefrom = 50) =>
  (await server.call('coupon.list', input, { session: as, headers: { comefrom: String(comefrom) } })).results
const codes = (found: { list: { couponCode: string }[] }) =>
  found.list.map(({ couponCode }) => couponCode).sort()
const give = (userId: string, couponCode: string) =>
  server.database.db.insert(userCoupons).values({
    id: `uc-${userId}-${couponCode}`,
    userId,
    couponCode,
    status: 'unused',
    grantedAt: TEST_NOW,
    expiresAt: new Date(TEST_NOW.getTime() + DAY_MS)
  })
const ofDemo = (couponCode: string) =>
  and(eq(userCoupons.userId, 'u1001'), eq(userCoupons.couponCode, couponCode))

describe('the wallet', () => {
  test('R3.44 coupons by state; what is only for tests or codes is not given', async () => {
    expect(codes(await list())).toEqual([
      'CP-85',
      'CP-CB20',
      'CP-CH30',
      'CP-CH9',
      'CP-CITY',
      'CP-DT30',
      'CP-PL50',
      'CP-VA100',
      'CP-XY1'
    ])
    expect(codes(await list({ status: 'used' }))).toEqual(['CP-USED'])
    expect(codes(await list({ status: 'expired' }))).toEqual(['CP-EXP'])
    const found = (await list()).list.find(({ couponCode }) => couponCode === 'CP-85')
    expect(found).toMatchObject({
      name: '体检8.5折（最高减200）',
      couponType: 2,
      couponBatchType: 1,
      discounted: 8.5,
      maxDiscount: 200,
      minAmount: 500,
      scope: '体检、睿评',
      usable: true,
      expiresAt: TEST_NOW.getTime() + 15 * DAY_MS
    })
  })

  test('a coupon expires by the clock', async () => {
    server.clock.set(new Date(TEST_NOW.getTime() + 3 * DAY_MS))
    const renewed = await server.login(DEMO)
    expect(codes(await list({ status: 'expired' }, renewed))).toContain('CP-CH9')
    expect(codes(await list({}, renewed))).not.toContain('CP-CH9')
    server.clock.set(TEST_NOW)
  })
})

describe('coupons for an order', () => {
  const order = { productCode: 'CK1003', orgCode: 'H1001', customAddPackage: [] }
  const reasons = async (input = order, comefrom = 50) =>
    new Map((await list(input, session, comefrom)).list.map((coupon) => [coupon.couponCode, coupon.reason]))

  test('R1.8 R9.34 the best set is checked; amounts are those of the order', async () => {
    const input = { ...order, customAddPackage: [{ addPackageId: 6202, itemCodeList: ['TH003'] }] }
    const found = await list(input)
    expect(found).toMatchObject({ best: ['CP-85'], bestDiscount: 191.7, baseAmount: 1278, payAmount: 1278 })
    expect(found.list.filter(({ checked }) => checked).map(({ couponCode }) => couponCode)).toEqual(['CP-85'])
    const usable = found.list.map((coupon) => coupon.usable)
    expect(usable).toEqual([...usable].sort((a, b) => Number(b) - Number(a)))
  })

  test('R3.46 the stackable pair wins where it takes more off', async () => {
    expect(await list({ ...order, productCode: 'CK1001' })).toMatchObject({
      best: ['CP-PL50', 'CP-CH30'],
      bestDiscount: 80
    })
  })

  test('the exchange item counts neither for thresholds nor for the discount', async () => {
    const input = {
      ...order,
      customAddPackage: [
        { addPackageId: 6202, itemCodeList: ['TH003', 'TH004'] },
        { addPackageId: 6201, itemCodeList: ['HE005'] }
      ],
      addItemConfigId: 8101
    }
    expect(await list(input)).toMatchObject({ baseAmount: 1454, payAmount: 1553, bestDiscount: 200 })
  })

  test('each unusable coupon says why: kind, channel, branch, threshold', async () => {
    const found = await reasons()
    expect(found.get('CP-DT30')).toBe('不适用于体检')
    expect(found.get('CP-CH9')).toBe('仅限小程序')
    expect(found.get('CP-CITY')).toMatch(/^不适用于/)
    expect(found.get('CP-85')).toBe('')
    expect((await reasons({ ...order, productCode: 'CK1002' })).get('CP-XY1')).toBe('未满¥299.00')
  })

  describe('R6.5 the coupon of the mini-program', () => {
    const ofMiniProgram = async (as: Session, input = order) =>
      (await list(input, as, 66)).list.find(({ couponCode }) => couponCode === 'CP-CH9')?.reason
    const check = (as: Session, code?: string) =>
      server.call('auth.wxTokenCheck', { token: as.token, comefrom: '66', ...(code ? { code } : {}) })

    test('a header that says 66 does not open it, nor does a check without the mini-program’s credential', async () => {
      expect(await ofMiniProgram(session)).toBe('仅限小程序')
      expect((await check(session)).code).toBe(ErrorCode.ok)
      expect(await ofMiniProgram(session)).toBe('仅限小程序')
    })

    test('a session opened by the mini-program’s credential may use it, whatever channel it names', async () => {
      await server.call('auth.silent', { code: 'wx-ch9', phoneCode: 'phone-10000000001' })
      const { results } = await server.call('auth.silent', { code: 'wx-ch9' })
      const inside = results.session
      if (!inside) throw new Error('the person is known')
      expect(await ofMiniProgram(inside)).toBe('')
      expect(
        (await list(order, inside, 50)).list.find(({ couponCode }) => couponCode === 'CP-CH9')?.reason
      ).toBe('')
    })

    test('after a login by SMS the check with a credential opens it for that session alone', async () => {
      expect((await check(bySms, 'wx-ch9')).code).toBe(ErrorCode.ok)
      expect(await ofMiniProgram(bySms)).toBe('')
      expect(await ofMiniProgram(session)).toBe('仅限小程序')
    })

    test('a session that was handed over keeps the channel it came from', async () => {
      const trade = async (token: string) =>
        (await server.call('auth.thirdLogin', { comefrom: '66', token })).results
      expect(await ofMiniProgram(await trade(web.token))).toBe('仅限小程序')
      expect(await ofMiniProgram(await trade(bySms.token))).toBe('')
    })
  })

  test('a branch opens its own coupon', async () => {
    expect((await reasons({ ...order, orgCode: 'H5001' })).get('CP-CITY')).toBe('')
  })

  test('a coupon locked by another order is not usable', async () => {
    const { db } = server.database
    await db.update(userCoupons).set({ status: 'locked' }).where(ofDemo('CP-85'))
    const found = await list(order)
    expect(found.best).not.toContain('CP-85')
    expect((await reasons()).get('CP-85')).toBe('已被其他订单占用')
    await db.update(userCoupons).set({ status: 'unused' }).where(ofDemo('CP-85'))
  })

  test('R5.48 R5.49 a coupon above the price takes the price off and no more', async () => {
    const other = await server.login('10000000006')
    await give('u1002', 'CP-BIG')
    const found = await list({ ...order, productCode: 'CK1002' }, other)
    expect(found).toMatchObject({ best: ['CP-BIG'], bestDiscount: 168, payAmount: 168 })
  })

  test('R7.91 R3.47 how many are usable for an amount, and what the best take off', async () => {
    const amount = async (price: number) =>
      (
        await server.call(
          'coupon.amount',
          { merchandiseId: 'CK1003', merchandiseType: 1, hospitalId: 'H1001', price },
          { session }
        )
      ).results
    expect(await amount(1080)).toEqual([{ coupon: 162, couponNums: 4 }])
    expect(await amount(199)).toEqual([{ coupon: 30, couponNums: 1 }])
    expect(await amount(99)).toEqual([{ coupon: 0, couponNums: 0 }])
  })
})

describe('what an order could take', () => {
  const order: CouponListInput = { productCode: 'CK1003', orgCode: 'H1001' }
  const goods: CouponListInput = { goods: [{ productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 }] }
  const open = async (input: CouponListInput, as: Session) =>
    (await list(input, as)).claimable?.map(({ couponCode }) => couponCode).sort()

  test('a new customer is told until it is taken; then it lowers the price', async () => {
    const fresh = await server.login('13800000003')
    expect(await list(order, fresh)).toMatchObject({ list: [], bestDiscount: 0 })
    expect(await open(order, fresh)).toEqual(['CP-85', 'CP-CH30', 'CP-PL50', 'CP-XY1'])
    await server.call('coupon.claim', { couponCodes: ['CP-85'] }, { session: fresh })
    const after = await list(order, fresh)
    expect([codes(after), after.best]).toEqual([['CP-85'], ['CP-85']])
    expect(await open(order, fresh)).toEqual(['CP-CH30', 'CP-PL50', 'CP-XY1'])
  })

  test('only what serves what is ordered; the wallet itself offers nothing', async () => {
    const fresh = await server.login('13800000004')
    expect(await open(goods, fresh)).toEqual(['CP-CH30'])
    expect(await open({}, fresh)).toBeUndefined()
  })

  test('what was used up is offered no more', async () => {
    const fresh = await server.login('13800000005')
    await server.call('coupon.claim', { couponCodes: ['CP-CH30'] }, { session: fresh })
    await server.database.db
      .update(userCoupons)
      .set({ status: 'used' })
      .where(and(eq(userCoupons.couponCode, 'CP-CH30'), eq(userCoupons.userId, fresh.userInfo.user_id)))
    expect([await open(goods, fresh), codes(await list(goods, fresh))]).toEqual([[], []])
  })
})

describe('R7.143 claiming', () => {
  test('R7.143 each coupon once a user, also when asked many times at once', async () => {
    const fresh = await server.login('13800000001')
    const claim = () =>
      server.call('coupon.claim', { couponCodes: ['CP-XY1', 'CP-DT30'] }, { session: fresh })
    const answers = await Promise.all(Array.from({ length: 6 }, claim))
    const claimed = answers.flatMap(({ results }) => results).filter((result) => result.claimed)
    expect(claimed.map(({ couponCode }) => couponCode).sort()).toEqual(['CP-DT30', 'CP-XY1'])
    expect((await claim()).results).toEqual([
      { couponCode: 'CP-XY1', claimed: false, reason: '您已领取过该优惠券' },
      { couponCode: 'CP-DT30', claimed: false, reason: '您已领取过该优惠券' }
    ])
    expect(codes(await list({}, fresh))).toEqual(['CP-DT30', 'CP-XY1'])
  })

  test('what is not open to everybody cannot be claimed', async () => {
    const fresh = await server.login('13800000002')
    const { results } = await server.call(
      'coupon.claim',
      { couponCodes: ['CP-BIG', 'NOPE'] },
      { session: fresh }
    )
    expect(results).toEqual([
      { couponCode: 'CP-BIG', claimed: false, reason: '该优惠券暂不可领取' },
      { couponCode: 'NOPE', claimed: false, reason: '优惠券不存在或已下线' }
    ])
    expect(codes(await list({}, fresh))).toEqual([])
  })
})

describe('redeeming a code', () => {
  const redeem = (redeemCode: string, as = session) =>
    server.call('coupon.redeem', { redeemCode }, { session: as })

  test('a code gives its coupon once a user, in any case of letters', async () => {
    expect((await redeem(' chengan20 ')).results).toMatchObject({
      couponCode: 'CP-RD20',
      status: 'unused',
      usable: true
    })
    expect(await redeem('CHENGAN20')).toMatchObject({
      code: ErrorCode.business,
      message: '您已兑换过该优惠券'
    })
    const [left] = await server.database.db.select().from(redeemCodes)
    expect(left?.remaining).toBe(999)
  })

  test('a wrong, used up or old code says so', async () => {
    const wrong = { code: ErrorCode.business, message: '兑换码不正确或已失效' }
    expect(await redeem('NOPE')).toMatchObject(wrong)
    const other = await server.login('10000000006')
    await server.database.db.update(redeemCodes).set({ remaining: 0 })
    expect(await redeem('CHENGAN20', other)).toMatchObject(wrong)
    await server.database.db.update(redeemCodes).set({ remaining: 5, expiresAt: TEST_NOW })
    expect(await redeem('CHENGAN20', other)).toMatchObject(wrong)
  })

  test('one code for one: of many users at once one gets it', async () => {
    const { db } = server.database
    await db.update(coupons).set({ perUser: 9 }).where(eq(coupons.couponCode, 'CP-RD20'))
    await db.insert(redeemCodes).values({
      code: 'ONLYONE',
      couponCode: 'CP-RD20',
      remaining: 1,
      expiresAt: new Date(TEST_NOW.getTime() + DAY_MS)
    })
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem('ONLYONE')))
    expect(answers.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(1)
  })
})
