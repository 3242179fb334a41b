import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { addDays, dateOf, instantAt } from '@/domain/date'
import { subsidies } from '../../db/schema'
import { OWNER, VISIT_DATE, WIFE } from '../../testing/ordering'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

const PRODUCT = 'CK1011'
const [PRICE, USUAL] = [568, 668]

testOrders({ sound: true })
beforeEach(async () => {
  await server.database.db.execute(sql`update subsidies set taken = 0, stock = 200`)
})

const shown = async (who?: Session) => {
  const { results } = await server.call('subsidy.list', {}, who ? { session: who } : {})
  return results
}
const item = async (who?: Session) => (await shown(who)).items[0]
const quoted = async (who: Session) => {
  const input = { orgCode: 'H1001', productCode: PRODUCT, rtime: VISIT_DATE, customAddPackage: [] }
  return (await server.call('addon.quote', input, { session: who })).results[0]?.userPayPrice
}
const order = (who: Session) =>
  steps.placed(who, { productCode: PRODUCT, medUserInfo: { ...OWNER, contactsId: '' } })

test('the page tells the price, what the shop pays, and what is left of the month', async () => {
  const month = dateOf(server.clock.now().getTime()).slice(0, 7)
  const told = await shown()
  expect([told.month, told.endAt]).toEqual([month, instantAt(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`)])
  expect(told.items[0]).toMatchObject({
    ...{ price: PRICE, usualPrice: USUAL, subsidizedPrice: 100, stock: 200, left: 200 },
    ...{ perUser: 1, bought: 0, state: 'open' }
  })
})

test('quote and order have it for who is logged in, once a month', async () => {
  expect(await quoted(session)).toBe(PRICE)
  expect((await order(session)).payPrice).toBe(PRICE)
  expect(await item(session)).toMatchObject({ state: 'used', bought: 1, left: 199 })
  expect([await quoted(session), await quoted(stranger)]).toEqual([USUAL, PRICE])
})

test('the next month has it anew', async () => {
  await order(session)
  const { endAt } = await shown()
  server.clock.set(new Date(endAt))
  expect(await item()).toMatchObject({ left: 200, state: 'open' })
})

test('sold out, the usual price counts; an order that is cancelled gives its piece back', async () => {
  await server.database.db.update(subsidies).set({ stock: 1 })
  const { orderNum } = await order(session)
  expect([await item(stranger), await quoted(stranger)]).toMatchObject([{ state: 'soldOut', left: 0 }, USUAL])
  await server.call('order.cancel', { id: orderNum }, { session })
  expect(await quoted(stranger)).toBe(PRICE)
})

test('of two who want the last one at once one has it', async () => {
  await server.database.db.update(subsidies).set({ stock: 1 })
  await Promise.all([
    steps.complete(session, { productCode: PRODUCT, medUserInfo: WIFE }),
    steps.complete(stranger, { productCode: PRODUCT, medUserInfo: { ...OWNER, contactsId: '' } })
  ])
  const [row] = await server.database.db
    .select()
    .from(subsidies)
    .where(sql`${subsidies.startAt} <= ${server.clock.now().toISOString()}::timestamptz`)
    .orderBy(subsidies.startAt)
  expect(row?.taken).toBe(1)
})

test('of a product that is off the shelf nothing is shown', async () => {
  await server.database.db.execute(sql`update products set on_shelf = false where product_code = ${PRODUCT}`)
  try {
    expect((await shown()).items).toEqual([])
  } finally {
    await server.database.db.execute(sql`update products set on_shelf = true where product_code = ${PRODUCT}`)
  }
  expect(await server.database.db.$count(subsidies, eq(subsidies.productCode, PRODUCT))).toBe(3)
})
