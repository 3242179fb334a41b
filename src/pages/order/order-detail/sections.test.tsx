import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, prepPlan } from '@/../tests/support/order'
import { all, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import * as plans from '../shared/detail/plans'
import OrderDetailPage from './index'

jest.mock('../shared/detail/plans', () => {
  const { planOf } = jest.requireActual<typeof plans>('../shared/detail/plans')
  return { planOf: jest.fn(planOf) }
})

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

test('sections that cannot be fetched are an error of the page, and asked for again by a tap', async () => {
  jest.mocked(plans.planOf).mockRejectedValueOnce(new Error('Loading chunk order-visit failed'))
  const world = createWorld({
    calls: { 'order.detail': () => orderDetail(), 'order.prepPlan': () => prepPlan() }
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: 'CA20261120AAAA' })
  })
  await idle()
  expect(shows('深度体检·男士款')).toBe(false)
  await tap(byText('重新加载'))
  await idle()
  expect(shows('深度体检·男士款')).toBe(true)
})

test('how what goes back is reckoned is told with its own money and day, as long as something may go back', async () => {
  const open = async (actions: string[]) => {
    const world = createWorld({
      calls: { 'order.detail': () => orderDetail({ actions }), 'order.prepPlan': () => prepPlan() }
    })
    await act(async () => {
      page = await world.open('orderDetail', OrderDetailPage, { orderNum: 'CA20261120AAAA' })
    })
    await idle()
  }
  await open(['refund'])
  await tap(all('[role="button"]').find((row) => row.textContent?.startsWith('退改怎么算')))
  await idle()
  const sheet = all('[role="dialog"]').find((one) => one.textContent?.includes('钱和时间，怎么算'))
  expect(sheet?.textContent).toMatch(/以\d+月\d+日到场、实付 ¥[\d.]+ 为例到 \d+月\d+日 18:00/)
  page?.leave()
  await open([])
  expect(shows('退改怎么算')).toBe(false)
})

test('how its price came about is told with what a gift card paid of it', async () => {
  const paid = orderDetail()
  const ways = [
    { name: '礼品卡', amount: 300 },
    { name: '微信支付', amount: 1005 }
  ]
  const payments = paid.payments.map((payment) => ({ ...payment, ways }))
  const world = createWorld({
    calls: { 'order.detail': () => ({ ...paid, payments }), 'order.prepPlan': () => prepPlan() }
  })
  await act(async () => {
    page = await world.open('orderDetail', OrderDetailPage, { orderNum: 'CA20261120AAAA' })
  })
  await idle()
  await tap(byText('怎么算的'))
  await idle()
  expect(all('[role="dialog"] [role="listitem"]').map((step) => step.textContent)).toEqual([
    '套餐深度体检·男士款¥1080.00',
    '加项2项¥326.00',
    '换购电子血压计¥99.00',
    '优惠券体检8.5折（最高减200）-¥200.00',
    '礼品卡-¥300.00',
    '微信支付¥1005.00'
  ])
  expect(shows('优惠共 ¥200.00。礼品卡是你的钱，不算优惠。')).toBe(true)
})
