import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { activities, userCoupons } from '../../db/schema'
import { server, session, testOrders } from '../../testing/order-tests'

testOrders()

const [CHENGDU, NOWHERE] = ['75', '340']
const shown = async (cityCode: string, who?: Session) =>
  (await server.call('brand.list', { cityCode }, who ? { session: who } : {})).results.brands

test('a partner that is new tells who it is, what it asks, and by which licence each store works', async () => {
  const [brand] = await shown(CHENGDU)
  expect(brand).toMatchObject({ activityId: 'NB01', name: '皓沐口腔', state: 'open' })
  expect(brand?.products.map(({ productCode }) => productCode)).toEqual([
    'DT0103',
    'DT0101',
    'DT0105',
    'DT0111'
  ])
  expect(brand?.stores).toHaveLength(3)
  expect(brand?.stores.every(({ licence }) => licence !== '')).toBe(true)
})

test('stores of the city come first; of a city without one none is here', async () => {
  const [brand] = await shown(CHENGDU)
  expect(brand?.stores.map(({ hospitalId, here }) => [hospitalId, here])).toEqual([
    ['D5101', true],
    ['D1101', false],
    ['D2101', false]
  ])
  const [elsewhere] = await shown(NOWHERE)
  expect(elsewhere?.stores.some(({ here }) => here)).toBe(false)
})

test('its coupon can be taken, is held, and is had once it is spent', async () => {
  const { db } = server.database
  const mine = eq(userCoupons.couponCode, 'CP-DT30')
  const before = await db.select().from(userCoupons).where(mine)
  try {
    await db.delete(userCoupons).where(mine)
    expect((await shown(CHENGDU, session))[0]?.coupon).toMatchObject({
      ...{ couponCode: 'CP-DT30', discountedPrice: 30, minAmount: 99, state: 'open' }
    })
    await server.call('coupon.claim', { couponCodes: ['CP-DT30'] }, { session })
    expect((await shown(CHENGDU, session))[0]?.coupon?.state).toBe('held')
    await db.update(userCoupons).set({ status: 'used' }).where(mine)
    expect((await shown(CHENGDU, session))[0]?.coupon?.state).toBe('had')
    expect((await shown(CHENGDU))[0]?.coupon?.state).toBe('open')
  } finally {
    await db.delete(userCoupons).where(mine)
    if (before.length > 0) await db.insert(userCoupons).values(before)
  }
})

test('one that an operator took down is shown no more', async () => {
  const { db } = server.database
  const it = eq(activities.activityId, 'NB01')
  await db.update(activities).set({ closed: true }).where(it)
  expect(await shown(CHENGDU)).toEqual([])
  await db.update(activities).set({ closed: false }).where(it)
})
