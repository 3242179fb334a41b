import { View } from '@tarojs/components'
import { createWorld } from '@/../tests/support/world'
import { host } from '@/platform/host'
import { page } from './page'
import type { RouteName } from './table'
import { idle } from '@/../tests/support/screen'

const Empty = () => <View />

test.each<[string, RouteName, RouteName, number]>([
  ['R2.104 from home to the shop', 'home', 'shop', 1],
  ['R2.104 from the shop to the search', 'shop', 'search', 1],
  ['from a detail back to the search', 'selling', 'search', 0],
  ['from home to the cart, which is no main tab', 'home', 'shoppingcart', 0],
  ['the same tab shown again', 'shop', 'shop', 0]
])('scrolls to the top %s', async (_name, from, to, times) => {
  const toTop = jest.spyOn(host, 'scrollTop').mockImplementation(() => undefined)
  const world = createWorld()
  const first = await world.open(from, page(from, Empty), { id: 'CK1003', type: 'checkup' })
  await idle(220)
  toTop.mockClear()
  first.leave()
  const second = await world.open(to, page(to, Empty))
  await idle(220)
  expect(toTop).toHaveBeenCalledTimes(times)
  second.leave()
})
