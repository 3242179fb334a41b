import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import type { CompleteCartInput } from '@/contract/cart/dto'
import { giftCards } from '@/../tests/recorded/cart'
import { cartCalls, cartLine, pieceQuote } from '@/../tests/support/cart'
import { confirmCalls, couponRow, orderResult, wallet } from '@/../tests/support/confirm'
import { made, setWorld, shown, toast, world } from '@/../tests/support/confirm-page'
import type { MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type WorldOptions } from '@/../tests/support/world'
import { CART_SUBJECT, draftKey } from '@/domain/draft/draft'
import CartPayPage from '.'

let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

const GOODS = [
  { kind: 'health-selection', productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
  { kind: 'gene-home', productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 },
  { kind: 'coupon-activity', productCode: 'CA3103', skuId: 'CA3103-1', quantity: 1 }
] as const

async function open(
  calls: FakeCalls = {},
  codes: readonly string[] = ['HS2009', 'GH7002', 'CA3103'],
  options: WorldOptions = {}
) {
  const own: FakeCalls = {
    ...cartCalls(),
    'coupon.list': () => wallet({ list: [], best: [], baseAmount: 847, payAmount: 855 }),
    'gift.list': () => [],
    'questionnaire.config': () => [{ open: 0, limit: 1, questionnaireConfigDTO: null }],
    'order.completeCart': () => [
      orderResult({ orderNum: 'CA20', orderType: 20 }),
      orderResult({ orderNum: 'CA21', orderType: 7 })
    ]
  }
  setWorld(createWorld({ ...options, calls: { ...confirmCalls(), ...own, ...calls } }))
  for (const entry of GOODS.filter(({ productCode }) => codes.includes(productCode)).reverse()) {
    world.root.cart.add(entry)
  }
  world.root.cart.add({ kind: 'checkup', productCode: 'CK1003' })
  await act(async () => {
    page = await world.open('cartPay', CartPayPage)
  })
  await idle()
  await idle()
}

const type = async (id: string, value: string) => {
  await page?.type(`#${id} .input, #${id} textarea`, value)
  await idle()
}
const answer = async (confirmed: boolean) => {
  const { dialog } = world.root.feedback
  if (!dialog) throw new Error('no dialog')
  await act(async () => world.root.feedback.answer(dialog.id, confirmed))
  await idle()
}
const dialog = () => world.root.feedback.dialog
const submit = () => tap(byText('提交订单'))
const body = () => made('order.completeCart').at(-1) as CompleteCartInput | undefined
const inCart = () => world.root.cart.goods.map(({ productCode }) => productCode)
async function fill() {
  await type('person-name', '林知夏')
  await type('person-mobile', '13800000007')
  await act(async () =>
    world.root.process.put(draftKey(CART_SUBJECT), {
      address: { region: '四川省-成都市-武侯区', detail: '桐梓林北路 6 号' }
    })
  )
  await tap(all('[role="checkbox"]').find((box) => box.getAttribute('aria-label')?.startsWith('已阅读')))
}
const titles = () =>
  ['快递到家', '券码', '到店领取', '服务'].filter((title) =>
    all('*').some((found) => found.textContent === title)
  )

test('R2.6 R7.118 what is ticked is ordered in one go, with one recipient, and leads to the cashier; a guest is led to login', async () => {
  await open({}, [], { session: null })
  expect(world.visited[0]).toContain(encodeURIComponent('/shoppingcart/go-pay'))
  page?.leave()
  await open()
  expect(byLabel('855.00元')).toBeDefined()
  expect(shown()).toContain('商品金额4 件')
  expect(shown()).toContain('共 3 笔订单，一次支付；之后可以分别退款')
  await fill()
  await type('cart-remark', '下午送货')
  await submit()
  expect(body()).toMatchObject({
    receiveName: '林知夏',
    receivePhone: '13800000007',
    receiveCity: '四川省-成都市-武侯区',
    receiveAddress: '桐梓林北路 6 号',
    remark: '下午送货',
    goods: [
      { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2, priceVersion: 'HS2009-2-95' },
      { productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1, priceVersion: 'GH7002-1-399' },
      { productCode: 'CA3103', skuId: 'CA3103-1', quantity: 1, priceVersion: 'CA3103-1-258' }
    ]
  })
  expect(world.visited).toEqual(['replace /process/go-pay?orderNo=CA20&orderType=20'])
  expect(inCart()).toEqual(['CK1003'])
})

test.each([
  ['the dearer of two', 5, '8.00元', '855.00元'],
  ['the dearer of two, which is the kit’s', 12, '12.00元', '859.00元']
])('one freight for what goes to one address: %s', async (_which, freight, once, all) => {
  await open(cartCalls({ GH7002: (piece) => ({ quote: pieceQuote(piece, { freight }) }) }))
  expect(byLabel(once) && byLabel(all)).toBeDefined()
  expect(shown().match(/运费/g)).toHaveLength(1)
})

test.each([
  ['kits and goods, which come together', ['HS2009', 'GH7002'], ['快递到家']],
  ['codes beside them', ['HS2009', 'GH7002', 'CA3103'], ['快递到家', '券码']],
  ['codes alone', ['CA3103'], ['券码']]
])('R5.54 all of category 7 or 20 is one group: %s', async (_which, codes, groups) => {
  await open({}, codes)
  expect(titles()).toEqual(groups)
  expect(all('#receive-region')).toHaveLength(groups.includes('快递到家') ? 1 : 0)
})

test('what is missing is told beside its field, and nothing goes out', async () => {
  await open({ 'contacts.list': () => [] })
  await type('person-name', '')
  await submit()
  const said = all('[id$="-error"]').map(({ textContent }) => textContent)
  expect(said).toContain('请填写收货人姓名')
  expect(said).toContain('请填写详细地址')
  expect(said).toContain('请先阅读并同意用户协议与取消与退改须知')
  expect(body()).toBeUndefined()
})

test('coupons are judged over all of it, and what one may not be used for keeps its price', async () => {
  const amounts = [190, 399, 258]
  const coupon = couponRow('CP-85', {
    name: '卡券半价',
    discounted: 5,
    maxDiscount: 0,
    minAmount: 0,
    places: [2]
  })
  await open({
    'coupon.list': () => ({
      ...wallet({ list: [coupon], best: ['CP-85'], baseAmount: 847, payAmount: 855 }),
      amounts
    })
  })
  expect(made('coupon.list').at(-1)).toEqual({
    goods: GOODS.map(({ productCode, skuId, quantity }) => ({ productCode, skuId, quantity }))
  })
  expect(byLabel('726.00元')).toBeDefined()
  await fill()
  await submit()
  expect(body()?.couponCode).toBe('CP-85')
})

test('a line that is sold out meanwhile is named, nothing is lost, and the rest can be ordered', async () => {
  let out = false
  await open({
    'cart.lines': ({ lines }) => ({
      lines: lines.map((piece) =>
        cartLine(piece, out && piece.productCode === 'GH7002' ? { state: 'soldOut' } : {})
      ),
      serverTime: 0
    }),
    'order.completeCart': () => {
      if (out) return [orderResult({ orderNum: 'CA20', orderType: 20 })]
      out = true
      throw new CallError(ErrorCode.quotaFull, '叶酸代谢能力基因检测：已售罄', [
        { skuId: 'GH7002-1', left: 0 }
      ])
    }
  })
  await fill()
  await submit()
  expect(dialog()).toMatchObject({ title: '库存不足', text: '叶酸代谢能力基因检测：已售罄' })
  await answer(true)
  expect(shown()).toContain('1 件商品已失效，没有计入本次结算')
  expect(byLabel('456.00元')).toBeDefined()
  expect(inCart()).toHaveLength(4)
  await submit()
  expect(body()?.goods.map(({ productCode }) => productCode)).toEqual(['HS2009', 'CA3103'])
  expect(body()?.receiveName).toBe('林知夏')
  expect(inCart().sort()).toEqual(['CK1003', 'GH7002'])
})

test('a price that changed meanwhile is told with the sum of now, and goes on if the customer says so', async () => {
  let price = 95
  await open({
    ...cartCalls({
      HS2009: (piece) => ({ quote: pieceQuote(piece, { unitPrice: price }) })
    }),
    'order.completeCart': () => {
      if (price === 105) return [orderResult({ orderNum: 'CA20', orderType: 20 })]
      price = 105
      throw new CallError(ErrorCode.priceChanged, '运动护膝（单只）：价格已变动，请确认后继续', [])
    }
  })
  await fill()
  await submit()
  expect(dialog()?.text).toBe('运动护膝（单只）：价格已变动，请确认后继续。现在应付 ¥875.00，是否继续下单？')
  await answer(true)
  await idle()
  expect(body()?.goods[0]).toMatchObject({ priceVersion: 'HS2009-2-105' })
  expect(world.visited.at(-1)).toContain('/process/go-pay')
})

test('fewer pieces than were wanted are counted, and told', async () => {
  await open(cartCalls({ HS2009: (piece) => ({ quote: pieceQuote(piece, { most: 1 }) }) }))
  expect(toast()).toBe('部分商品库存有变化，数量已改为可买的件数')
  expect(byLabel('760.00元')).toBeDefined()
  expect(world.root.cart.goods.find(({ productCode }) => productCode === 'HS2009')?.quantity).toBe(1)
})

test('with nothing ticked the way leads back to the cart', async () => {
  await open({}, [])
  expect(shown()).toContain('没有可结算的商品')
  await tap(byText('回购物车'))
  expect(world.visited).toEqual(['tab /shoppingcart'])
})

test('a kit that asks for consent is not ordered without it', async () => {
  await open({
    'questionnaire.config': () => [
      { open: 1, limit: 1, questionnaireConfigDTO: { id: 'QN02', saveType: 1, fourteenDays: 0 } }
    ]
  })
  await fill()
  await submit()
  expect(shown()).toContain('知情同意')
  expect(toast()).toBe('请先填写家族史问卷')
  expect(body()).toBeUndefined()
})

const giftOf = (end: string) =>
  all('[role="checkbox"]').find((box) => box.textContent?.includes(`尾号 ${end}`))
const row = (label: string) =>
  all('[role="button"]').find(({ textContent }) => textContent?.startsWith(label))
const openGifts = async () => {
  await tap(row('礼品卡'))
  await idle()
}

test('a gift card pays first: what it pays and what is left is told, and it goes with the order', async () => {
  await open({ 'gift.list': () => giftCards })
  expect(shown()).toContain('礼品卡余额 ¥620.00')
  await openGifts()
  await tap(giftOf('0025'))
  expect(shown()).toContain('本次支付 ¥120.00')
  await tap(byText('用礼品卡支付 ¥120.00'))
  expect(byLabel('减120.00元') && byLabel('735.00元')).toBeDefined()
  await fill()
  await submit()
  expect(body()?.giftCard).toBe('GF2026000025')
})

test('R9.3 what gift cards pay alone leads to no cashier, and a card that pays nothing of it is not taken', async () => {
  const rich = { ...giftCards[1]!, amount: 900, balance: 900 }
  await open({
    'gift.list': () => [rich, giftCards[0]!],
    'order.completeCart': () => [
      orderResult({ orderNum: 'CA20', orderType: 20, payPrice: 0, userPayPrice: 0 })
    ]
  })
  await openGifts()
  await tap(giftOf('0017'))
  await tapRefused(giftOf('0025'), toast, '已选的礼品卡足够支付')
  expect(byText('用礼品卡支付 ¥855.00')).toBeDefined()
  await tap(byText('用礼品卡支付 ¥855.00'))
  await fill()
  await submit()
  expect(body()?.giftCard).toBe('GF2026000017')
  expect(world.visited.at(-1)).toContain('/pay-success')
})

test('who has no gift card is not asked, and a list that does not come is asked for again', async () => {
  await open()
  expect(row('礼品卡')).toBeUndefined()
  page?.leave()
  let down = true
  await open({
    'gift.list': () => {
      if (down) throw new CallError(ErrorCode.business, '服务繁忙', [])
      return giftCards
    }
  })
  expect(shown()).toContain('读取失败，点按重试')
  down = false
  await openGifts()
  expect(shown()).toContain('礼品卡余额 ¥620.00')
})

test('a gift card that was used up meanwhile is left out, and the order goes on if the customer says so', async () => {
  let spent = false
  await open({
    'gift.list': () => (spent ? [giftCards[1]!] : giftCards),
    'order.completeCart': () => {
      if (spent) return [orderResult({ orderNum: 'CA20', orderType: 20 })]
      spent = true
      throw new CallError(ErrorCode.discountUnavailable, '礼品卡不可用或余额不足', [
        { couponCodes: ['GF2026000025'], reason: '礼品卡不可用或余额不足' }
      ])
    }
  })
  await openGifts()
  await tap(giftOf('0025'))
  await tap(byText('用礼品卡支付 ¥120.00'))
  await fill()
  await submit()
  expect(dialog()).toMatchObject({
    title: '礼品卡不可用',
    text: '礼品卡不可用或余额不足。现在应付 ¥855.00，是否继续下单？'
  })
  await answer(true)
  await idle()
  expect(body()?.giftCard).toBeUndefined()
  expect(world.visited.at(-1)).toContain('/process/go-pay')
})

test('an invoice is asked for once, and goes with all orders', async () => {
  await open()
  expect(shown()).toContain('发票不开发票')
  await tap(row('发票'))
  await idle()
  expect(shown()).toContain('3 笔订单各开一张，优惠券和礼品卡抵扣的部分不开')
  await type('invoice-title', '林知夏')
  await type('invoice-email', 'lin@example.com')
  await tap(byText('确定'))
  expect(shown()).toContain('电子普票 · 个人 · 林知夏')
  await fill()
  await submit()
  expect(body()).toMatchObject({
    needInvoice: 1,
    invoice: { titleType: 'personal', title: '林知夏', email: 'lin@example.com' }
  })
})
