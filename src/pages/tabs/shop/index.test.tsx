import { productCard, productPage, shopCategory } from '@/../tests/support/catalogue'
import { onFlash } from '@/../tests/support/product'
import type { MountedPage } from '@/../tests/support/mount-page'
import {
  createWorld,
  demoSession,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import type { FirstDay } from '@/contract/browse/dto'
import type { ProductListInput } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
import { toSession } from '@/services/account/account'
import ShopPage from './index'
import { all, control, idle, shows, tap } from '@/../tests/support/screen'

const CALLS: FakeCalls = {
  'product.filters': () => ({
    categories: [
      shopCategory({ id: 'all', name: '全部', count: 17 }),
      shopCategory(),
      shopCategory({
        id: 'goods',
        name: '健康好物',
        count: 12,
        bySex: false,
        byAge: false,
        bodyParts: []
      })
    ],
    bodyParts: [{ id: 'C05', name: '胸部' }]
  }),
  'product.list': ({ pageNo }) =>
    productPage([productCard({ productCode: `CK${pageNo}`, comboName: `第${pageNo}页` })], pageNo === 1),
  'booking.firstDays': () => [],
  'coupon.afterPrices': () => [],
  'delivery.arrival': () => null
}

const free = (productCode: string, date: string, change: Partial<FirstDay> = {}) => ({
  productCode,
  first: { date, time: '08:00', branchName: '北京国贸分院', km: 4.27, doctor: '', ...change }
})

let page: MountedPage | null = null
let world: World

async function mount(
  calls: FakeCalls = {},
  params: Record<string, string> = {},
  options: Pick<WorldOptions, 'session' | 'located'> = { session: null }
) {
  world = createWorld({ ...options, calls: { ...CALLS, ...calls } })
  page = await world.open('shop', ShopPage, params)
  await idle()
  return page
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const asked = () => world.made1('product.list') as ProductListInput

test('R1.4 R2.4 a guest sees products and opens one', async () => {
  await mount()
  await tap(all('[role="link"]').find((found) => found.textContent?.includes('第1页')))
  expect(world.visited).toEqual(['/selling/checkup/CK1'])
})

test('R3.18 what was browsed here is not kept on the device', async () => {
  world = createWorld({ session: null, calls: CALLS })
  const kept = [world.storage.local, world.storage.session].map((area) => jest.spyOn(area, 'set'))
  page = await world.open('shop', ShopPage, {})
  await idle()
  await tap(control('tab', '男士4'))
  expect(asked().category).toBe('men')
  expect(kept.flatMap((set) => set.mock.calls)).toEqual([])
})

test('categories carry their counts, and a tap on one lists it', async () => {
  await mount()
  expect(control('tab', '男士4')).toBeDefined()
  await tap(control('tab', '男士4'))
  expect(asked()).toMatchObject({ category: 'men', pageNo: 1 })
  expect(control('tab', '男士4')?.getAttribute('aria-selected')).toBe('true')
})

test.each([
  ['of the address', { category: 'men' }, 'men'],
  ['unknown: everything', { category: 'boats' }, 'all'],
  ['none: everything', {}, 'all']
])('the category %s', async (_name, params, category) => {
  await mount({}, params)
  expect(asked().category).toBe(category)
})

test('an entry that leads to the open shop chooses its category', async () => {
  const mounted = await mount()
  navigate('shop', { category: 'elder' })
  mounted.fire('onShow')
  await idle()
  expect(asked().category).toBe('elder')
})

test('the price tab sorts up, then down', async () => {
  await mount()
  await tap(control('radio', '价格从低到高'))
  expect(asked().sort).toBe('price')
  await tap(control('radio', '价格从低到高'))
  expect(asked().sort).toBe('priceDesc')
  await tap(control('radio', '销量'))
  expect(asked().sort).toBe('sell')
})

test('filters count only when confirmed, and can be cleared from an empty list', async () => {
  await mount({ 'product.list': ({ sex }) => productPage(sex === 0 ? [] : [productCard()]) })
  await tap(control('button', '筛选'))
  await idle(80)
  await tap(control('radio', '女'))
  await tap(control('checkbox', '胸部'))
  expect(asked().sex).toBeUndefined()
  await tap(control('button', '确定'))
  expect(asked()).toMatchObject({ sex: 0, bodyPart: 'C05', pageNo: 1 })
  expect(shows('没有符合条件的商品')).toBe(true)
  await tap(control('button', '清除筛选'))
  expect(asked().sex).toBeUndefined()
  expect(shows('深度体检·男士款')).toBe(true)
})

test('a category is narrowed by what tells its products apart: goods by their price alone', async () => {
  await mount()
  await tap(control('button', '筛选'))
  await idle(80)
  await tap(control('radio', '女'))
  await tap(control('checkbox', '胸部'))
  await tap(control('button', '确定'))
  await tap(control('tab', '健康好物12'))
  expect(asked()).toEqual({ category: 'goods', sort: 'default', pageNo: 1 })
  await tap(control('button', '筛选'))
  await idle(80)
  expect(control('radio', '女')).toBeUndefined()
  expect(control('checkbox', '胸部')).toBeUndefined()
  expect(shows('年龄（岁）')).toBe(false)
  expect(shows('价格（元）')).toBe(true)
  await tap(control('button', '确定'))
  await tap(control('tab', '男士4'))
  expect(asked()).toMatchObject({ category: 'men', sex: 0, bodyPart: 'C05' })
})

test('the next page follows when the end is reached, once', async () => {
  const mounted = await mount()
  mounted.fire('onReachBottom')
  await idle()
  mounted.fire('onReachBottom')
  await idle()
  expect(shows('第1页') && shows('第2页')).toBe(true)
  expect(asked().pageNo).toBe(2)
})

test('a list that fails can be loaded again', async () => {
  let broken = true
  await mount({
    'product.list': () => {
      if (broken) throw new CallError(ErrorCode.network, '')
      return productPage([productCard()])
    }
  })
  expect(shows('网络错误，请重新加载')).toBe(true)
  broken = false
  await tap(control('button', '重新加载'))
  expect(shows('深度体检·男士款')).toBe(true)
})

test('a product off the shelf shows no price', async () => {
  await mount({ 'product.list': () => productPage([productCard({ productStatus: '0' })]) })
  expect(shows('已下架')).toBe(true)
  expect(shows('1080')).toBe(false)
})

test('a flash price stands beside the normal one', async () => {
  await mount({
    'product.list': () => productPage([productCard({ ...onFlash, seckillPrice: 328, salePrice: 438 })])
  })
  expect(control('img', '328.00元')).toBeDefined()
  expect(control('img', '原价438.00元')).toBeDefined()
  expect(shows('秒杀')).toBe(true)
})

test('a row says why, how it was liked, when it can be had and what it costs with one’s coupons', async () => {
  await mount(
    {
      'product.list': () =>
        productPage([
          productCard({
            productCode: 'DT1',
            comboName: '洁牙',
            intro: '半年没洗过，先做这个',
            score: 4.9,
            reviewCount: 12,
            sellCount: 2316,
            salePrice: 129
          }),
          productCard({
            productCode: 'DT2',
            comboName: '涂氟',
            score: 0,
            reviewCount: 0,
            sellCount: 0,
            salePrice: 98
          })
        ]),
      'booking.firstDays': () => [
        free('DT1', '2026-11-21', { doctor: '宋乔' }),
        { productCode: 'DT2', first: null }
      ],
      'coupon.afterPrices': () => [
        { productCode: 'DT1', price: 99, note: '口腔立减30' },
        { productCode: 'DT2', price: null, note: '不满 99，不用券' }
      ]
    },
    { category: 'dental' },
    { located: true }
  )
  const [first = '', second = ''] = all('.row').map(({ textContent }) => textContent ?? '')
  for (const told of ['半年没洗过，先做这个', '4.9', '已约2316', '明天 11-21 周六 · 宋乔医生', '券后'])
    expect(first).toContain(told)
  expect(control('img', '99.00元')).toBeDefined()
  expect(control('img', '券后，口腔立减30')).toBeDefined()
  expect(control('img', '原价129.00元')).toBeDefined()
  for (const told of ['新上架，还没有评价', '近两周约满', '不满 99，不用券']) expect(second).toContain(told)
  expect(second).not.toContain('券后')
  expect(shows('北京国贸分院 4.27 km · 最早明天')).toBe(true)
  expect(world.made1('booking.firstDays')).toMatchObject({ productCodes: ['DT1', 'DT2'], cityCode: '131' })
})

test('from the middle of the city no distance is told', async () => {
  await mount({ 'booking.firstDays': () => [free('CK1', '2026-11-20')] }, { category: 'men' })
  expect(shows('北京国贸分院 · 最早今天')).toBe(true)
})

test('a list goes on without days and prices, and says nothing of them', async () => {
  const down = () => {
    throw new CallError(ErrorCode.network, '')
  }
  await mount({ 'booking.firstDays': down, 'coupon.afterPrices': down }, {}, {})
  expect(shows('第1页')).toBe(true)
  expect(shows('近两周约满') || shows('券后')).toBe(false)
})

test('what is sent has the day on which it comes, what waits for customs has none', async () => {
  await mount(
    {
      'product.list': () =>
        productPage([
          productCard({ productCode: 'HS1', kind: 'health-selection', productCategory: 20 }),
          productCard({ productCode: 'CB1', kind: 'cross-border', productCategory: 34 })
        ]),
      'delivery.arrival': () => ({ leavesBy: null, arrivesOn: '2026-11-23', province: '北京' })
    },
    { category: 'goods' }
  )
  const [goods = '', abroad = ''] = all('.row').map(({ textContent }) => textContent ?? '')
  expect(goods).toContain('11-23 周一前后到')
  expect(abroad).not.toContain('前后到')
  expect(shows('送到北京，11-23 周一前后到')).toBe(true)
  expect(world.made.filter(({ name }) => name === 'delivery.arrival')).toHaveLength(1)
  expect(world.made1('booking.firstDays')).toBeUndefined()
})

test('a guest is asked to log in for the last price, and comes back to the category', async () => {
  await mount({}, { category: 'men' })
  expect(world.made1('coupon.afterPrices')).toBeUndefined()
  await tap(control('button', '登录看券后价'))
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fshop%3Fcategory%3Dmen'])
})

test('who has logged in meanwhile sees the price with their coupons', async () => {
  const mounted = await mount(
    { 'coupon.afterPrices': () => [{ productCode: 'CK1', price: 918, note: '体检8.5折' }] },
    { category: 'men' }
  )
  const paid = () => control('img', '券后，体检8.5折')
  expect(paid()).toBeUndefined()
  world.root.session.begin(toSession(demoSession))
  mounted.fire('onShow')
  await idle()
  expect(paid()).toBeDefined()
})

test('what needs a visit is sorted by its free days in the city, what is sent by what it sold', async () => {
  await mount({}, { category: 'men' })
  expect(control('radio', '销量')).toBeUndefined()
  await tap(control('radio', '有号优先'))
  expect(asked()).toMatchObject({ sort: 'date', cityCode: '131' })
  await tap(control('tab', '健康好物12'))
  expect(asked()).toEqual({ category: 'goods', sort: 'default', pageNo: 1 })
  expect(control('radio', '有号优先')).toBeUndefined()
})

test('in another city days are asked anew, and the list when they sort it', async () => {
  const mounted = await mount({}, { category: 'men' })
  const days = () => world.made.filter(({ name }) => name === 'booking.firstDays').length
  mounted.fire('onShow')
  expect(days()).toBe(1)
  const city = { cityName: '上海', cityCode: '289', providerCode: 'SH', lat: 31.2, lon: 121.5 }
  world.root.location.choose(city)
  mounted.fire('onShow')
  expect(days()).toBe(2)
  await tap(control('radio', '有号优先'))
  const lists = world.made.filter(({ name }) => name === 'product.list').length
  world.root.location.choose({ ...city, cityCode: '131' })
  mounted.fire('onShow')
  await idle()
  expect(world.made.filter(({ name }) => name === 'product.list')).toHaveLength(lists + 1)
  expect(asked()).toMatchObject({ sort: 'date', cityCode: '131' })
})
