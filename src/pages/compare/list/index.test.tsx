import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { orderCard } from '@/../tests/support/order'
import { all, byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { PRODUCT_LISTS } from '@/stores/history'
import ComparisonListPage from './index'

let page: MountedPage | null = null
let world: World
afterEach(() => {
  page?.leave()
  page = null
})

const CARDS = ['CK1003', 'CK1005', 'CK1008', 'CK1010', 'CK1012'].map((productCode, at) =>
  productCard({ productCode, comboName: `套餐${productCode}`, itemNum: 10 + at, tags: [] })
)
const JOINED = CARDS.map(({ productCode }) => productCode)

async function open({
  joined = JOINED,
  calls = {},
  guest = false,
  elder = false
}: { joined?: readonly string[]; calls?: FakeCalls; guest?: boolean; elder?: boolean } = {}) {
  world = createWorld({
    ...(guest ? { session: null } : {}),
    calls: {
      // In another order than asked for.
      'product.list': ({ productCodes = [] }) =>
        productPage([...CARDS].reverse().filter(({ productCode }) => productCodes.includes(productCode))),
      ...calls
    }
  })
  for (const productCode of [...joined].reverse()) world.root.history.add(PRODUCT_LISTS.compared, productCode)
  if (elder) act(() => world.root.settings.setElder(true))
  await act(async () => {
    page = await world.open('comparisonList', ComparisonListPage)
  })
  await idle()
}

const rows = () => all('[role="checkbox"]').map((row) => row.getAttribute('aria-label')?.split('，')[0])
const row = (name: string) =>
  all('[role="checkbox"]').find((found) => found.getAttribute('aria-label')?.startsWith(name))

test('R2.85 what was put aside is listed in that order; two or more are compared', async () => {
  await open()
  expect(rows()).toEqual(JOINED.map((code) => `套餐${code}`))
  expect(control('button', '再选 2 个')?.getAttribute('aria-disabled')).toBe('true')
  await tap(row('套餐CK1008'))
  expect(control('button', '再选 1 个')?.getAttribute('aria-disabled')).toBe('true')
  await tap(row('套餐CK1003'))
  await tap(byText('对比 2 个'))
  expect(world.visited.at(-1)).toContain('/package-comparison/detail?products=CK1008%2CCK1003')
})

test('R2.85 a guest is asked to log in', async () => {
  await open({ guest: true })
  expect(shows('登录')).toBe(true)
  expect(world.visited[0]).toContain(encodeURIComponent('/package-comparison/list'))
  expect(world.made.some(({ name }) => name === 'product.list')).toBe(false)
})

test('four are the most: the fifth cannot be chosen until one is put back', async () => {
  await open()
  for (const code of JOINED.slice(0, 4)) await tap(row(`套餐${code}`))
  expect(row('套餐CK1012')?.getAttribute('aria-disabled')).toBe('true')
  await tap(row('套餐CK1005'))
  expect(row('套餐CK1012')?.getAttribute('aria-disabled')).not.toBe('true')
})

test('in care mode two are compared at once', async () => {
  await open({ elder: true })
  await tap(row('套餐CK1003'))
  await tap(row('套餐CK1005'))
  expect(row('套餐CK1008')?.getAttribute('aria-disabled')).toBe('true')
})

test('one that is off the shelf says so and can be put away', async () => {
  await open({
    calls: {
      'product.list': () => productPage([CARDS[0]!, { ...CARDS[1]!, productStatus: '0' }])
    }
  })
  expect(shows('已下架，不能再预约')).toBe(true)
  expect(rows()).toEqual(['套餐CK1003'])
  await tap(byLabel('把套餐CK1005移出对比'))
  expect(shows('套餐CK1005')).toBe(false)
  expect(world.root.history.words(PRODUCT_LISTS.compared).includes('CK1005')).toBe(false)
})

test('管理 puts several away at once', async () => {
  await open()
  await tap(byText('管理'))
  await tap(row('套餐CK1005'))
  await tap(row('套餐CK1010'))
  await tap(byText('移出 2 个'))
  expect(rows()).toEqual(['套餐CK1003', '套餐CK1008', '套餐CK1012'])
  expect(byText('管理')).toBeDefined()
})

test('what was seen and what was booked can be compared too', async () => {
  await open({
    joined: [],
    calls: {
      'order.list': () => ({
        list: [
          orderCard({ productCode: 'CK1010' }),
          orderCard({ productCode: 'CK1010' }),
          orderCard({ productCode: 'CK1005' })
        ],
        total: 3,
        hasMore: false,
        serverTime: 0
      })
    }
  })
  expect(shows('还没有加入对比的套餐')).toBe(true)
  act(() => world.root.history.add(PRODUCT_LISTS.seen, 'CK1012'))
  await tap(control('tab', '最近看过'))
  await idle()
  expect(rows()).toEqual(['套餐CK1012'])
  await tap(control('tab', '我约过的'))
  await idle()
  expect(rows()).toEqual(['套餐CK1010', '套餐CK1005'])
})

test('a list that does not load is tried again', async () => {
  let broken = true
  await open({
    calls: {
      'product.list': () => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return productPage(CARDS)
      }
    }
  })
  expect(rows()).toEqual([])
  broken = false
  await tap(byText('重新加载'))
  await idle()
  expect(rows()).toHaveLength(5)
})
