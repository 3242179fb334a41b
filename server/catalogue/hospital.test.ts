import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { weekdayOf } from '@/domain/date'
import { orderReviews, orders, orderVisits } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

const WANGJING = { latitude: 39.9957, longitude: 116.4812 }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const codes = (cards: readonly { productCode: string }[]) => cards.map((card) => card.productCode)

describe('branches', () => {
  test('a branch with what it sells', async () => {
    const { results } = await server.call('hospital.detail', { id: 'H1001', ...WANGJING })
    expect(results).toMatchObject({
      hospitalName: '澄安体检中心（北京望京分院）',
      hospitalDistance: 0,
      hasBreakfast: true,
      closedWeekdays: [0]
    })
    expect(codes(results.products)).toContain('CK1003')
    expect(codes(results.products)).not.toContain('CK1018')
    expect(results.intro).not.toBe('')
    expect(results.facilities.length).toBeGreaterThan(0)
  })

  test('a branch tells its pictures, its licence, the way in, its week and what is said of it', async () => {
    const { results } = await server.call('hospital.detail', { id: 'H1001' })
    expect(results.gallery[0]).toBe(results.imgUrl)
    expect(results.arrival).toMatchObject({ parking: 'B2 停车，到检免 2 小时' })
    expect(results.licence).toContain('H1001')
    expect(results).toMatchObject({ score: 4.8, reviewCount: 1208, reviews: { count: 1208 } })
    expect(results.reviews.list.some(({ answer }) => answer !== '')).toBe(true)
    expect(results.days).toHaveLength(7)
    const sunday = results.days.filter(({ date }) => weekdayOf(date) === 0)
    expect(sunday.map(({ state }) => state)).toEqual(['closed'])
    expect(results.first).toMatchObject({ time: expect.stringMatching(/^\d\d:\d\d$/) })
    expect(results.percent).toBeGreaterThan(30)
  })

  test('a visit that is reviewed counts to the branch where it was', async () => {
    const { db } = server.database
    const [visit] = await db
      .select({ orderNum: orderVisits.orderNum, orgCode: orderVisits.orgCode, userId: orders.userId })
      .from(orderVisits)
      .innerJoin(orders, eq(orders.orderNum, orderVisits.orderNum))
      .where(eq(orderVisits.state, 'visited'))
    if (!visit?.orgCode) throw new Error('nobody visited')
    const { orderNum, orgCode: id, userId } = visit
    const before = (await server.call('hospital.detail', { id })).results
    await db.delete(orderReviews).where(eq(orderReviews.orderNum, orderNum))
    server.clock.advance(60_000)
    const without = (await server.call('hospital.detail', { id })).results
    await db.insert(orderReviews).values({
      ...{ orderNum, userId, productCode: 'CK1003', score: 2, tags: [], text: '排队久', anonymous: true },
      at: server.clock.now()
    })
    server.clock.advance(60_000)
    const after = (await server.call('hospital.detail', { id })).results
    expect(after.reviewCount).toBe(without.reviewCount + 1)
    expect(after.reviews.low).toBe(without.reviews.low + 1)
    expect(after.reviews.list[0]).toMatchObject({ text: '排队久', user: '匿名用户' })
    expect(before.reviewCount).toBeGreaterThanOrEqual(without.reviewCount)
  })

  test('an unknown branch is refused in plain words', async () => {
    expect(await server.call('hospital.detail', { id: 'H9999' })).toMatchObject({
      code: ErrorCode.notFound,
      message: '分院不存在，请返回重新选择'
    })
  })

  test('the list of a city and of a product', async () => {
    const beijing = (await server.call('hospital.list', { cityCode: '131', ...WANGJING })).results
    expect(beijing[0]?.orgCode).toBe('H1001')
    expect(beijing.map((branch) => branch.orgCode).sort()).toEqual([
      'D1101',
      'H1001',
      'H1002',
      'H1003',
      'H1004',
      'V1201'
    ])
    const premium = (await server.call('hospital.list', { productCode: 'CK1013' })).results
    expect(premium).toHaveLength(4)
    expect((await server.call('hospital.list', { cityCode: '104' })).results).toEqual([])
  })

  test('recent branches: none for a guest, the latest visit first for a user', async () => {
    expect((await server.call('hospital.recent', {})).results).toEqual([])
    const session = await server.login('10000000001')
    const { results } = await server.call('hospital.recent', {}, { session })
    expect(results.map((branch) => branch.orgCode)).toContain('H1001')
    const other = await server.login('10000000006')
    const ofOther = (await server.call('hospital.recent', {}, { session: other })).results
    const theirs = await server.database.db
      .select({ id: orderVisits.orgCode })
      .from(orders)
      .innerJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
      .where(eq(orders.userId, 'u1002'))
    expect(ofOther.every((branch) => theirs.some(({ id }) => id === branch.orgCode))).toBe(true)
  })
})
