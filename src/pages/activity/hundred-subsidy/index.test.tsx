import { act } from 'react'
import type { ResultsOf } from '@/contract/catalogue'
import { isPrivate, matchPath } from '@/routes/href'
import { productCard } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type World } from '@/../tests/support/world'
import HundredSubsidyPage from './index'

type List = ResultsOf<'subsidy.list'>
type Item = List['items'][number]

const item = (change: Partial<Item> = {}): Item => ({
  ...{ activityId: 'HS100', price: 980, usualPrice: 1080, subsidizedPrice: 100 },
  ...{ stock: 200, left: 126, perUser: 1, bought: 0, state: 'open' },
  product: productCard({ productCode: 'CK1008', comboName: '深度体检·男士款' }),
  ...change
})

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(items: Item[] = [item()], { guest = false, elder = false } = {}) {
  const list: List = {
    ...{ serverTime: NOW, month: '2026-11', endAt: Date.parse('2026-12-01T00:00:00+08:00') },
    rules: ['划掉的是平时售价，不是市场价'],
    items
  }
  world = createWorld({ calls: { 'subsidy.list': () => list }, ...(guest ? { session: null } : {}) })
  world.root.settings.setElder(elder)
  await act(async () => {
    page = await world.open('hundredSubsidy', HundredSubsidyPage)
  })
  await idle()
}

test('R2.83 subsidies have an address that everybody may open', () => {
  expect([matchPath('/hundred-subsidy')?.name, isPrivate('/hundred-subsidy')]).toEqual([
    'hundredSubsidy',
    false
  ])
})

test('what is paid, what the shop pays, and how many are left of this month', async () => {
  await open()
  expect(all('[aria-label="980.00元"]').length).toBe(1)
  expect(all('[aria-label="原价1080.00元"]').length).toBe(1)
  for (const text of ['平台补贴 ¥100.00', '本月剩 126 份', '12月1日 00:00 前下单有效', '不是市场价'])
    expect([text, shows(text)]).toEqual([text, true])
  await tap(control('button', '去预约深度体检·男士款'))
  expect(world.visited).toEqual(['/selling/checkup/CK1008'])
})

test.each([
  ['used', '本月已用'],
  ['soldOut', '本月已补完']
] as const)('one that is %s shows the price that is paid now: %s', async (state, said) => {
  await open([item({ state })])
  expect(shows(said)).toBe(true)
  expect(all('[aria-label="980.00元"]')).toEqual([])
  expect(all('[aria-label="1080.00元"]').length).toBe(1)
  expect(byText('看看平时价')).toBeDefined()
})

test('a guest is told that the price counts once they have logged in', async () => {
  await open([item()], { guest: true })
  expect(shows('登录后按补贴价报价和下单')).toBe(true)
})

test('the same prices in care mode', async () => {
  await open([item()], { elder: true })
  expect(all('[aria-label="980.00元"]').length).toBe(1)
})

test('a month without any says so', async () => {
  await open([])
  expect(shows('这个月还没有补贴的商品')).toBe(true)
})
