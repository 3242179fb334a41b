import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail } from '@/../tests/support/order'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World, type WorldOptions } from '@/../tests/support/world'
import SugarOrderDetailPage from './index'

const ORDER = 'CA20261120SSSS'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(options: WorldOptions = {}, params: { orderNum?: string } = { orderNum: ORDER }) {
  world = createWorld({
    calls: {
      'order.sugarDetail': () =>
        orderDetail({
          orderNum: ORDER,
          orderType: 3,
          kind: 'sugarshaker',
          productCode: 'SS3001',
          comboName: '控糖摇摇健康管理·体验版',
          orderStatus: 80,
          statusName: '已取消',
          actions: ['again', 'delete']
        }),
      'order.rebookCheck': () => ({ ok: true, reason: '', productCode: 'SS3001', kind: 'sugarshaker' })
    },
    ...options
  })
  await act(async () => {
    page = await world.open('sugarOrderDetail', SugarOrderDetailPage, params)
  })
  await idle()
}

test('R2.54 a guest is led to login and back to the order', async () => {
  await open({ session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/order/sugar-order-detial?orderNum=${ORDER}`))
})

test('R2.54 R7.109 the order of the address is shown, and back leads to the orders of glucose programmes', async () => {
  await open()
  expect(world.made1('order.sugarDetail')).toEqual({ id: ORDER })
  expect(shows('控糖摇摇健康管理·体验版')).toBe(true)
  await tap(byLabel('返回'))
  expect(world.visited).toEqual(['replace /mine/sugarorder'])
})

test('R7.107 bought again it is booked anew, with the number of the order', async () => {
  await open()
  await tap(byText('再次预约'))
  await idle()
  expect(world.visited).toEqual([`/process/booking/sugarshaker/SS3001?again=${ORDER}`])
})

test('a visit to come says until when its day can be changed, and leads to the change', async () => {
  await open({
    calls: {
      'order.sugarDetail': () =>
        orderDetail({
          orderNum: ORDER,
          orderType: 3,
          kind: 'sugarshaker',
          actions: ['reschedule', 'contact']
        })
    }
  })
  expect(shows('11月23日 18:00 前可免费改约')).toBe(true)
  await tap(byText('改约'))
  expect(world.visited).toEqual([`/mine/sugarorder/change-date?orderNum=${ORDER}`])
})

test('an address without a number says so, with a way on', async () => {
  await open({}, {})
  expect(world.made).toEqual([])
  expect(byText('查看我的订单')).toBeDefined()
})
