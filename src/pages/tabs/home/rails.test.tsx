import { act } from 'react'
import { homeModules, productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { control, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, NOW, type FakeCalls, type World } from '@/../tests/support/world'
import type { Rails } from '@/contract/browse/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { addDays, dateOf } from '@/domain/date'
import { dayInRow, nearDay } from '@/domain/day-names'
import { CATEGORY } from '@/domain/kinds/types'
import HomePage from './index'

const TOMORROW = addDays(dateOf(NOW), 1)
const FIRST = { date: TOMORROW, time: '08:00', branchName: '望京分院', km: 2.5, doctor: '' }

const STYLES = {
  checkup: ['体检', 'scenes'],
  dental: ['口腔，先看医生', 'doctors'],
  immune: ['疫苗', 'doses'],
  gene: ['在家采样', 'band'],
  goods: ['健康好物', 'squares'],
  'cross-border': ['跨境购', 'squares']
} as const
type Shelf = keyof typeof STYLES
const SHELVES = ['checkup', 'dental', 'immune', 'gene', 'goods', 'cross-border'] as const

const MODULES = homeModules({
  modules: [
    {
      moduleId: 106,
      moduleType: 6,
      kind: 'trust',
      title: '放心',
      items: [{ id: 1, title: '23 家机构', imgUrl: '', icon: 'shield', badge: '每家证照都能看', link: null }]
    },
    ...SHELVES.map((shelf, at) => ({
      moduleId: 110 + at,
      moduleType: 7,
      kind: 'rail' as const,
      title: STYLES[shelf][0],
      items: [],
      shelf,
      style: STYLES[shelf][1]
    }))
  ]
})

const product = (code: string, change: Parameters<typeof productCard>[0] = {}) =>
  productCard({ productCode: code, comboName: `商品${code}`, salePrice: 200, intro: '', ...change })

/** What is sent, as its cards say. */
const SENT: Readonly<Partial<Record<Shelf, Parameters<typeof productCard>[0]>>> = {
  gene: { kind: 'gene-home', productCategory: CATEGORY.geneHome },
  goods: { kind: 'health-selection', productCategory: CATEGORY.goods },
  'cross-border': { kind: 'cross-border', productCategory: CATEGORY.crossBorder }
}

const railOf = (shelf: Shelf, change: Partial<Rails[number]> = {}): Rails[number] => {
  const visit = !['gene', 'goods', 'cross-border'].includes(shelf)
  return {
    shelf,
    name: STYLES[shelf][0],
    count: 9,
    head: visit ? FIRST : null,
    products: ['1', '2'].map((at) => ({
      product: product(`${shelf}-${at}`, {
        ...SENT[shelf]
      }),
      first: visit ? FIRST : null,
      scene: '',
      doses: shelf === 'immune' && at === '2' ? 3 : 1
    })),
    doctors: [],
    ...change
  }
}
const ALL: Rails = SHELVES.map((shelf) => railOf(shelf))

let page: MountedPage | null = null
let world: World

async function mount(rails: Rails | (() => Rails), calls: FakeCalls = {}, login = false) {
  world = createWorld({
    ...(login ? {} : { session: null }),
    calls: {
      'home.modules': () => MODULES,
      'home.moduleDetails': () => [],
      'home.banners': () => [],
      'home.popWindow': () => [],
      'home.lotteryFloat': () => [],
      'home.hideModule': () => ({ moduleIds: [] }),
      'home.news': () => [],
      'product.home': () => productPage([]),
      'order.next': () => [],
      'home.rails': typeof rails === 'function' ? rails : () => rails,
      'delivery.arrival': () => null,
      'coupon.afterPrices': () => [],
      'shop.info': () => ({
        ...{ name: '澄安', phone: '400', hours: '08:00-20:00', licences: [], invoices: true }
      }),
      ...calls
    }
  })
  page = await world.open('home', HomePage)
  await idle(40)
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

test('what the shop stands for is the server’s word, with its proof', async () => {
  await mount(ALL)
  expect([shows('23 家机构'), shows('每家证照都能看')]).toEqual([true, true])
})

test('all rails of a page come with one call, for the city and where one stands', async () => {
  await mount(ALL)
  expect(world.made.filter(({ name }) => name === 'home.rails')).toHaveLength(1)
  expect(SHELVES.map((shelf) => shows(STYLES[shelf][0]))).toEqual(SHELVES.map(() => true))
})

test('another city is chosen: what is put away there and its banners are asked for anew', async () => {
  await mount(ALL)
  const asked = (call: string) => world.made.filter(({ name }) => name === call).map(({ input }) => input)
  const { cityCode } = world.root.location
  expect(asked('home.hideModule')).toEqual([{ cityCode }])
  const chosen = { cityName: '成都', cityCode: '75', providerCode: '028', lat: 30.6, lon: 104 }
  await act(async () => world.root.location.choose(chosen))
  await idle()
  expect(asked('home.hideModule')).toEqual([{ cityCode }, { cityCode: '75' }])
  expect(asked('home.banners')).toEqual([
    { position: 'home', cityCode },
    { position: 'home', cityCode: '75' }
  ])
})

test('a rail’s head says where the first can be had and when, and leads to its shelf', async () => {
  await mount([railOf('checkup')])
  expect(shows(`望京分院，最早${nearDay(TOMORROW, NOW)} 08:00`)).toBe(true)
  await tap(control('button', '体检9 款'))
  expect(world.visited).toEqual([expect.stringContaining('shop')])
})

test('a product leads to its page, and says when it can be had', async () => {
  await mount([railOf('checkup')])
  expect(shows(dayInRow(TOMORROW))).toBe(true)
  await tap(control('link', '商品checkup-1'))
  expect(world.visited).toEqual([expect.stringContaining('checkup-1')])
})

test('a fortnight without a free day says so, and the rail stays', async () => {
  await mount([railOf('checkup', { head: null })])
  expect([shows('近两周约满'), shows('商品checkup-1')]).toEqual([true, true])
})

test('doctors come first, and lead to where they work', async () => {
  const doctor = {
    ...{ orgCode: 'D1101', branchName: '国贸店', name: '宋乔', title: '主治医师', years: 12 },
    ...{ focus: '牙周洁治', image: '', date: TOMORROW, time: '14:30' }
  }
  await mount([railOf('dental', { doctors: [doctor] })])
  const text = document.body.textContent ?? ''
  expect(text.indexOf('宋乔')).toBeLessThan(text.indexOf('商品dental-1'))
  expect(shows('主治医师 · 12 年')).toBe(true)
  await tap(control('link', '宋乔'))
  expect(world.visited).toEqual([expect.stringContaining('D1101')])
})

test('the dots of a vaccine are its doses', async () => {
  await mount([railOf('immune')])
  const dots = [...document.querySelectorAll('[aria-label$="针"]')]
  expect(dots.map((row) => [row.getAttribute('aria-label'), row.children.length])).toEqual([
    ['1针', 1],
    ['3针', 3]
  ])
  expect(shows(`第 1 针最早 ${nearDay(TOMORROW, NOW)}`)).toBe(true)
})

test('the band says from how much, unless there is more than was told', async () => {
  await mount([railOf('gene', { count: 2 })])
  expect([shows('2 种基因检测'), shows('¥200 起')]).toEqual([true, true])
  page?.leave()
  await mount([railOf('gene', { count: 3 })])
  expect(shows('起')).toBe(false)
})

test('goods say when they come to the city; what comes from abroad names no day', async () => {
  const arrival = { leavesBy: NOW, arrivesOn: TOMORROW, province: '北京市' }
  await mount([railOf('goods'), railOf('cross-border')], { 'delivery.arrival': () => arrival })
  const told = `现在下单，${dayInRow(TOMORROW)} 前后到北京`
  expect((document.body.textContent ?? '').split(told)).toHaveLength(2)
  expect(shows('税费下单时列明')).toBe(true)
})

test('what lies beyond the edge of a rail is drawn once the page is gone down', async () => {
  const products = [1, 2, 3, 4, 5, 6].map((at) => ({
    ...{ product: product(`goods-${at}`), first: null, scene: '', doses: 1 }
  }))
  await mount([railOf('goods', { products })])
  expect([shows('商品goods-4'), shows('商品goods-5')]).toEqual([true, false])
  page?.fire('onPageScroll', { scrollTop: 40 })
  await idle(20)
  expect(shows('商品goods-6')).toBe(true)
})

test('a rail of fewer than two is not drawn', async () => {
  const whole = railOf('goods')
  await mount([{ ...whole, products: whole.products.slice(0, 1) }])
  expect(shows('健康好物')).toBe(false)
})

test('who is logged in sees what things cost with their coupons, the usual price beside it', async () => {
  const after = [{ productCode: 'checkup-1', price: 150, note: '体检立减' }]
  await mount([railOf('checkup')], { 'coupon.afterPrices': () => after }, true)
  expect([shows('券后'), document.querySelectorAll('[aria-label^="原价200"]').length]).toEqual([true, 1])
  page?.leave()
  await mount([railOf('checkup')])
  expect(shows('券后')).toBe(false)
  expect(world.made.map(({ name }) => name)).not.toContain('coupon.afterPrices')
})

test('rails that fail say so once, and come with 重新加载', async () => {
  let fails = true
  await mount(() => {
    if (fails) throw new CallError(ErrorCode.network, '')
    return ALL
  })
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1)
  fails = false
  await tap(control('button', '重新加载'))
  await idle(20)
  expect(shows('商品checkup-1')).toBe(true)
})

test('pulling down asks for the rails again', async () => {
  await mount(ALL)
  page?.fire('onPullDownRefresh')
  await idle(20)
  expect(world.made.filter(({ name }) => name === 'home.rails')).toHaveLength(2)
})

test('help: the hours of the people, and what one does alone', async () => {
  await mount(ALL)
  expect(shows('人工 08:00-20:00')).toBe(true)
  await tap(control('link', '退款'))
  await tap(control('link', '有事找我们'))
  expect(world.visited).toEqual([expect.stringContaining('order'), expect.stringContaining('help')])
})

test('help of a shop that makes no invoices out names none', async () => {
  const shop = { name: '安和', phone: '', hours: '', licences: [], invoices: false }
  await mount(ALL, { 'shop.info': () => shop })
  expect(shows('改约、退款、报告，多半自己就能办')).toBe(true)
  expect(control('link', '发票')).toBeUndefined()
  expect(control('link', '退款')).toBeDefined()
})
