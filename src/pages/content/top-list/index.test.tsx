import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productCard } from '@/../tests/support/catalogue'
import { byLabel, byText, control, idle, labels, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import { PRODUCT_STATUS } from '@/contract/product-codes'
import TopListPage from '.'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const product = (no: number, change: Parameters<typeof productCard>[0] = {}) =>
  productCard({ productCode: `CK${no}`, comboName: `套餐${no}`, sellCount: 5000 - no, ...change })
const answer = (...list: ReturnType<typeof product>[]) => ({
  list,
  total: list.length,
  hasMore: false,
  serverTime: NOW
})

async function open(list: FakeCalls['product.list']) {
  world = createWorld({ session: null, calls: list ? { 'product.list': list } : {} })
  await act(async () => {
    page = await world.open('topList', TopListPage)
  })
  await idle()
}

test('R2.36 /top-list: by the number that is shown, what is off the shelf leaves it, and nobody pays for a place', async () => {
  await open(() =>
    answer(product(1), product(2, { productStatus: PRODUCT_STATUS.offShelf }), product(3), product(4))
  )
  expect(world.made1('product.list')).toEqual({ category: 'all', sort: 'sell', pageNo: 1 })
  expect(labels('[role="listitem"] [role="img"]').filter((label) => label?.startsWith('第'))).toEqual([
    '第 1 名',
    '第 2 名',
    '第 3 名'
  ])
  expect([shows('套餐2'), shows('已约 4999'), shows('不接受付费上榜')]).toEqual([false, true, true])
  await tap(control('link', '套餐3'))
  expect(world.visited).toEqual(['/selling/checkup/CK3'])
})

test('another list is asked for by its shelf; fewer than three are none', async () => {
  await open(({ category }) =>
    category === 'dental' ? answer(product(1), product(2)) : answer(product(1), product(2), product(3))
  )
  await tap(byText('口腔'))
  expect(world.made1('product.list')).toEqual({ category: 'dental', sort: 'sell', pageNo: 1 })
  expect(shows('这一榜还不到 3 个，先不排')).toBe(true)
  await tap(byText('总榜'))
  expect(byLabel('第 3 名')).toBeDefined()
})

test('a list that does not come is asked for again', async () => {
  let fails = true
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return answer(product(1), product(2), product(3))
  })
  fails = false
  await tap(byText('重新加载'))
  expect(shows('套餐1')).toBe(true)
})
