import { act } from 'react'
import type { OrderCard, OrderList, OrderListInput } from '@/contract/order/dto/order'
import { CallError, ErrorCode } from '@/contract/errors'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { orderCard } from '@/../tests/support/order'
import { all, byLabel, byText, control, idle, shows, tap, withFakeTime } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import OrderListPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const listOf = (list: OrderCard[], hasMore = false): OrderList => ({
  list,
  total: list.length,
  hasMore,
  serverTime: NOW
})

async function open(answer: NonNullable<FakeCalls['order.list']> = () => listOf([orderCard()])) {
  world = createWorld({ calls: { 'order.list': answer, 'order.tabCounts': () => ({}) } })
  await act(async () => {
    page = await world.open('orderList', OrderListPage)
  })
  await idle()
  await tap(byLabel('搜索订单'))
}
/** What the list was asked for, beside the first time. */
const asked = () =>
  world.made
    .filter(({ name }) => name === 'order.list')
    .map(({ input }) => input as OrderListInput)
    .slice(1)
const box = () => document.querySelector<HTMLInputElement>('[role="search"] input') ?? undefined
const type = (text: string) => act(async () => typeInto(box()!, text))

test('R7.108 who types is waited for: one question for the whole word, none for a space more', async () => {
  await open()
  await withFakeTime(async (advance) => {
    for (const text of ['深', '深度', '深度体检']) {
      await type(text)
      await advance(200)
    }
    expect(asked()).toEqual([])
    await advance(100)
    expect(asked()).toEqual([{ x: 1, statusType: 0, keyword: '深度体检' }])
    await type('深度体检 ')
    await advance(500)
    expect(asked()).toHaveLength(1)
  })
})

test('a word, a kind and a tab narrow the list together, and its next page as well', async () => {
  await open(({ x }) => listOf([orderCard({ orderNum: `CA${x}` })], x === 1))
  await withFakeTime(async (advance) => {
    await type('林知夏')
    await advance(300)
  })
  await tap(control('radio', '疫苗接种'))
  await tap(all('[role="tab"]').find(({ textContent }) => textContent?.startsWith('进行中')))
  expect(asked().slice(1)).toEqual([
    { x: 1, statusType: 0, customOrderType: '13', keyword: '林知夏' },
    { x: 1, statusType: 3, customOrderType: '13', keyword: '林知夏' }
  ])
  page?.fire('onReachBottom')
  await idle()
  expect(asked().at(-1)).toEqual({ x: 2, statusType: 3, customOrderType: '13', keyword: '林知夏' })
  expect(all('[role="link"]')).toHaveLength(2)
})

test('a kind of several categories is asked for with all of them', async () => {
  await open()
  await tap(control('radio', '基因检测'))
  await tap(control('radio', '全部类型'))
  expect(asked()).toEqual([
    { x: 1, statusType: 0, customOrderType: '6,7' },
    { x: 1, statusType: 0 }
  ])
})

test('nothing found says so, and 清除筛选 shows everything again', async () => {
  await open(({ keyword }) => listOf(keyword ? [] : [orderCard()]))
  await withFakeTime(async (advance) => {
    await type('不存在')
    await advance(300)
  })
  expect([shows('没有找到相关订单'), shows('还没有订单')]).toEqual([true, false])
  await tap(byText('清除筛选'))
  expect([asked().at(-1), box(), shows('深度体检·男士款')]).toEqual([
    { x: 1, statusType: 0 },
    undefined,
    true
  ])
})

test('who comes back from an order finds the word, the kind and what was found', async () => {
  await open()
  await withFakeTime(async (advance) => {
    await type('CA2026')
    await advance(300)
  })
  await tap(control('radio', '体检套餐'))
  await tap(all('[role="link"]')[0])
  page?.fire('onHide')
  page?.fire('onShow')
  await idle()
  expect(asked().at(-1)).toEqual({ x: 1, statusType: 0, customOrderType: '1,2,5', keyword: 'CA2026' })
  expect([box()?.value, control('radio', '体检套餐')?.getAttribute('aria-checked')]).toEqual([
    'CA2026',
    'true'
  ])
})

test('取消 brings the title and the whole list back; with nothing typed nobody is asked', async () => {
  await open()
  await tap(byText('取消'))
  expect([asked(), shows('我的订单')]).toEqual([[], true])
  await tap(byLabel('搜索订单'))
  await withFakeTime(async (advance) => {
    await type('疫苗')
    await advance(300)
  })
  await tap(byText('取消'))
  expect(asked().at(-1)).toEqual({ x: 1, statusType: 0 })
})

test('a search that fails says so and is tried again with the same word', async () => {
  let fails = false
  await open(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return listOf([orderCard()])
  })
  fails = true
  await withFakeTime(async (advance) => {
    await type('口腔')
    await advance(300)
  })
  fails = false
  await tap(byText('重新加载'))
  expect([asked().at(-1), box()?.value]).toEqual([{ x: 1, statusType: 0, keyword: '口腔' }, '口腔'])
})

test('a page that is left asks for nothing any more', async () => {
  await open()
  await withFakeTime(async (advance) => {
    await type('口腔')
    page?.leave()
    page = null
    await advance(1000)
  })
  expect(asked()).toEqual([])
})
