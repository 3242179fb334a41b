import { and, eq, gte } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { addDays, dateOf } from '@/domain/date'
import { slots } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/test-app'

const BEIJING = { cityCode: '131', latitude: 39.9836, longitude: 116.3164 }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const ask = async (productCodes: string[], place: { cityCode: string } = BEIJING) =>
  (await server.call('booking.firstDays', { productCodes, ...place })).results

const today = () => dateOf(server.clock.now().getTime())

describe('the first day on which products can be had', () => {
  test('at the nearest branch of the city that is free, with whose time it is; goods need no day', async () => {
    const found = await ask(['CK1003', 'DT0101', 'HS2003', 'NOTHING'])
    expect(found.map(({ productCode }) => productCode)).toEqual(['CK1003', 'DT0101', 'HS2003', 'NOTHING'])
    const [checkup, dentist, goods, nothing] = found
    expect(checkup?.first).toMatchObject({ doctor: '', time: expect.stringMatching(/^\d\d:\d\d$/) })
    expect(checkup?.first?.date && checkup.first.date >= today()).toBe(true)
    expect(checkup?.first?.km).toBeLessThan(20)
    expect(dentist?.first?.branchName).toBe('皓沐口腔（北京国贸店）')
    expect([goods?.first, nothing?.first]).toEqual([null, null])
  })

  test('it is what the branch itself offers on that day', async () => {
    const [found] = await ask(['CK1003'])
    const list = await server.call('booking.list', {
      ...BEIJING,
      productCode: 'CK1003',
      dayNum: 14
    })
    const days = list.results[0]?.bookingDetailList ?? []
    const free = days.find(({ hospitalInfo }) => hospitalInfo.some((branch) => branch.free))
    expect(found?.first?.date).toBe(free?.bookingableDate)
    const nearest = free?.hospitalInfo.find((branch) => branch.free)
    expect([nearest?.hospitalName, nearest?.firstTime]).toEqual([
      found?.first?.branchName,
      found?.first?.time
    ])
  })

  test('a city is asked again after a few seconds, and one that is full gives none', async () => {
    const of = and(eq(slots.kind, 'dentistry'), gte(slots.date, today()))
    const before = await ask(['DT0101'])
    await server.database.db.update(slots).set({ open: false }).where(of)
    expect(await ask(['DT0101'])).toEqual(before)
    server.clock.advance(5_000)
    expect((await ask(['DT0101']))[0]?.first).toBeNull()
    await server.database.db.update(slots).set({ open: true }).where(of)
    server.clock.advance(5_000)
    expect(await ask(['DT0101'])).toEqual(before)
  })

  test('nowhere in a city without a branch', async () => {
    expect(await ask(['CK1003'], { cityCode: '104' })).toEqual([{ productCode: 'CK1003', first: null }])
  })

  test('a list by date begins with what can be had first', async () => {
    const input = { category: 'dental', sort: 'date', cityCode: '131', pageSize: 50 } as const
    const { list, total } = (await server.call('product.list', input)).results
    const days = await ask(list.map(({ productCode }) => productCode))
    const dates = days.map(({ first }) => first?.date ?? addDays(today(), 999))
    expect(dates).toEqual([...dates].sort())
    expect(total).toBe(list.length)
    const [second] = (await server.call('product.list', { ...input, pageSize: 1, pageNo: 2 })).results.list
    expect(second?.productCode).toBe(list[1]?.productCode)
  })
})

describe('prices after coupons', () => {
  const prices = async (productCodes: string[]) => {
    const session = await server.login('10000000001')
    return (await server.call('coupon.afterPrices', { productCodes }, { session })).results
  }

  test('are those of the best coupons, which are named', async () => {
    const [checkup] = await prices(['CK1003'])
    const session = await server.login('10000000001')
    const amount = { merchandiseId: 'CK1003', merchandiseType: 1, price: 1080 }
    const best = (await server.call('coupon.amount', amount, { session })).results[0]?.coupon ?? 0
    expect(best).toBeGreaterThan(0)
    expect(checkup?.price).toBe(1080 - best)
    expect(checkup?.note).not.toBe('')
  })

  test('what is too cheap for any says so, and what is not sold has none', async () => {
    const [goods, ...rest] = await prices(['HS2010', 'CK1018', 'NOTHING'])
    expect(rest).toEqual([])
    expect(goods?.price).toBeNull()
    expect(goods?.note).toMatch(/^(不满 \d+，不用券)?$/)
  })

  test('are for who is logged in', async () => {
    const answer = await server.call('coupon.afterPrices', { productCodes: ['CK1003'] })
    expect(answer.code).not.toBe(ErrorCode.ok)
  })
})
