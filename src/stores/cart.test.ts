import { memoryStorage } from '@/../tests/support/storage'
import { CartStore } from './cart'

const METER = { kind: 'health-selection', productCode: 'HS2003', skuId: 'A', quantity: 2, seenFen: 19900 }

test('twice the same choice is more pieces; another choice is another line; what is booked is in once', () => {
  const cart = new CartStore(memoryStorage(), () => 0)
  expect(cart.add(METER)).toBe('added')
  expect(cart.add({ ...METER, quantity: 3 })).toBe('more')
  expect(cart.add({ ...METER, skuId: 'B' })).toBe('added')
  expect(cart.add({ kind: 'checkup', productCode: 'CK1003' })).toBe('added')
  expect(cart.add({ kind: 'checkup', productCode: 'CK1003' })).toBe('in')
  expect(cart.goods.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
    ['', 1],
    ['B', 2],
    ['A', 5]
  ])
})

test('the badge counts what is ticked and can be bought', () => {
  const cart = new CartStore(memoryStorage(), () => 0)
  cart.add(METER)
  cart.add({ ...METER, skuId: 'B' })
  cart.add({ ...METER, skuId: 'C' })
  cart.change('HS2003/A', { ticked: false })
  cart.setLost(['HS2003/B'])
  expect(cart.count).toBe(1)
})

test('a cart of an older client, which kept kind and code alone, is read', () => {
  const storage = memoryStorage()
  storage.local.set(
    'cart',
    JSON.stringify({ v: 1, at: 0, value: [{ kind: 'checkup', productCode: 'CK1003' }] })
  )
  const cart = new CartStore(storage, () => 0)
  expect(cart.goods).toMatchObject([{ productCode: 'CK1003', skuId: '', quantity: 1, ticked: true }])
  cart.change('CK1003', { ticked: false })
  expect(new CartStore(storage, () => 0).goods).toMatchObject([{ ticked: false }])
})

test('lists of two keys are apart, and each outlasts a restart', () => {
  const storage = memoryStorage()
  new CartStore(storage, () => 0).add(METER)
  new CartStore(storage, () => 0, 'favourites').add({ ...METER, skuId: 'B' })
  const skus = (key?: 'favourites') => new CartStore(storage, () => 0, key).goods.map(({ skuId }) => skuId)
  expect([skus(), skus('favourites')]).toEqual([['A'], ['B']])
})
