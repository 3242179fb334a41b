import { act } from 'react'
import { draftKey } from '@/domain/draft/draft'
import { productDetail } from '@/../tests/support/product'
import { all, byLabel, byText, idle, shows, tap, tapRefused } from '@/../tests/support/screen'
import type { MountedPage } from '@/../tests/support/mount-page'
import { wallet } from '@/../tests/support/confirm'
import { createWorld, demoSession, type FakeCalls, type WorldOptions } from '@/../tests/support/world'
import SellingPage from './index'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

type Product = Parameters<typeof productDetail>[0]

const METER: Product = {
  productCode: 'HS2003',
  comboName: '上臂式电子血压计',
  kind: 'health-selection',
  productCategory: 20,
  salePrice: 199,
  itemNum: 0,
  estimatedMinutes: 0,
  reportWorkdays: 0,
  itemsValue: 0,
  scenes: [],
  productSkuViews: [
    { skuId: 'a', spec: '标准袖带', note: '臂围 22–32 cm', range: null, price: 199, stock: 600 },
    { skuId: 'b', spec: '大号袖带', note: '臂围 32–42 cm', range: null, price: 219, stock: 2 },
    { skuId: 'c', spec: '腕式', note: '', range: null, price: 179, stock: 0 }
  ],
  orderLimit: 3,
  params: [{ name: '记忆组数', value: '2 人，各 60 组' }]
}

async function open(product: Product = METER, options: WorldOptions = {}) {
  const none = { categories: [], branches: [], branchTotal: 0, coupons: [] }
  const calls = { 'product.detail': () => productDetail(product, none), ...options.calls }
  const world = createWorld({ session: null, ...options, calls })
  await act(async () => {
    page = await world.open('selling', SellingPage, { type: 'health-selection', id: 'HS2003' })
  })
  await idle()
  return world
}

const row = (label: string) =>
  all('[class*="row"]').find((element) => element.textContent?.startsWith(label))?.textContent
const promised = () =>
  all('[role="button"]')
    .map((element) => element.getAttribute('aria-label'))
    .find((label) => label?.startsWith('保障'))
const dialog = () => all('[role="dialog"]').find((element) => element.textContent?.includes('选择规格'))
const option = (name: string) => all('[role="radio"]').find((one) => one.textContent?.startsWith(name))
const toast = (world: Awaited<ReturnType<typeof open>>) => world.root.feedback.toastShown?.text

const RETURNS = [
  { name: 'beforeSending', text: '发货前全额退' },
  { name: 'return', text: '签收7天内可退' }
]

test('R3.49 goods tell what is chosen, how it comes and their parameters', async () => {
  await open()
  expect(row('已选')).toBe('已选标准袖带，1 件臂围 22–32 cm')
  expect(row('配送')).toBe('配送快递到家 · 包邮')
  expect(shows('记忆组数')).toBe(true)
})

test('goods tell how many were sold and what may be sent back; what is booked, how often', async () => {
  await open({ ...METER, sellCount: 262, guarantees: RETURNS })
  expect(shows('已售 262 件')).toBe(true)
  expect(promised()).toBe('保障 发货前全额退 签收7天内可退')
  page?.leave()
  await open({ ...METER, sellCount: 262, kind: 'dentistry', productCategory: 0, productSkuViews: [] })
  expect(shows('已约262')).toBe(true)
  expect(promised()).toBe('保障 未到检全额退 前一天18:00前免费改约 漏检退差')
})

test.each<[string, Product]>([['which the server promises nothing', { guarantees: [] }]])(
  'nothing is promised of goods of %s',
  async (_name, change) => {
    await open({ ...METER, ...change })
    expect(promised()).toBeUndefined()
  }
)

test.each([
  ['one piece', 1, '跨境税费¥37.31 · 商品和运费的 9.1%1 件含运费和税费共 ¥447.31怎么算的'],
  ['two', 2, '跨境税费¥73.53 · 商品和运费的 9.1%2 件含运费和税费共 ¥881.53怎么算的']
])('goods from abroad tell tax and all that is to be paid: %s', async (_name, count, text) => {
  const sku = { skuId: 'CB3402-1', spec: '30 条', note: '', range: null, price: 398, stock: 9 }
  const change: Product = { kind: 'cross-border', productCategory: 34, freight: 12, taxRate: 0.091 }
  const productSkuViews = [sku, { ...sku, skuId: 'CB3402-2', spec: '60 条' }]
  await open({ ...METER, ...change, productSkuViews })
  if (count > 1) {
    await tap(byText('立即购买'))
    await tap(byLabel('数量加一'))
    await idle()
  }
  expect(row('跨境税费')).toBe(text)
  await tap(byText('怎么算的'))
  await idle()
  expect(shows('到手价含税含运费，付款时不会再加。')).toBe(true)
})

test('a treatment tells how long it takes, and that a meal does no harm', async () => {
  const change: Product = { kind: 'dentistry', productCategory: 0, productSkuViews: [], fasting: false }
  await open({ ...METER, ...change, estimatedMinutes: 40 })
  for (const text of ['约40分钟', '全程', '不用空腹', '照常用餐']) expect(shows(text)).toBe(true)
})

test.each([
  ['an injection', { kind: 'vaccine', productCategory: 13 }],
  ['a service', { kind: 'health-selection', productCategory: 35 }]
] as const)('%s tells how long it takes, and nothing of meals', async (_what, kind) => {
  await open({ ...METER, ...kind, productSkuViews: [], notice: [], fasting: false, estimatedMinutes: 40 })
  expect([shows('分钟'), shows('空腹'), shows('照常用餐')]).toEqual([true, false, false])
})

test('a kit tells its minutes at home, what is looked at and when the report comes', async () => {
  const params = [
    { name: '检测位点', value: '8 个' },
    { name: '采样方式', value: '唾液' }
  ]
  const change: Product = {
    kind: 'gene-home',
    productCategory: 7,
    estimatedMinutes: 5,
    reportWorkdays: 15,
    params
  }
  await open({ ...METER, ...change })
  const facts = all('[class*="fact"]').map(({ textContent }) => textContent)
  expect(facts).toEqual(expect.arrayContaining(['5分钟在家采样', '8 个检测位点', '15天样本到实验室起出报告']))
  expect(facts).not.toContain('唾液采样方式')
})

test('how to choose a size stands under the sizes', async () => {
  const guide = { name: '怎么选', value: '用软尺绕上臂中段一圈。' }
  await open({ ...METER, params: [guide] })
  await tap(byText('立即购买'))
  expect(dialog()?.textContent).toContain('怎么选：用软尺绕上臂中段一圈。')
})

test.each([
  ['with freight', { freight: 8 }, '配送', '快递到家 · 运费 ¥8.00'],
  ['R5.22 category 30', { productCategory: 30 }, '使用', '凭取货码到任意分院前台领取'],
  ['R5.27 category 35', { productCategory: 35 }, '使用', '凭服务码到任意分院使用，仅限登录人本人']
])('how it comes: %s', async (_name, change, label, text) => {
  await open({ ...METER, ...change })
  expect(row(label)).toBe(label + text)
})

test('what is used by codes says where they come from and where they are shown', async () => {
  await open({ ...METER, kind: 'coupon-activity', productCategory: 31 })
  expect(row('使用')).toBe('使用支付后领券码，到任意分院出示')
  expect(row('配送')).toBeUndefined()
})

test('R4.31 R3.49 立即购买 opens the choice: each option with its price and stock, the sum of so many pieces', async () => {
  await open()
  await tap(byText('立即购买'))
  await idle()
  expect(dialog()?.textContent).toContain('库存 600 件，每单限购 3 件')
  await tap(option('大号袖带'))
  expect(dialog()?.textContent).toContain('已选：大号袖带，1 件')
  await tap(byLabel('数量加一'))
  expect(byLabel('438.00元')).toBeDefined()
})

test('加入购物车 opens the choice: what is chosen goes into the cart with its price', async () => {
  const world = await open()
  await tap(byText('加入购物车'))
  await idle()
  await tap(option('大号袖带'))
  await tap(byLabel('数量加一'))
  await tap(
    [...(dialog()?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])].find(
      ({ textContent }) => textContent === '加入购物车'
    )
  )
  await idle()
  expect(world.root.cart.goods).toMatchObject([
    { productCode: 'HS2003', skuId: 'b', quantity: 2, seenFen: 21900, seenOffer: null, ticked: true }
  ])
})

test.each([
  ['立即购买', ['/process/confirm/health-selection/HS2003']],
  ['加入购物车', []]
])('of what comes in one way nothing is chosen: %s takes a piece at once', async (button, visited) => {
  const world = await open({ ...METER, productSkuViews: METER.productSkuViews?.slice(0, 1) ?? [] })
  expect(row('规格')).toBe('规格标准袖带臂围 22–32 cm')
  await tap(byText(button))
  expect(dialog()).toBeUndefined()
  expect(world.visited).toEqual(visited)
  const { cart, process } = world.root
  const drafted = process.draft(draftKey({ kind: 'health-selection', productCode: 'HS2003' }))?.parts.goods
  expect(visited.length > 0 ? drafted : cart.goods[0]).toMatchObject({ skuId: 'a', quantity: 1 })
})

test('券后 is what the server tells for one piece, and in the sheet for the chosen number; a guest is told none', async () => {
  const after: FakeCalls = {
    // 30 off each piece.
    'coupon.list': ({ skuId, quantity = 1 }) =>
      wallet({
        baseAmount: (skuId === 'b' ? 219 : 199) * Number(quantity),
        bestDiscount: 30 * Number(quantity)
      })
  }
  const world = await open(METER, { session: demoSession, calls: after })
  expect(shows('券后到手')).toBe(true)
  expect(byLabel('169.00元')).toBeDefined()
  await tap(byText('立即购买'))
  await idle()
  await tap(option('大号袖带'))
  await tap(byLabel('数量加一'))
  await idle()
  expect(dialog()?.textContent).toContain('2 件券后 ¥378.00')
  const asked = world.made.filter(({ name }) => name === 'coupon.list').map(({ input }) => input)
  expect(asked).toContainEqual({ productCode: 'HS2003', skuId: 'b', quantity: 2 })
  page?.leave()
  await open(METER, { calls: after })
  expect(shows('券后到手')).toBe(false)
})

test('R9.3 a step over the stock or the limit says which it is, one less than a piece is not offered', async () => {
  const world = await open()
  await tap(byText('立即购买'))
  await idle()
  expect(byLabel('数量减一')?.getAttribute('aria-disabled')).toBe('true')
  for (let pieces = 1; pieces < 3; pieces += 1) await tap(byLabel('数量加一'))
  await tapRefused(byLabel('数量加一'), () => toast(world), '每单限购 3 件')
  await tap(option('大号袖带'))
  expect(dialog()?.textContent).toContain('已选：大号袖带，2 件')
  await tap(byLabel('数量加一'))
  expect(toast(world)).toBe('库存不足，仅剩 2 件')
})

test('an option that is sold out cannot be chosen; goods that are sold out cannot be bought', async () => {
  await open()
  await tap(byText('立即购买'))
  await idle()
  expect(option('腕式')?.getAttribute('aria-disabled')).toBe('true')
  page?.leave()
  page = null
  const none = METER.productSkuViews?.map((sku) => ({ ...sku, stock: 0 })) ?? []
  await open({ ...METER, productSkuViews: none })
  expect(
    byText('已售罄')?.getAttribute('aria-disabled') ?? byText('已售罄')?.hasAttribute('disabled')
  ).toBeTruthy()
  expect(byText('立即购买')).toBeUndefined()
})
