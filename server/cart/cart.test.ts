/** The cart and the favourites of an account, as several phones change them. */
import { eq } from 'drizzle-orm'
import type { CartSyncInput } from '@/contract/cart/dto'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { carts, productSkus } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'

let server: TestApp
let mine: Session
let other: Session
beforeAll(async () => {
  server = await createTestApp()
  mine = await server.login('10000000001')
  other = await server.login('10000000006')
})
beforeEach(() => server.database.db.delete(carts))
afterAll(() => server.close())

type Changes = CartSyncInput['cart']
const NONE: Changes = { added: [], changed: [], removed: [] }
const meter = (quantity = 1, skuId = 'HS2003-1') => ({
  ...{ kind: 'health-selection', productCode: 'HS2003', skuId, quantity },
  ...{ seenPrice: 199.5, seenOffer: null, ticked: 1 as const }
})
let keys = 0
const sync = async (
  cart: Partial<Changes> = {},
  { session = mine, key = `k-${(keys += 1)}`, favourites = {} as Partial<Changes> } = {}
) =>
  (
    await server.call(
      'cart.sync',
      { key, cart: { ...NONE, ...cart }, favourites: { ...NONE, ...favourites } },
      { session }
    )
  ).results

test('what a guest put in goes into the cart of the account, and another phone finds it with its price', async () => {
  await sync({ added: [meter(2)] }, { favourites: { added: [meter(1, 'HS2003-2')] } })
  const second = await server.login('10000000001')
  expect(await sync({}, { session: second })).toEqual({
    cart: [meter(2)],
    favourites: [meter(1, 'HS2003-2')],
    full: 0
  })
})

test('the same choice is more pieces; the same key counts once, also when both come at once', async () => {
  await sync({ added: [meter(2)] })
  const told = { key: 'merge-1' }
  await Promise.all([sync({ added: [meter(3)] }, told), sync({ added: [meter(3)] }, told)])
  expect((await sync({ added: [meter(3)] }, told)).cart).toEqual([meter(5)])
})

test('what sold out before the login goes into the cart too, with its pieces', async () => {
  const { db } = server.database
  const ofMeter = eq(productSkus.skuId, 'HS2003-1')
  const [before] = await db.select().from(productSkus).where(ofMeter)
  await db.update(productSkus).set({ stock: 0 }).where(ofMeter)
  try {
    await sync({ added: [meter(1)] })
    expect(await sync({ added: [meter(2), meter(1, 'HS2003-2')] })).toMatchObject({
      cart: [meter(1, 'HS2003-2'), meter(3)],
      full: 0
    })
  } finally {
    await db.update(productSkus).set({ stock: before?.stock }).where(ofMeter)
  }
})

test('two phones at once lose nothing of each other', async () => {
  await Promise.all(['A', 'B', 'C'].map((skuId) => sync({ added: [meter(1, skuId)] })))
  expect((await sync()).cart.map(({ skuId }) => skuId).sort()).toEqual(['A', 'B', 'C'])
})

test('changes and removals; what is not there is not brought back', async () => {
  await sync({ added: [meter(2), meter(1, 'B')] })
  await sync({ changed: [{ ...meter(4), ticked: 0 }, meter(9, 'GONE')], removed: ['HS2003/B'] })
  expect((await sync()).cart).toEqual([{ ...meter(4), ticked: 0 }])
})

test('the 51st line has no room, and that is told', async () => {
  await sync({ added: Array.from({ length: 50 }, (_, at) => meter(1, `S${at}`)) })
  expect(await sync({ added: [meter(1, 'NEW')] })).toMatchObject({ full: 1 })
})

test('nobody sees or changes the cart of somebody else, and a guest has none', async () => {
  await sync({ added: [meter()] })
  expect(await sync({ removed: ['HS2003/HS2003-1'] }, { session: other })).toMatchObject({ cart: [] })
  expect((await sync()).cart).toHaveLength(1)
  const guest = await server.callRaw('cart.sync', { key: 'g', cart: NONE, favourites: NONE }, {})
  expect(guest.code).toBe(ErrorCode.tokenInvalid)
})

test.each<[string, object]>([
  ['no pieces', { added: [meter(0)] }],
  ['more lines than a cart has', { added: Array.from({ length: 51 }, () => meter()) }],
  ['a key that is none', { removed: ['a/b/c'] }]
])('%s is refused', async (_what, cart) => {
  const answer = await server.callRaw(
    'cart.sync',
    { key: 'k', cart: { ...NONE, ...cart }, favourites: NONE },
    { session: mine }
  )
  expect(answer.code).toBe(ErrorCode.badParameter)
  expect((await sync()).cart).toEqual([])
})
