/** A crowd at two servers on one database wants what there is little of. The embedded engine has one server only. */
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import type { Database } from '../../db/client'
import { openPostgres } from '../../db/open'
import { coupons, redeemCodes, userCoupons } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

const CROWD = 12
const LEFT = 5

onPostgres('twelve customers at two servers', () => {
  let one: TestApp
  let other: TestApp
  let ofOther: Database
  const crowd: Session[] = []

  beforeAll(async () => {
    one = await createTestApp()
    ofOther = openPostgres(String(one.database.pool?.options.connectionString), CROWD)
    other = await createTestApp({ database: ofOther, now: one.clock.now() })
    for (let at = 0; at < CROWD; at += 1) crowd.push(await one.login(`138000010${10 + at}`))
    other.clock.set(one.clock.now())
  })
  afterAll(async () => {
    await other?.app.close()
    await ofOther?.close()
    await one?.close()
  })

  const serverOf = (at: number) => (at % 2 === 0 ? one : other)
  const granted = async (couponCode: string) => {
    const rows = await ofOther.db.select().from(userCoupons).where(eq(userCoupons.couponCode, couponCode))
    const owners = new Set(crowd.map(({ userInfo }) => userInfo.user_id))
    return rows.filter(({ userId }) => owners.has(userId)).map(({ userId }) => userId)
  }

  test('a coupon that each may have once is claimed once by each, also by who asks both servers', async () => {
    const answers = await Promise.all(
      crowd.flatMap((session) =>
        [one, other].map((server) => server.call('coupon.claim', { couponCodes: ['CP-XY1'] }, { session }))
      )
    )
    const claimed = answers.flatMap(({ results }) => results).filter((result) => result.claimed)
    const owners = await granted('CP-XY1')
    expect([claimed.length, owners.length, new Set(owners).size]).toEqual([CROWD, CROWD, CROWD])
  })

  test('R7.143 a batch of five goes to five of them, each of whom asks both servers', async () => {
    const batch = eq(coupons.couponCode, 'CP-DT30')
    await one.database.db.update(coupons).set({ claimStock: LEFT }).where(batch)
    const answers = await Promise.all(
      crowd.flatMap((session) =>
        [one, other].map((server) => server.call('coupon.claim', { couponCodes: ['CP-DT30'] }, { session }))
      )
    )
    const said = answers.flatMap(({ results }) => results.map(({ reason }) => reason))
    const owners = await granted('CP-DT30')
    const [row] = await ofOther.db.select().from(coupons).where(batch)
    expect(said.filter((reason) => reason === '')).toHaveLength(LEFT)
    expect(new Set(said)).toEqual(new Set(['', '您已领取过该优惠券', '已被领完']))
    expect([owners.length, new Set(owners).size, row?.claimTaken]).toEqual([LEFT, LEFT, LEFT])
  })

  test('a code that is left five times gives five coupons, and tells the others that it is used up', async () => {
    const code = eq(redeemCodes.code, 'CHENGAN20')
    await one.database.db.update(redeemCodes).set({ remaining: LEFT }).where(code)
    const answers = await Promise.all(
      crowd.map((session, at) => serverOf(at).call('coupon.redeem', { redeemCode: 'CHENGAN20' }, { session }))
    )
    const refused = answers.filter(({ code: answered }) => answered !== ErrorCode.ok)
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set(['兑换码不正确或已失效']))
    const [row] = await one.database.db.select().from(redeemCodes).where(code)
    expect([refused.length, (await granted('CP-RD20')).length, row?.remaining]).toEqual([
      CROWD - LEFT,
      LEFT,
      0
    ])
  })
})
