import { productCard, productPage, shopCategory } from '@/../tests/support/catalogue'
import { onFlash } from '@/../tests/support/product'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import type { ProductListInput } from '@/contract/product/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
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
    productPage([productCard({ productCode: `CK${pageNo}`, comboName: `第${pageNo}页` })], pageNo === 1)
}

let page: MountedPage | null = null
let world: World

async function mount(calls: FakeCalls = {}, params: Record<string, string> = {}) {
  world = createWorld({ session: null, calls: { ...CALLS, ...calls } })
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
