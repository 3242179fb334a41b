import { eq, sql } from 'drizzle-orm'
import type { CompleteGoodsInput } from '@/contract/order/dto/goods'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import {
  deliveryLines,
  orderDeliveries,
  orderLines,
  orderPeople,
  products,
  productSkus
} from '../../db/schema'
import type { CallOptions } from '../../testing/caller'
import { wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'

testOrders()
beforeEach(async () => {
  await server.database.db.execute(
    sql`update product_skus set taken = 0, open = true, stock = case when sku_id = 'HS2009-2' then 0 else 300 end`
  )
  await server.database.db
    .update(products)
    .set({ onShelf: true })
    .where(eq(products.kind, 'health-selection'))
})

const KNEE: CompleteGoodsInput = {
  ...RECIPIENT,
  productCode: 'HS2009',
  skuId: 'HS2009-3',
  quantity: 2
}
const buy = (input: Partial<CompleteGoodsInput> = {}, options: CallOptions = {}) =>
  server.call('order.completeGoods', { ...KNEE, ...input }, { session, ...options })
const bought = async (input: Partial<CompleteGoodsInput> = {}) => {
  const { code, message, results } = await buy(input)
  const [order] = results ?? []
  if (code !== 1 || !order) throw new Error(`${code} ${message}`)
  return order
}
const taken = async (skuId: string) =>
  (await server.database.db.select().from(productSkus).where(eq(productSkus.skuId, skuId)))[0]?.taken
const detail = (id: string) => steps.detail(session, id)

test('an order tells how its goods are used, and nothing of what has no guide', async () => {
  const { orderNum } = await bought({ productCode: 'HS2003', skuId: 'HS2003-1', quantity: 1 })
  expect((await detail(orderNum)).guide.map(({ minutes, picture }) => [minutes, picture])[0]).toEqual([
    5,
    '/seed-img/step/cuff-1.svg#mint'
  ])
  expect((await detail((await bought()).orderNum)).guide).toEqual([])
})

test('R7.96 goods are ordered by choice and pieces, for a recipient and an address', async () => {
  const order = await bought({ remark: '下午送货', couponCode: 'CP-CH30', staId: 'a1', staCome: 'b' })
  expect(order).toMatchObject({ orderType: 20, userPayPrice: 168, appointmentDate: '' })
  expect(await taken('HS2009-3')).toBe(2)
  expect(await detail(order.orderNum)).toMatchObject({
    orderStatus: 0,
    comboName: '运动护膝（单只）',
    spec: 'XL',
    quantity: 2,
    goods: { note: '膝围 40–44 cm', unitPrice: 95 },
    person: { name: '林**', mobile: '138****0007' },
    receiveCity: '四川省-成都市-武侯区',
    receiveAddress: '桐梓林北路 6 号 2 单元 802',
    remark: '下午送货',
    invoice: '',
    lines: [
      { label: '商品金额', note: '2 件', amount: 190 },
      { label: '运费', amount: 8 },
      { kind: 'coupon', amount: -30 }
    ],
    actions: ['pay', 'cancel']
  })
  const { db } = server.database
  const ofOrder = { lines: await db.select().from(orderLines).where(eq(orderLines.orderNum, order.orderNum)) }
  expect(ofOrder.lines.map(({ role, skuId, payableFen }) => [role, skuId, payableFen])).toEqual([
    ['product', 'HS2009-3', 16000],
    ['freight', null, 800]
  ])
  const [parcel] = await db.select().from(orderDeliveries).where(eq(orderDeliveries.orderNum, order.orderNum))
  expect(parcel?.state).toBe('packing')
  const packed = await db
    .select()
    .from(deliveryLines)
    .where(eq(deliveryLines.deliveryId, parcel?.id ?? ''))
  expect(packed.map(({ quantity }) => quantity)).toEqual([2])
  expect(await db.select().from(orderPeople).where(eq(orderPeople.orderNum, order.orderNum))).toMatchObject([
    { role: 'recipient', person: { name: '林知夏', region: '四川省-成都市-武侯区' } }
  ])
})

test('an invoice comes with the order for a person or a company', async () => {
  const company = {
    titleType: 'company',
    title: '云桥科技',
    taxNumber: '91990101MA00000AB1',
    email: 'a@b.cn'
  } as const
  const { orderNum } = await bought({ needInvoice: 1, invoice: company })
  expect((await detail(orderNum)).invoice).toBe('电子普票 · 企业 · 云桥科技')
  expect(
    await buy({ needInvoice: 1, invoice: { ...company, taxNumber: '9199' }, quantity: 1 })
  ).toMatchObject({
    code: ErrorCode.badParameter,
    message: '税号少 14 位，应为 18 位'
  })
  expect((await buy({ needInvoice: 1, quantity: 1 })).code).toBe(ErrorCode.badParameter)
})

describe('what is not sent', () => {
  const none = { receiveCity: '', receiveAddress: '' }
  const D3 = { ...none, productCode: 'HS2006', skuId: 'HS2006-1', quantity: 1 }
  const READING = {
    ...none,
    productCode: 'SV3502',
    skuId: 'SV3502-1',
    quantity: 1,
    receivePhone: '10000000001'
  }

  test('R5.22 category 30 is ordered without an address, and takes none', async () => {
    const { orderNum, userPayPrice } = await bought(D3)
    expect(userPayPrice).toBe(69)
    expect(await detail(orderNum)).toMatchObject({ receiveCity: '', receiveAddress: '' })
    expect(await buy({ ...D3, receiveAddress: '桐梓林北路 6 号' })).toMatchObject({
      code: ErrorCode.badParameter,
      results: { field: 'receiveAddress' }
    })
  })

  test('R5.27 category 35 is for the logged-in person alone', async () => {
    const { orderNum } = await bought(READING)
    expect(await steps.status(session, orderNum)).toBe(0)
    expect(await buy({ ...READING, receivePhone: '13800000007' })).toMatchObject({
      code: ErrorCode.personUnfit,
      results: [{ field: 'mobile', reason: '该服务仅限登录人本人使用，请填写登录手机号' }]
    })
  })
})

test.each([
  ['R5.7 no name', { receiveName: ' ' }, '请填写姓名'],
  ['R5.14 a short number', { receivePhone: '138' }, '请填写正确的手机号！'],
  ['R5.18 no region', { receiveCity: '' }, '请选择配送区域'],
  ['a region of two levels', { receiveCity: '四川省-成都市' }, '请选择配送区域'],
  ['a region that is none', { receiveCity: '四川省-成都市-朝阳区' }, '配送区域不正确，请重新选择'],
  ['R5.19 no address', { receiveAddress: ' ' }, '请填写详细地址'],
  ['R5.30 an address of 41', { receiveAddress: '路'.repeat(41) }, '详细地址最多40个字'],
  ['a remark of 51', { remark: '话'.repeat(51) }, '留言最多50个字'],
  ['R9.30 more than the limit', { quantity: 4 }, '每单限购 3 件'],
  ['no piece', { quantity: 0 }, '数量不正确']
])('is refused: %s', async (_name, input, message) => {
  expect(await buy(input)).toMatchObject({ code: ErrorCode.badParameter, message })
})

test('R8.18 27002 more than are left: none is taken, and the answer says how many there are', async () => {
  await server.database.db.update(productSkus).set({ stock: 1 }).where(eq(productSkus.skuId, 'HS2009-3'))
  expect(await buy()).toMatchObject({
    code: ErrorCode.quotaFull,
    message: '库存不足，仅剩1件',
    results: [{ skuId: 'HS2009-3', left: 1 }]
  })
  expect(await buy({ skuId: 'HS2009-2', quantity: 1 })).toMatchObject({
    code: ErrorCode.quotaFull,
    message: '该规格已售罄，请选择其他规格'
  })
  expect(await taken('HS2009-3')).toBe(0)
})

test('R8.18 27002 of many who want the last pieces, no more have them than there are', async () => {
  const { db } = server.database
  await db.update(productSkus).set({ stock: 3 }).where(eq(productSkus.skuId, 'HS2009-1'))
  const answers = await Promise.all(
    ['甲', '乙', '丙', '丁', '戊'].map((receiveName) => buy({ skuId: 'HS2009-1', quantity: 1, receiveName }))
  )
  const codes = answers.map(({ code }) => code).sort((a, b) => a - b)
  expect(codes).toEqual([1, 1, 1, ErrorCode.quotaFull, ErrorCode.quotaFull])
  expect(await wrongCounts(db)).toEqual([])
})

test('R8.18 27004 a price that changed since the quote is told with both', async () => {
  const quote = await server.call(
    'goods.quote',
    { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 2 },
    { session }
  )
  const priceVersion = quote.results[0]?.priceVersion ?? ''
  const change = (fen: number) =>
    server.database.db.update(productSkus).set({ priceFen: fen }).where(eq(productSkus.skuId, 'HS2009-3'))
  await change(9_900)
  const answer = await buy({ priceVersion })
  expect(answer.code).toBe(ErrorCode.priceChanged)
  expect(answer.results).toMatchObject([{ oldPrice: 198, newPrice: 206 }])
  const [told] = answer.results as { priceVersion?: string }[]
  expect((await buy({ priceVersion: told?.priceVersion ?? '' })).code).toBe(ErrorCode.ok)
  await change(9_500)
})

test('R8.18 27005 off the shelf, the product or the choice', async () => {
  const { db } = server.database
  await db.update(productSkus).set({ open: false }).where(eq(productSkus.skuId, 'HS2009-3'))
  expect((await buy()).code).toBe(ErrorCode.offShelf)
  await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'HS2009'))
  expect((await buy({ skuId: 'HS2009-1' })).code).toBe(ErrorCode.offShelf)
})

test('R8.18 27007 a coupon that does not serve', async () => {
  expect(await buy({ couponCode: 'CP-85' })).toMatchObject({
    code: ErrorCode.discountUnavailable,
    results: [{ couponCodes: ['CP-85'] }]
  })
})

test('R8.18 27008 the same goods for the same recipient once more while the first waits for its payment', async () => {
  const { orderNum } = await bought()
  expect(await buy({}, { idempotencyKey: 'goods-another-key' })).toMatchObject({
    code: ErrorCode.duplicateOrder,
    results: [{ orderNum, orderType: 20, payPrice: 198, paid: false }]
  })
  expect((await buy({ receiveName: '陈予安' })).code).toBe(ErrorCode.ok)
  await server.call('order.cancel', { id: orderNum, reasonId: 8 }, { session })
  expect((await buy()).code).toBe(ErrorCode.ok)
})

test('R4.64 the same key gets the first answer, and one order', async () => {
  const options = { idempotencyKey: 'goods-key-0001' }
  const [first, second] = await Promise.all([buy({}, options), buy({}, options)])
  expect([first.code, second.code]).toEqual([1, 1])
  expect(second.results).toEqual(first.results)
  expect(await taken('HS2009-3')).toBe(2)
})

test('cancelling and running out give pieces and coupon back', async () => {
  const { orderNum } = await bought({ couponCode: 'CP-CH30' })
  expect(
    (await server.call('order.cancelReasons', { a: 20, b: orderNum }, { session })).results
  ).toContainEqual({
    id: 8,
    reason: '规格或数量选错了'
  })
  await server.call('order.cancel', { id: orderNum, reasonId: 8 }, { session })
  expect([await taken('HS2009-3'), await steps.couponState('u1001', 'CP-CH30')]).toEqual([0, 'unused'])
  await bought({ couponCode: 'CP-CH30' })
  server.clock.advance(31 * MINUTE_MS)
  await steps.tick()
  expect([await taken('HS2009-3'), await steps.couponState('u1001', 'CP-CH30')]).toEqual([0, 'unused'])
  expect(await wrongCounts(server.database.db)).toEqual([])
})

test.each([
  ['what is sent', KNEE, 50, '待发货'],
  [
    'R5.22 category 30',
    { receiveCity: '', receiveAddress: '', productCode: 'HS2010', skuId: 'HS2010-1' },
    45,
    '待领取'
  ],
  [
    'R5.27 category 35',
    {
      receiveCity: '',
      receiveAddress: '',
      productCode: 'SV3501',
      skuId: 'SV3501-1',
      receivePhone: '10000000001'
    },
    45,
    '待使用'
  ]
])(
  'once paid it waits for what comes next and can be bought again: %s',
  async (_name, input, status, step) => {
    const { orderNum } = await bought(input)
    const prepayId = await steps.opened(session, orderNum)
    await steps.press(prepayId, 'approve')
    await steps.tick()
    expect(await steps.status(session, orderNum)).toBe(status)
    const order = await detail(orderNum)
    expect(order.actions.at(-1)).toBe('contact')
    expect(order.timeline.find(({ state }) => state === 'now')?.title).toBe(step)
    expect(order.timeline.map(({ title }) => title)).not.toContain('预约成功')
  }
)

test('a payment that was under way when its time ran out keeps its pieces', async () => {
  const first = await bought()
  const late = await steps.opened(session, first.orderNum)
  await steps.control(late, { hold: true })
  await steps.press(late, 'approve')
  server.clock.advance(46 * MINUTE_MS)
  await steps.resolve(late, 'paid')
  await steps.tick()
  expect(await steps.status(session, first.orderNum)).toBe(50)
  expect(await taken('HS2009-3')).toBe(2)
  expect(await wrongCounts(server.database.db)).toEqual([])
})

test('money for goods that time has closed brings them back while they are there, else it goes back by itself', async () => {
  const late = async (pieces: number) => {
    const stock = (left: number) =>
      server.database.db
        .update(productSkus)
        .set({ stock: sql`taken + ${left}::int` })
        .where(eq(productSkus.skuId, 'HS2009-3'))
    await stock(2)
    const { orderNum, payOrderNum } = await bought()
    const prepayId = await steps.opened(session, orderNum)
    await steps.control(prepayId, { hold: true })
    await steps.press(prepayId, 'approve')
    await server.call('pay.status', { payOrderNum }, { session })
    for (const minutes of [16, 16]) {
      server.clock.advance(minutes * MINUTE_MS)
      await steps.tick()
    }
    expect(await steps.status(session, orderNum)).toBe(85)
    await stock(pieces)
    await steps.resolve(prepayId, 'paid')
    await steps.tick()
    return steps.detail(session, orderNum)
  }
  expect(await late(2)).toMatchObject({ orderStatus: 50, spec: 'XL' })
  expect(await late(0)).toMatchObject({ orderStatus: 95, spec: 'XL' })
  expect(await wrongCounts(server.database.db)).toEqual([])
})

test('the list tells goods by choice and pieces', async () => {
  const { orderNum } = await bought()
  const { results } = await server.call('order.list', { x: 1, statusType: 1 }, { session })
  expect(results.list.find((order) => order.orderNum === orderNum)).toMatchObject({
    kindName: '健康好物',
    spec: 'XL',
    quantity: 2,
    statusName: '待支付'
  })
})

test('a guest and another kind are refused', async () => {
  expect((await server.call('order.completeGoods', KNEE)).code).not.toBe(ErrorCode.ok)
  expect((await buy({ productCode: 'CB3401', skuId: 'CB3401-1' })).code).toBe(ErrorCode.badParameter)
})
