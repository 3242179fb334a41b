import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard } from '@/../tests/support/order'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World, type WorldOptions } from '@/../tests/support/world'
import SugarOrdersPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const SUGAR = orderCard({
  orderNum: 'CA7',
  orderType: 3,
  kind: 'sugarshaker',
  kindName: '控糖',
  comboName: '控糖摇摇健康管理·体验版'
})

async function open({ list = [SUGAR], ...options }: WorldOptions & { list?: (typeof SUGAR)[] } = {}) {
  world = createWorld({
    calls: {
      'order.list': () => ({
        list,
        total: list.length,
        hasMore: false,
        serverTime: world.root.clock.now()
      })
    },
    ...options
  })
  await act(async () => {
    page = await world.open('sugarOrders', SugarOrdersPage)
  })
  await idle()
}

test('R2.16 a guest is led to login and back to the orders of glucose programmes', async () => {
  await open({ session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent('/mine/sugarorder'))
})

test('R2.16 only orders of glucose programmes are asked for, in each tab', async () => {
  await open()
  expect(all('[role="heading"]')[0]?.textContent).toBe('控糖订单')
  expect(shows('控糖摇摇健康管理·体验版')).toBe(true)
  await tap(all('[role="tab"]').find((found) => found.textContent === '待支付'))
  await idle()
  const asked = world.made.filter(({ name }) => name === 'order.list').map(({ input }) => input)
  expect(asked).toEqual([
    { x: 1, statusType: 0, customOrderType: '3' },
    { x: 1, statusType: 1, customOrderType: '3' }
  ])
})

test('R2.54 an order of the list opens on its own page', async () => {
  await open()
  await tap(all('[role="link"]')[0])
  expect(world.visited).toEqual(['/order/sugar-order-detial?orderNum=CA7'])
})

test('without an order the list says so and leads to the shop', async () => {
  await open({ list: [] })
  expect(shows('还没有订单')).toBe(true)
  expect(byLabel('返回')).toBeDefined()
})
