import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderDetail, prepPlan } from '@/../tests/support/order'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import * as plans from '../shared/detail/plans'
import OrderDetailPage from './index'

jest.mock('../shared/detail/plans', () => {
  const { sectionsOf } = jest.requireActual<typeof plans>('../shared/detail/plans')
  return { sectionsOf: jest.fn(sectionsOf) }
})

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

test('sections that cannot be fetched are an error of the page, and asked for again by a tap', async () => {
  jest.mocked(plans.sectionsOf).mockRejectedValueOnce(new Error('Loading chunk order-visit failed'))
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
