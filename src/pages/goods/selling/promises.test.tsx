/** What is promised beside a product, and keeping it aside. */
import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, idle, tap } from '@/../tests/support/screen'
import { createWorld } from '@/../tests/support/world'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open() {
  const world = createWorld({ session: null, calls: { 'product.detail': () => productDetail() } })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'checkup', id: 'CK1003' })
  })
  await idle()
  return world
}

const toast = (world: Awaited<ReturnType<typeof open>>) => world.root.feedback.toastShown?.text

test('what is promised opens how it is reckoned, with what it costs now', async () => {
  await open()
  await tap(all('[role="button"]').find((row) => row.getAttribute('aria-label')?.startsWith('保障')))
  const sheet = all('[role="dialog"]')[0]?.textContent
  for (const text of [
    '以实付 ¥1080.00 为例',
    '到检前一天 18:00 前¥1080.00全退自助改约',
    '按项退没做的项目',
    '没做的占单价合计的 10%，退 ¥108.00'
  ])
    expect(sheet).toContain(text)
})

test('the heart keeps it aside, and gives it up again', async () => {
  const world = await open()
  await tap(byLabel('收藏'))
  expect(toast(world)).toBe('已收藏，在购物车的“我的收藏”里')
  expect(world.root.favourites.goods).toMatchObject([{ productCode: 'CK1003', seenFen: 108_000 }])
  await tap(byLabel('取消收藏'))
  expect(world.root.favourites.goods).toEqual([])
  expect(byLabel('收藏')).toBeDefined()
})
