import { act } from 'react'
import { onFlash, productDetail } from '@/../tests/support/product'
import { all, byText, idle, shows } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import SellingPage from './index'
// The part that the page fetches is at hand.
import './parts/calm-offer'

test('in care mode the price holds without hurry: until when, and no clock, no rest, no call to be quick', async () => {
  const world = createWorld({ calls: { 'product.detail': () => productDetail(onFlash) } })
  world.root.settings.setElder(true)
  const page = await act(() => world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003' }))
  await idle()
  expect(all('[aria-label="728.50元"]')).toHaveLength(2)
  expect(shows('优惠价到 11月20日 ')).toBe(true)
  expect(byText('立即预约')).toBeDefined()
  for (const text of ['秒杀', '抢购', '仅剩', '距结束']) expect(shows(text)).toBe(false)
  expect(all('[role="timer"]')).toEqual([])
  page.leave()
})
