import { act } from 'react'
import { idle } from '../../tests/support/screen'
import { createWorld, demoSession, NOW, type World } from '../../tests/support/world'
import type { CartKept, CartSyncInput } from '@/contract/cart/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { applyChanges } from '@/domain/cart/sync'
import { toSession } from '@/services/account/account'
import { CartStore } from './cart'
import { keepCarts } from './cart-sync'

const METER = { kind: 'health-selection', productCode: 'HS2003', skuId: 'A', quantity: 2, seenFen: 19950 }
const LINE: CartKept['cart'][number] = {
  ...{ kind: 'health-selection', productCode: 'HS2003', skuId: 'A', quantity: 2 },
  ...{ seenPrice: 199.5, seenOffer: null, ticked: 1 }
}

/** The account as the server keeps it, by the same rules; `down`: nothing comes through, `mute`: no answer does. */
function account() {
  const state = { cart: [] as CartKept['cart'], favourites: [] as CartKept['cart'], down: false, mute: false }
  const keys: string[] = []
  const applied = (list: CartKept['cart'], changes: CartSyncInput['cart']) =>
    applyChanges(list as never, changes as never).lines as never
  const sync = (input: CartSyncInput): CartKept => {
    if (state.down) throw new CallError(ErrorCode.network, '')
    if (!keys.includes(input.key)) {
      state.cart = applied(state.cart, input.cart)
      state.favourites = applied(state.favourites, input.favourites)
    }
    keys.push(input.key)
    if (state.mute) throw new CallError(ErrorCode.timeout, '')
    return { cart: state.cart, favourites: state.favourites, full: 0 }
  }
  return { state, sync, keys }
}

let key = 0
function phone(of: ReturnType<typeof account>, session: typeof demoSession | null = null): World {
  const world = createWorld({ session, calls: { 'cart.sync': of.sync } })
  Object.assign(world.root, { newKey: async () => `key-${(key += 1)}` })
  return world
}
const keep = ({ root, storage }: World) => keepCarts(root, storage, () => NOW)
const told = ({ root }: World) => root.cart.goods.map(({ skuId, quantity }) => `${skuId} ${quantity}`)
const later = async () => {
  await act(async () => new Promise((done) => setTimeout(done, 450)))
  await idle()
}
/** The same phone after the app was killed. */
function restarted(old: World, of: ReturnType<typeof account>): World {
  const world = phone(of, demoSession)
  const { cart, favourites } = world.root
  const kept = new CartStore(old.storage, () => NOW)
  cart.write(kept.goods, kept.told)
  const aside = new CartStore(old.storage, () => NOW, 'favourites')
  favourites.write(aside.goods, aside.told)
  return { ...world, storage: old.storage }
}

test('what a guest put in goes into the account’s cart at login, once, and to another phone', async () => {
  const mine = account()
  mine.state.cart = [{ ...LINE, quantity: 1 }]
  const world = phone(mine)
  world.root.cart.add(METER)
  world.root.favourites.add({ ...METER, skuId: 'B' })
  keep(world)
  await later()
  expect(world.made).toEqual([])
  world.root.session.begin(toSession(demoSession))
  world.root.session.begin(toSession({ ...demoSession, token: 't2' }))
  await later()
  expect([told(world), mine.state.cart]).toEqual([['A 3'], [{ ...LINE, quantity: 3 }]])
  const other = phone(mine, demoSession)
  keep(other)
  await later()
  expect([told(other), other.root.favourites.goods.map(({ skuId }) => skuId)]).toEqual([['A 3'], ['B']])
  // Nothing is asked again and again.
  const asked = mine.keys.length
  await later()
  expect(mine.keys).toHaveLength(asked)
})

test('after logout the phone has an empty cart, and the account’s is back with the next login', async () => {
  const mine = account()
  const world = phone(mine, demoSession)
  keep(world)
  world.root.cart.add(METER)
  await later()
  world.root.session.leave()
  expect([told(world), world.storage.local.get('cart'), world.storage.local.get('cart-sync')]).toEqual([
    [],
    null,
    null
  ])
  world.root.session.begin(toSession(demoSession))
  await later()
  expect(told(world)).toEqual(['A 2'])
})

test('changes without network are kept, and told once there is one, with what was put in elsewhere meanwhile', async () => {
  const mine = account()
  const world = phone(mine, demoSession)
  const kept = keep(world)
  await later()
  mine.state.down = true
  world.root.cart.add(METER)
  world.root.cart.change('HS2003/A', { ticked: false })
  await later()
  expect([told(world), mine.state.cart]).toEqual([['A 2'], []])
  mine.state.cart = [{ ...LINE, skuId: 'C' }]
  mine.state.down = false
  await kept.sync()
  expect(told(world).sort()).toEqual(['A 2', 'C 2'])
  expect(mine.state.cart.find(({ skuId }) => skuId === 'A')).toMatchObject({ quantity: 2, ticked: 0 })
})

test('an app that is killed in the middle of a merge adds nothing twice', async () => {
  const mine = account()
  const world = phone(mine, demoSession)
  mine.state.mute = true
  world.root.cart.add(METER)
  keep(world)
  await later()
  expect(mine.state.cart).toHaveLength(1)
  mine.state.mute = false
  const again = restarted(world, mine)
  again.root.cart.add({ ...METER, quantity: 1 })
  keep(again)
  await later()
  expect([told(again), mine.state.cart[0]?.quantity]).toEqual([['A 3'], 3])
  expect(new Set(mine.keys.slice(0, 2)).size).toBe(1)
})

test('an answer for somebody who has left changes nothing', async () => {
  const mine = account()
  mine.state.cart = [LINE]
  let answer = () => undefined as void
  const world = createWorld({
    calls: {
      'cart.sync': (input) => new Promise((done) => (answer = () => done(mine.sync(input))))
    }
  })
  keep(world)
  await idle()
  world.root.session.leave()
  answer()
  await later()
  expect(told(world)).toEqual([])
})
