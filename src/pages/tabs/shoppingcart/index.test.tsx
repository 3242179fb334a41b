import { productCard, productPage } from '@/../tests/support/catalogue'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import ShoppingCartPage from './index'
import { all, control, settle, shows, tap } from '@/../tests/support/screen'

const SHELF = [
  productCard(),
  productCard({ productCode: 'CK1008', comboName: '心脑血管专项' }),
  productCard({ productCode: 'CK1019', comboName: '旧套餐', productStatus: '0' }),
  productCard({ productCode: 'HS2003', comboName: '上臂式电子血压计', kind: 'health-selection' })
]

const CALLS: FakeCalls = {
  'product.list': ({ productCodes = [] }) =>
    productPage(SHELF.filter(({ productCode }) => productCodes.includes(productCode)))
}

let page: MountedPage | null = null
let world: World

async function mount(codes: readonly string[], options: WorldOptions = {}) {
  world = createWorld({ ...options, calls: { ...CALLS, ...options.calls } })
  for (const productCode of [...codes].reverse()) world.root.cart.add({ kind: 'checkup', productCode })
  page = await world.open('shoppingcart', ShoppingCartPage)
  await settle()
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const inCart = () => world.root.cart.goods.map(({ productCode }) => productCode)

test('R2.5 a guest is sent to login', async () => {
  await mount([], { session: null })
  expect(world.visited[0]).toContain('/mine/authorize?url=%2Fshoppingcart')
})

test('an empty cart leads to the shop', async () => {
  await mount([])
  expect(world.made).toEqual([])
  await tap(control('button', '去逛逛'))
  expect(world.visited).toEqual(['tab /shop'])
})

test('R3.8 the goods are drawn with what the server says of them', async () => {
  await mount(['CK1003', 'CK1008'])
  expect(world.made1('product.list')).toMatchObject({ productCodes: ['CK1003', 'CK1008'] })
  expect(shows('深度体检·男士款') && shows('心脑血管专项')).toBe(true)
  expect(shows('(2)')).toBe(true)
})

test('去预约 begins the booking of that product', async () => {
  await mount(['CK1003'])
  await tap(control('button', '去预约'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
})

test('goods stand under their own name, and their page is where they are bought', async () => {
  await mount(['CK1003', 'HS2003'])
  expect(all('.groupTitle').map((found) => found.textContent)).toEqual(['体检套餐', '健康好物'])
  expect(all('.groupNote').map((found) => found.textContent)).toEqual(['下单后预约，90天内有效'])
  await tap(control('button', '去购买'))
  expect(world.visited).toEqual(['/selling/health-selection/HS2003'])
})

test('R3.9 R3.50 what is off the shelf or gone is invalid: no way to book or to tick it', async () => {
  await mount(['CK1019', 'GONE1'])
  expect(shows('失效商品 2')).toBe(true)
  expect(shows('旧套餐') && shows('商品已失效')).toBe(true)
  expect(control('button', '去预约')).toBeUndefined()
  await tap(control('button', '管理'))
  expect(control('checkbox', '选择旧套餐')).toBeUndefined()
})

test('invalid goods are cleared after asking, the others stay', async () => {
  await mount(['CK1003', 'CK1019'])
  await tap(control('button', '清空'))
  await tap(control('button', '取消'))
  expect(inCart()).toEqual(['CK1003', 'CK1019'])
  await tap(control('button', '清空'))
  await tap(control('button', '清空'))
  expect(inCart()).toEqual(['CK1003'])
})

test('R4.81 全选 is on only when some can be ticked and all are', async () => {
  await mount(['CK1003', 'CK1008', 'CK1019'])
  await tap(control('button', '管理'))
  const allOn = () => control('checkbox', '全选')?.getAttribute('aria-checked')
  expect(allOn()).toBe('false')
  await tap(control('checkbox', '选择深度体检·男士款'))
  expect(allOn()).toBe('false')
  await tap(control('checkbox', '选择心脑血管专项'))
  expect(allOn()).toBe('true')
  await tap(control('checkbox', '选择心脑血管专项'))
  expect(allOn()).toBe('false')
})

test('R4.81 with invalid goods only 全选 stays off and cannot be tapped', async () => {
  await mount(['CK1019'])
  await tap(control('button', '管理'))
  const box = control('checkbox', '全选')
  expect(box?.getAttribute('aria-checked')).toBe('false')
  expect(box?.getAttribute('aria-disabled')).toBe('true')
})

test('ticked goods are removed after asking', async () => {
  await mount(['CK1003', 'CK1008'])
  await tap(control('button', '管理'))
  await tap(control('checkbox', '选择心脑血管专项'))
  await tap(control('button', '删除(1)'))
  expect(inCart()).toEqual(['CK1003', 'CK1008'])
  await tap(control('button', '删除'))
  expect(inCart()).toEqual(['CK1003'])
  await settle()
  expect(all('[role="link"]')).toHaveLength(1)
})

test('R3.9 what the server has not answered yet is not called invalid', async () => {
  let answer: () => void = () => undefined
  await mount(['CK1003'])
  const waits = new Promise<void>((done) => (answer = done))
  const { call } = world.root
  Object.assign(world.root, {
    call: async (...args: Parameters<typeof call>) => {
      await waits
      return call(...args)
    }
  })
  await page?.act(() => {
    world.root.cart.add({ kind: 'checkup', productCode: 'CK1008' })
    page?.fire('onShow')
  })
  await settle()
  expect(shows('失效商品')).toBe(false)
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  answer()
  await settle()
  expect(shows('心脑血管专项')).toBe(true)
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('R3.9 a cart of more than 50 is asked in batches, and the 51st is no worse than the first', async () => {
  const codes = Array.from({ length: 51 }, (_, at) => `CK2${String(at).padStart(3, '0')}`)
  await mount(codes, {
    calls: {
      'product.list': ({ productCodes = [] }) =>
        productPage(
          productCodes.map((productCode) => productCard({ productCode, comboName: `套餐${productCode}` }))
        )
    }
  })
  expect(
    world.made
      .filter(({ name }) => name === 'product.list')
      .map(({ input }) => (input as { productCodes: string[] }).productCodes.length)
  ).toEqual([50, 1])
  expect(shows('套餐CK2050')).toBe(true)
  expect(shows('失效商品')).toBe(false)
})
