import { act } from 'react'
import type { OrderDetail } from '@/contract/order/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, unpaidDetail } from '@/../tests/support/order'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import BookingConfirmPage from './index'

const ORDER = 'CA20261120AAAA'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(calls: FakeCalls = {}, options: WorldOptions = {}) {
  world = createWorld({
    calls: {
      'order.detail': () => orderDetail(),
      'order.statusCheck': ({ id }) => ({ orderNum: id, orderStatus: 0, statusName: '待支付', payStatus: 0 }),
      ...calls
    },
    ...options
  })
  await act(async () => {
    page = await world.open('bookingConfirm', BookingConfirmPage, { id: ORDER })
  })
  await idle()
}
const at = (order: Partial<OrderDetail>) => ({ 'order.detail': () => orderDetail(order) })

test('R2.92 a guest is led to login and back to the booking', async () => {
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(encodeURIComponent(`/bookingConfirm/${ORDER}`))
})

test('R2.92 what is booked, where, when, for whom and at what price, and on to the order', async () => {
  await open()
  expect(world.made1('order.detail')).toEqual({ id: ORDER })
  for (const text of [
    '待到检',
    '深度体检·男士款',
    '11月24日 周二 08:00-08:30',
    '澄安体检中心（北京望京分院）',
    '陈**',
    '早餐：清淡中式',
    '换购'
  ])
    expect([text, shows(text)]).toEqual([text, true])
  expect(byText('取消订单')).toBeUndefined()
  await tap(byText('订单详情'))
  expect(world.visited).toEqual([`/order/order-detial/${ORDER}`])
})

test('R2.92 what is not paid yet is looked over and paid from here', async () => {
  await open({ 'order.detail': () => unpaidDetail() })
  expect([shows('待支付'), shows('请核对以下预约信息')]).toEqual([true, true])
  await tap(byText('去支付'))
  await idle()
  expect(world.visited).toEqual([expect.stringContaining(`/process/go-pay?orderNo=${ORDER}`)])
})

test('R2.92 a visit that can be moved leads to its change of date', async () => {
  await open(at({ orderType: 3, kind: 'sugarshaker', actions: ['reschedule', 'refund'] }))
  expect(byText('申请退款')).toBeUndefined()
  await tap(byText('改约'))
  await tap(byText('订单详情'))
  expect(world.visited).toEqual([
    `/mine/sugarorder/change-date?orderNum=${ORDER}`,
    `/order/sugar-order-detial?orderNum=${ORDER}`
  ])
})

test('a failed load can be tried again; an order that is not there says so', async () => {
  let asked = 0
  await open({
    'order.detail': () => {
      asked += 1
      if (asked === 1) throw new CallError(ErrorCode.network, '')
      throw new CallError(ErrorCode.notFound, '订单不存在')
    }
  })
  await tap(byText('重新加载'))
  await idle()
  expect(shows('订单不存在')).toBe(true)
  await tap(byText('查看我的订单'))
  expect(world.visited).toEqual(['replace /mine/order'])
})
