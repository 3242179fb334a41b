import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { storage } from '@/platform/storage'
import { FeedbackStore } from '@/stores/feedback'
import { keep } from '@/stores/kept-answers'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, prepPlan } from '@/../tests/support/order'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import OrderDetailPage from './index'

const ORDER = 'CA20261120AAAA'
const THEN = NOW - 3_600_000
const lost = () => {
  throw new CallError(ErrorCode.network, '网络错误')
}

let world: World
let page: MountedPage | null = null

async function open() {
  world = createWorld({ calls: { 'order.detail': lost, 'order.prepPlan': () => prepPlan() } })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: ORDER })
  })
  await idle()
}

afterEach(() => {
  page?.leave()
  page = null
  storage.local.wipe(() => false)
})

test('without network an order shows what the desk asks for with its time, and is asked for anew by a tap', async () => {
  const order = orderDetail({
    orderNum: ORDER,
    credential: { number: '7304 1196 28', code: 'CA1', expiresAt: NOW }
  })
  const request = { url: `/order/checkupDetail/${ORDER}`, method: 'GET', headers: {} } as const
  const json = { code: 1, message: '', results: order }
  const deps = { storage: storage.local, now: () => THEN, feedback: new FeedbackStore() }
  keep(request, { status: 200, json, serverTime: null }, deps)
  await open()
  expect(shows('离线 · 显示的是 11月20日 08:00 的内容')).toBe(true)
  expect([shows('到店出示'), shows('7304 1196 28'), shows(order.hospitalName)]).toEqual([true, true, true])
  expect(shows('重新加载')).toBe(false)
  world.calls['order.detail'] = () => order
  await tap(byText('重试'))
  await idle()
  expect([shows('到店出示'), world.root.feedback.kept]).toEqual([false, null])
})

test('an order of which nothing is kept says that the network is lost', async () => {
  await open()
  expect([shows('到店出示'), shows('重新加载')]).toEqual([false, true])
})
