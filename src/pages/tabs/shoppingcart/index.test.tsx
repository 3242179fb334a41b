import { braceProduct } from '@/../tests/recorded/cart'
import { cartCalls, pieceQuote } from '@/../tests/support/cart'
import { couponRow, wallet } from '@/../tests/support/confirm'
import { CallError, ErrorCode } from '@/contract/errors'
import type { CartEntry } from '@/domain/cart/entry'
import type { MountedPage } from '@/../tests/support/mount-page'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import ShoppingCartPage from './index'
import { all, control, idle, shows, tap, tapRefused } from '@/../tests/support/screen'

/** One package was taken off the shelf since. */
const CALLS: FakeCalls = cartCalls({ CK1006: () => ({ state: 'offShelf' }) })

let page: MountedPage | null = null
let world: World

/** Codes of what is booked, and goods with their choice: `HS2003/HS2003-1`. */
async function mount(
  codes: readonly string[],
  options: WorldOptions = {},
  entries: Readonly<Record<string, Partial<CartEntry>>> = {}
) {
  world = createWorld({ ...options, calls: { ...CALLS, ...options.calls } })
  for (const code of [...codes].reverse()) {
    const [productCode = '', skuId = ''] = code.split('/')
    world.root.cart.add({ kind: 'checkup', productCode, skuId, ...entries[code] })
  }
  page = await world.open('shoppingcart', ShoppingCartPage)
  await idle()
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
  expect(world.made1('cart.lines')?.lines.map(({ productCode }) => productCode)).toEqual(['CK1003', 'CK1008'])
  expect(shows('深度体检·男士款') && shows('心脑血管专项')).toBe(true)
  expect(shows('(2)')).toBe(true)
})

test('去预约 begins the booking of that product', async () => {
  await mount(['CK1003'])
  await tap(control('button', '去预约'))
  expect(world.visited).toEqual(['/process/booking/checkup/CK1003'])
})

test('R3.8 goods stand in the group of their shelf, and what is booked beside them says so', async () => {
  await mount(['CK1003', 'HS2003/HS2003-1'])
  expect(all('.groupTitle').map((found) => found.textContent)).toEqual(['体检套餐', '健康好物'])
  expect(all('.groupNote').map((found) => found.textContent)).toEqual(['需要先选择机构与时间，逐件预约'])
})

test('goods without a choice lead to their page, where it is made', async () => {
  await mount(['HS2003'])
  await tap(control('button', '去购买'))
  expect(world.visited).toEqual(['/selling/health-selection/HS2003'])
})

test('what is ticked is summed up and paid together; the freight is told apart', async () => {
  await mount(['CK1003', 'HS2003/HS2003-1', 'HS2009/HS2009-3', 'GH7002/GH7002-1'])
  expect(shows('693.00')).toBe(true)
  expect(shows('不含运费8.00元，下单时用券')).toBe(true)
  await tap(control('checkbox', '选择叶酸代谢能力基因检测'))
  expect(shows('294.00')).toBe(true)
  await tap(control('button', '去结算(2)'))
  expect(world.visited).toEqual(['/shoppingcart/go-pay'])
})

test('the freight of what is paid together is told once', async () => {
  await mount(['HS2009/HS2009-3', 'GH7002/GH7002-1'], {
    calls: cartCalls({ GH7002: (piece) => ({ quote: pieceQuote(piece, { freight: 12 }) }) })
  })
  expect(shows('不含运费12.00元，下单时用券')).toBe(true)
})

test('R9.3 the number of pieces is changed within what can be had, and the price follows', async () => {
  await mount(['HS2003/HS2003-1'], {
    calls: cartCalls({ HS2003: (piece) => ({ quote: pieceQuote(piece, { most: 2 }) }) })
  })
  await tap(control('button', '上臂式电子血压计数量加一'))
  expect(world.root.cart.goods.map(({ quantity }) => quantity)).toEqual([2])
  expect(shows('398.00')).toBe(true)
  const more = control('button', '上臂式电子血压计数量加一')
  await tapRefused(more, () => world.root.feedback.toastShown?.text, '每单限购 2 件')
  expect(world.root.cart.goods.map(({ quantity }) => quantity)).toEqual([2])
})

test('fewer pieces than were put in are told, and counted', async () => {
  await mount(
    ['HS2003/HS2003-1'],
    { calls: cartCalls({ HS2003: (piece) => ({ quote: pieceQuote(piece, { most: 2 }) }) }) },
    { 'HS2003/HS2003-1': { quantity: 4 } }
  )
  expect(shows('库存 2 件') && shows('398.00')).toBe(true)
})

test.each([
  ['dropped', 220, '比加入时降 ¥21.00'],
  ['risen', 150, '比加入时涨 ¥49.00']
])('a price that has %s since is told', async (_which, seen, told) => {
  await mount(['HS2003/HS2003-1'], {}, { 'HS2003/HS2003-1': { seenFen: seen * 100 } })
  expect(shows(told)).toBe(true)
})

test('a flash price that is over makes the line invalid until the price of now is taken', async () => {
  await mount(['HS2003/HS2003-1'], {}, { 'HS2003/HS2003-1': { seenFen: 15800, seenOffer: 'flash' } })
  expect(shows('秒杀价 ¥158.00 已结束，现价 ¥199.00')).toBe(true)
  expect(world.root.cart.count).toBe(0)
  await tap(control('button', '按现价加入'))
  expect(shows('失效商品')).toBe(false)
  expect(world.root.cart.count).toBe(1)
  expect(shows('199.00')).toBe(true)
})

/** Of the largest there are two left. */
const BRACES = {
  ...braceProduct,
  product: {
    ...braceProduct.product,
    productSkuViews: braceProduct.product.productSkuViews.map((sku) =>
      sku.spec === 'XL' ? { ...sku, stock: 2 } : sku
    )
  }
}
const CHOICES: FakeCalls = { ...cartCalls(), 'product.detail': () => BRACES }
const option = (name: string) => all('[role="radio"]').find((one) => one.textContent?.startsWith(name))
const lines = () => world.root.cart.goods.map(({ skuId, quantity }) => [skuId, quantity])

test('another choice of a line is made in the cart, within its stock, and it costs what that costs now', async () => {
  await mount(['HS2009/HS2009-1'], { calls: CHOICES }, { 'HS2009/HS2009-1': { quantity: 3 } })
  await tap(control('button', 'M，运动护膝（单只）换规格'))
  await idle()
  expect(option('M')?.getAttribute('aria-checked')).toBe('true')
  expect(option('L')?.getAttribute('aria-disabled')).toBe('true')
  expect(shows('库存 240 件，每单限购 3 件')).toBe(true)
  await tap(option('XL'))
  expect(shows('库存 2 件，每单限购 3 件') && shows('2 件合计')).toBe(true)
  await tap(control('button', '确定'))
  expect(lines()).toEqual([['HS2009-3', 2]])
  expect(world.root.cart.goods[0]?.seenFen).toBe(9500)
})

test('a line that gets the choice of another goes into it', async () => {
  await mount(['HS2009/HS2009-1', 'HS2009/HS2009-3'], { calls: CHOICES })
  await tap(control('button', 'M，运动护膝（单只）换规格'))
  await idle()
  await tap(option('XL'))
  await tap(control('button', '确定'))
  expect(lines()).toEqual([['HS2009-3', 2]])
  expect(world.root.feedback.toastShown?.text).toBe('已与相同规格合并')
})

test('choices that do not come can be asked for again, and nothing of the line is lost', async () => {
  let down = true
  const calls: FakeCalls = {
    ...CHOICES,
    'product.detail': () => {
      if (down) throw new CallError(ErrorCode.business, '服务繁忙', [])
      return BRACES
    }
  }
  await mount(['HS2009/HS2009-1'], { calls })
  await tap(control('button', 'M，运动护膝（单只）换规格'))
  await idle()
  expect(shows('服务繁忙')).toBe(true)
  down = false
  await tap(control('button', '重新加载'))
  await idle()
  expect(option('M')).toBeDefined()
  expect(lines()).toEqual([['HS2009-1', 1]])
})

test('a choice that is sold out is changed for another one that there is', async () => {
  await mount(['HS2009/HS2009-2'], { calls: CHOICES })
  expect(shows('已售罄') && shows('L没货了，还有其他规格')).toBe(true)
  await tap(control('button', '换规格'))
  await idle()
  await tap(option('M'))
  await tap(control('button', '确定'))
  await idle()
  expect(lines()).toEqual([['HS2009-1', 1]])
  expect(shows('失效商品')).toBe(false)
})

const COUPON = couponRow('CP-PL50', { places: [1] })
test('a coupon that can be used for what is ticked stands under its group, and leads to the payment', async () => {
  await mount(['HS2003/HS2003-1', 'GH7002/GH7002-1'], {
    calls: {
      ...CALLS,
      'coupon.list': ({ goods = [] }) =>
        wallet(goods.length > 1 ? { list: [COUPON], best: ['CP-PL50'] } : { list: [], best: [] })
    }
  })
  expect(world.made1('coupon.list')?.goods).toEqual([
    { productCode: 'HS2003', skuId: 'HS2003-1', quantity: 1 },
    { productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }
  ])
  await tap(control('button', '券平台红包50元 · 已满 ¥200.00 可用去使用'))
  expect(world.visited).toEqual(['/shoppingcart/go-pay'])
  await tap(control('checkbox', '选择上臂式电子血压计'))
  await idle()
  expect(all('.coupon')).toEqual([])
})

test('goods from abroad are paid alone, by the confirm screen of their kind and with what was chosen', async () => {
  await mount(['HS2003/HS2003-1', 'CB3402/CB3402-1'], {}, { 'CB3402/CB3402-1': { quantity: 2 } })
  expect(shows('要报关，不能和其他商品一起付') && shows('796.00')).toBe(true)
  expect(control('checkbox', '选择胶原蛋白肽饮 30支')).toBeUndefined()
  expect(shows('199.00')).toBe(true)
  await tap(control('button', '单独结算'))
  expect(world.visited).toEqual(['/process/confirm/cross-border/CB3402'])
  expect(world.root.process.draftOf('CB3402')?.parts.goods).toMatchObject({ skuId: 'CB3402-1', quantity: 2 })
})

test('gifts stand under what they come with', async () => {
  await mount(['CK1006'], { calls: cartCalls() })
  expect(shows('赠品 维生素D3滴剂（成人） ×1')).toBe(true)
})

test('a tick is kept, and a group is ticked at once', async () => {
  await mount(['HS2003/HS2003-1', 'HS2009/HS2009-3'])
  await tap(control('checkbox', '选择全部健康好物'))
  expect(world.root.cart.goods.map(({ ticked }) => ticked)).toEqual([false, false])
  expect(control('button', '去结算')?.getAttribute('aria-disabled')).toBe('true')
  await tap(control('checkbox', '全选'))
  expect(world.root.cart.goods.map(({ ticked }) => ticked)).toEqual([true, true])
})

test('R3.9 R3.50 what is off the shelf or gone is invalid: no way to book, and ticked only to be taken out', async () => {
  await mount(['CK1006', 'GONE1'])
  expect(shows('失效商品 2')).toBe(true)
  expect(shows('长辈安心套餐·男') && shows('商品已失效')).toBe(true)
  expect(control('button', '去预约')).toBeUndefined()
  expect(control('checkbox', '选择长辈安心套餐·男')).toBeUndefined()
  await tap(control('button', '管理'))
  await tap(control('checkbox', '全选'))
  await tap(control('button', '删除(2)'))
  await tap(control('button', '删除'))
  expect(inCart()).toEqual([])
  page?.leave()
  await mount(['HS2003/HS2003-1'], { calls: cartCalls({ HS2003: () => ({ state: 'offShelf' }) }) })
  await idle(300)
  expect(document.body.textContent).toContain('失效商品 1')
  expect(control('checkbox', '选择运动护膝（单只）')).toBeUndefined()
  expect(control('button', '去结算(1)')).toBeUndefined()
})

test('invalid goods are cleared after asking, the others stay', async () => {
  await mount(['CK1003', 'CK1006'])
  await tap(control('button', '清空'))
  await tap(control('button', '取消'))
  expect(inCart()).toEqual(['CK1003', 'CK1006'])
  await tap(control('button', '清空'))
  await tap(control('button', '清空'))
  expect(inCart()).toEqual(['CK1003'])
})

test('R4.81 全选 is on only when some can be ticked and all are', async () => {
  await mount(['CK1003', 'HS2003/HS2003-1', 'HS2009/HS2009-3', 'CK1006'])
  const allOn = () => control('checkbox', '全选')?.getAttribute('aria-checked')
  expect(allOn()).toBe('true')
  await tap(control('checkbox', '选择运动护膝（单只）'))
  expect(allOn()).toBe('false')
  await tap(control('checkbox', '选择运动护膝（单只）'))
  expect(allOn()).toBe('true')
})

test('R4.81 with nothing to tick there is no 全选 and nothing to pay', async () => {
  await mount(['CK1003', 'CK1006'])
  expect(control('checkbox', '全选')).toBeUndefined()
  expect(control('button', '去结算')).toBeUndefined()
  await tap(control('button', '管理'))
  expect(control('checkbox', '全选')?.getAttribute('aria-checked')).toBe('false')
})

test('ticked goods are removed after asking', async () => {
  await mount(['CK1003', 'CK1008'])
  await tap(control('button', '管理'))
  await tap(control('checkbox', '选择心脑血管专项'))
  await tap(control('button', '删除(1)'))
  expect(inCart()).toEqual(['CK1003', 'CK1008'])
  await tap(control('button', '删除'))
  expect(inCart()).toEqual(['CK1003'])
  await idle()
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
  await idle()
  expect(shows('失效商品')).toBe(false)
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  answer()
  await idle()
  expect(shows('心脑血管专项')).toBe(true)
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
})

test('a cart is full at 50 lines, and one call asks for all of them', async () => {
  const codes = Array.from({ length: 51 }, (_, at) => `CK2${String(at).padStart(3, '0')}`)
  await mount(codes)
  expect(world.made1('cart.lines')?.lines).toHaveLength(50)
  expect(world.root.cart.add({ kind: 'checkup', productCode: 'CK3000' })).toBe('full')
})

test('ticked lines are moved to the favourites, and from there back into the cart or away', async () => {
  await mount(['HS2003/HS2003-1', 'HS2009/HS2009-3', 'CK1003'])
  await tap(control('button', '管理'))
  expect(control('button', '移入收藏')?.getAttribute('aria-disabled')).toBe('true')
  await tap(control('checkbox', '选择上臂式电子血压计'))
  await tap(control('checkbox', '选择运动护膝（单只）'))
  await tap(control('button', '移入收藏'))
  await idle()
  expect(inCart()).toEqual(['CK1003'])
  expect(shows('我的收藏 2')).toBe(true)
  await tap(control('button', '上臂式电子血压计移回购物车'))
  await idle()
  expect(inCart()).toEqual(['HS2003', 'CK1003'])
  expect(shows('我的收藏 1')).toBe(true)
  await tap(control('button', '取消收藏运动护膝（单只）'))
  expect(shows('我的收藏')).toBe(false)
})

test('favourites stand beside an empty cart', async () => {
  await mount(['HS2003/HS2003-1'])
  await tap(control('button', '管理'))
  await tap(control('checkbox', '全选'))
  await tap(control('button', '移入收藏'))
  await idle()
  expect(shows('购物车还是空的') && shows('我的收藏 1')).toBe(true)
})
