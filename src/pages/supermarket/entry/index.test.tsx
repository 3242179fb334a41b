import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { productCard, productPage } from '@/../tests/support/catalogue'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import EntryPage from '.'

let page: MountedPage | null = null
let world: World

async function open(calls: FakeCalls = {}) {
  world = createWorld({ calls: { 'product.home': () => bases(1), ...calls }, session: null })
  await act(async () => {
    page = await world.open('checkSupermarket', EntryPage)
  })
  await idle()
}
const BASE = {
  productCode: 'CK1015',
  comboId: '2014',
  comboName: '自选体检·基础包',
  itemNum: 5,
  salePrice: 88
}
const bases = (count: number) => productPage(Array.from({ length: count }, () => productCard(BASE)))
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

test('R2.94 a guest sees how it goes and what to start with', async () => {
  await open()
  expect(world.made1('product.home')).toMatchObject({ channelId: 'supermarket' })
  expect(shows('自己挑检查')).toBe(true)
  expect(shows('自选体检·基础包')).toBe(true)
  expect(shows('含5项基础检查')).toBe(true)
})

test('a base leads to its branches and times, and its code is held on the way', async () => {
  await open()
  await tap(byLabel('用自选体检·基础包选机构与时间'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1015'])
  expect(world.root.items.get('supermarketCode')).toEqual({ comboId: '2014' })
})

test('what the base checks can be looked at first', async () => {
  await open()
  await tap(byLabel('看看查什么，自选体检·基础包'))
  expect(world.visited).toEqual(['/selling/checkup/CK1015'])
})

test('without any base it leads to the shop', async () => {
  await open({ 'product.home': () => bases(0) })
  expect(shows('暂无可选的基础包')).toBe(true)
  await tap(byText('去商城看看'))
  expect(world.visited[0]).toContain('/shop')
})

test('a list that failed is asked for again', async () => {
  let broken = true
  await open({
    'product.home': () => {
      if (broken) throw new CallError(ErrorCode.network, '网络错误')
      return bases(1)
    }
  })
  expect(shows('自选体检·基础包')).toBe(false)
  broken = false
  await tap(byText('重新加载') ?? byText('重试'))
  expect(shows('自选体检·基础包')).toBe(true)
})
