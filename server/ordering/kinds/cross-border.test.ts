import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CompleteCustomsInput } from '@/contract/customs/dto'
import { declaresUntil } from '@/domain/order/timers'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { toFen } from '@/domain/money'
import { goodsQuote } from '@/domain/quote/goods-quote'
import {
  contacts,
  customsDeclarations,
  customsYears,
  orderDeliveries,
  orderLines,
  orderPeople,
  products,
  productSkus
} from '../../db/schema'
import type { CallOptions } from '../../testing/caller'
import { ordering } from '../../testing/ordering'
import { wrongCounts } from '../../testing/stock'
import { shipParcel } from '../parcels/commands/move-parcel'
import { createTestApp, type TestApp } from '../../testing/test-app'

let server: TestApp
let session: Session
/** Another phone and account, which has told no identity card of its own. */
let other: Session
let steps: ReturnType<typeof ordering>
beforeAll(async () => {
  server = await createTestApp()
  steps = ordering(server)
  await steps.remember()
  session = await server.login('10000000001')
  other = await server.login('13700000431')
})
beforeEach(async () => {
  await steps.startOver()
  await server.database.db.execute(sql`update product_skus set taken = 0, open = true, stock = 200`)
  await server.database.db.update(products).set({ onShelf: true }).where(eq(products.kind, 'cross-border'))
})
afterAll(() => server?.close())

const OWN_CARD = '99010119880314011X'
const COLLAGEN: CompleteCustomsInput = {
  receiveName: '林知夏',
  receivePhone: '13800000007',
  province: '四川省',
  city: '成都市',
  area: '武侯区',
  address: '桐梓林北路 6 号 2 单元 802',
  productCode: 'CB3402',
  skuId: 'CB3402-1',
  quantity: 6,
  buyerName: '沈未央',
  idCard: '990101199103070119'
}
const NEST = { productCode: 'CB3410', skuId: 'CB3410-1', quantity: 1 }
const buy = (input: Partial<CompleteCustomsInput> = {}, options: CallOptions = {}) =>
  server.call('order.completeCustoms', { ...COLLAGEN, ...input }, { session: other, ...options })
const bought = async (input: Partial<CompleteCustomsInput> = {}) => {
  const { code, message, results } = await buy(input)
  const [order] = results ?? []
  if (code !== 1 || !order) throw new Error(`${code} ${message}`)
  return order
}
const used = async () =>
  (await server.database.db.select().from(customsYears)).map(({ year, takenFen }) => [year, takenFen])
const pay = async (orderNum: string) => {
  const prepayId = await steps.opened(other, orderNum)
  await steps.press(prepayId, 'approve')
  await steps.tick()
}

test('its page has what tax and freight come to: by the function that prices the order', async () => {
  const { productCode, skuId, quantity } = COLLAGEN
  const { results: page } = await server.call('product.detail', { type: 'cross-border', id: productCode })
  const { freight, taxRate, productSkuViews } = page.product
  const unit = productSkuViews.find((sku) => sku.skuId === skuId)?.price ?? 0
  const shown = goodsQuote({
    unitFen: toFen(unit),
    quantity: Number(quantity),
    freightFen: toFen(freight),
    taxRate
  })
  const { results } = await server.call('goods.quote', { productCode, skuId, quantity }, { session: other })
  expect(shown.lines.map(({ key }) => key)).toEqual(['base', 'freight', 'tax'])
  expect(results[0]?.lines.map(({ kind, amount }) => [kind, toFen(amount)])).toEqual(
    shown.lines.map(({ key, amountFen }) => [key, amountFen])
  )
  const at = await server.call('product.detail', { type: 'health-selection', id: 'HS2009' })
  expect(at.results.product.taxRate).toBeNull()
})

test('R7.98 R7.99 goods from abroad are ordered with who orders, and with freight and tax as lines', async () => {
  const order = await bought({ staId: 'a1', staCome: 'b' })
  expect(order).toMatchObject({ orderType: 34, userPayPrice: 2618.4 })
  expect(await steps.detail(other, order.orderNum)).toMatchObject({
    person: { name: '林**' },
    receiveCity: '四川省-成都市-武侯区',
    lines: [
      { label: '商品金额', note: '6 件', amount: 2388 },
      { label: '运费', amount: 12 },
      { kind: 'tax', label: '跨境税费', note: '商品和运费的 9.1%', amount: 218.4 }
    ]
  })
  const { db } = server.database
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderNum, order.orderNum))
  expect(lines.map(({ role, payableFen }) => [role, payableFen])).toEqual([
    ['product', 238_800],
    ['freight', 1_200],
    ['tax', 21_840]
  ])
  const people = await db.select().from(orderPeople).where(eq(orderPeople.orderNum, order.orderNum))
  expect(people.find(({ role }) => role === 'buyer')).toMatchObject({
    person: { name: '沈未央', idNumber: '990101199103070119' }
  })
})

test.each([
  [
    'R9.29 31 of one product',
    { productCode: 'CB3405', skuId: 'CB3405-1', quantity: 31 },
    27101,
    '海关规定同一商品每单最多 30 件'
  ],
  [
    'R9.30 over 5,000 yuan',
    { ...NEST, quantity: 2 },
    27102,
    '海关规定单笔不超过 ¥5000.00（商品加运费，不含税），最多可买 1 件'
  ],
  ['a name and number that do not fit', { buyerName: '何不同' }, 28001, '姓名与证件号码不一致，请核对后重试'],
  ['a number that nobody has', { buyerName: '吴踪影' }, 28002, '未查询到该证件信息，请核对后重试'],
  ['a check that has no answer', { buyerName: '郑繁忙' }, 28003, '实名校验服务繁忙，请稍后再试'],
  ['R5.33 no real name', { buyerName: ' ' }, 20001, '请填写真实姓名'],
  ['R5.35 no identity number', { idCard: ' ' }, 20001, '请填写身份证'],
  ['R5.12 another document', { idCard: 'E12345678' }, 20001, '请输入正确的身份证号！'],
  ['R5.35 no recipient', { receiveName: ' ' }, 20001, '请填写姓名'],
  ['a region that is none', { area: '朝阳区' }, 20001, '配送区域不正确，请重新选择'],
  ['R5.35 no address', { address: ' ' }, 20001, '请填写详细地址'],
  ['R5.30 an address of 41 characters', { address: '路'.repeat(41) }, 20001, '详细地址最多40个字'],
  ['no piece', { quantity: 0 }, 20001, '数量不正确'],
  [
    'a number of another kind',
    { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 },
    20001,
    '该商品请在对应的预约页面下单'
  ]
])('is refused: %s', async (_name, input, code, message) => {
  expect(await buy(input)).toMatchObject({ code, message })
  expect(await used()).toEqual([])
})

test('R5.31 R5.32 an address keeps three lines without emoji, and 40 characters without their breaks', async () => {
  const { orderNum } = await bought({ address: '桐梓林北路😀\n6 号\n2 单元\n802' })
  expect((await steps.detail(other, orderNum)).receiveAddress).toBe('桐梓林北路\n6 号\n2 单元')
  const { code } = await buy({ address: `${'路'.repeat(20)}\n${'号'.repeat(20)}`, receiveName: '甲' })
  expect(code).toBe(ErrorCode.ok)
})

test('R5.34 27104 who orders is who pays: an account that has told its own identity card', async () => {
  const own = { session }
  expect(await buy({}, own)).toMatchObject({
    code: ErrorCode.crossBorderPayer,
    message: '订购人要与付款账户实名一致，请填写本人的姓名和身份证号'
  })
  const [self] = await server.database.db.select().from(contacts).where(eq(contacts.relation, '本人'))
  expect(self?.idNumber).toBe(OWN_CARD)
  expect((await buy({ buyerName: '陈予安', idCard: OWN_CARD.toLowerCase() }, own)).code).toBe(ErrorCode.ok)
})

describe('R9.32 a person’s 26,000 yuan of a year', () => {
  /** 3,310 with freight: seven fit into a year, and the eighth does not. */
  const nest = (name: string, options: CallOptions = {}) => buy({ ...NEST, receiveName: name }, options)

  test('is counted over orders, whoever places them, and 27103 says what is left', async () => {
    const names = ['甲', '乙', '丙', '丁']
    for (const name of names) expect((await nest(name)).code).toBe(ErrorCode.ok)
    await server.database.db.delete(contacts).where(eq(contacts.relation, '本人'))
    for (const name of names.slice(0, 3)) expect((await nest(name, { session })).code).toBe(ErrorCode.ok)
    expect(await used()).toEqual([[2026, 2_317_000]])
    expect(await nest('戊')).toMatchObject({
      code: ErrorCode.crossBorderAnnual,
      message: '订购人今年的跨境额度还剩 ¥2830.00，这次不能再买',
      results: [{ most: 0, yearUsed: 23_170, yearLeft: 2_830 }]
    })
    expect((await nest('戊', { session })).code).toBe(ErrorCode.crossBorderAnnual)
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('is not passed by two phones at the same moment', async () => {
    await server.database.db.delete(contacts).where(eq(contacts.relation, '本人'))
    const codes = (
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          nest(`收件${index}`, index % 2 === 0 ? { session } : { session: other })
        )
      )
    ).map(({ code }) => code)
    expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(7)
    expect(codes.filter((code) => code === ErrorCode.crossBorderAnnual)).toHaveLength(3)
    expect(await used()).toEqual([[2026, 2_317_000]])
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('comes back with an order that is cancelled or runs out, and the old number is the same person', async () => {
    const old = '990101910307011'
    const { orderNum } = await bought({ idCard: old })
    const allowance = async (idCard: string) =>
      (await server.call('customs.allowance', { buyerName: '沈未央', idCard }, { session: other })).results
    const long = (await server.database.db.select().from(orderPeople)).find(({ role }) => role === 'buyer')
    expect(long?.person.idNumber).toBe(old)
    expect(await allowance('990101199103070119')).toEqual({ year: 2026, used: 2400, limit: 26_000 })
    await server.call('order.cancel', { id: orderNum, reasonId: 8 }, { session: other })
    expect((await allowance(old)).used).toBe(0)
    await bought()
    server.clock.advance(31 * MINUTE_MS)
    await steps.tick()
    expect(await used()).toEqual([[2026, 0]])
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('is told to nobody for a name that does not fit', async () => {
    const asked = { buyerName: '何不同', idCard: COLLAGEN.idCard }
    expect((await server.call('customs.allowance', asked, { session: other })).code).toBe(28001)
  })
})

test('R8.18 27002, 27004, 27005, 27007 and 27008 as for all goods', async () => {
  const { db } = server.database
  const sku = eq(productSkus.skuId, 'CB3402-1')
  await db.update(productSkus).set({ stock: 5 }).where(sku)
  expect(await buy()).toMatchObject({ code: ErrorCode.quotaFull, message: '库存不足，仅剩5件' })
  await db.update(productSkus).set({ stock: 200 }).where(sku)
  const asked = { productCode: 'CB3402', skuId: 'CB3402-1', quantity: 6 }
  const quote = await server.call('goods.quote', asked, { session: other })
  await db.update(productSkus).set({ priceFen: 41_800 }).where(sku)
  expect(await buy({ priceVersion: quote.results[0]?.priceVersion ?? '' })).toMatchObject({
    code: ErrorCode.priceChanged,
    results: [{ oldPrice: 2618.4, newPrice: 2749.32 }]
  })
  await db.update(productSkus).set({ priceFen: 39_800 }).where(sku)
  expect((await buy({ couponCode: 'CP-85' })).code).toBe(ErrorCode.discountUnavailable)
  const { orderNum } = await bought()
  expect(await buy({}, { idempotencyKey: 'customs-again' })).toMatchObject({
    code: ErrorCode.duplicateOrder,
    results: [{ orderNum }]
  })
  await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'CB3402'))
  expect((await buy({ receiveName: '甲' })).code).toBe(ErrorCode.offShelf)
})

test('R7.100 coupons are comma-joined, and taken from the goods alone', async () => {
  await server.call('coupon.claim', { couponCodes: ['CP-CB20'] }, { session: other })
  const answer = await buy({ couponCode: 'CP-CB20' })
  expect([answer.code, answer.results[0]?.userPayPrice]).toEqual([1, 2598.4])
})

describe('R7.122 the declaration to customs', () => {
  const declare = (orderNum: string, by = other) =>
    server.call('customs.declare', { orderNum }, { session: by })

  test('waits for the payment; then the parcel waits for customs, once', async () => {
    const { orderNum } = await bought()
    expect(await declare(orderNum)).toMatchObject({ code: ErrorCode.business })
    await pay(orderNum)
    const before = await server.call('customs.declaration', { id: orderNum }, { session: other })
    expect(before.results).toEqual({
      orderNum,
      comboName: '胶原蛋白肽饮 30支',
      state: 'waiting',
      buyerName: '沈**',
      idNumber: '990***********0119',
      dutiable: 2400,
      tax: 218.4,
      declaredAt: '',
      declareBefore: declaresUntil(server.clock.now().getTime()),
      yearUsed: 2400,
      yearLimit: 26000
    })
    expect((await steps.detail(other, orderNum)).parcel).toBeNull()
    expect(await steps.detail(other, orderNum)).toMatchObject({
      statusName: '待清关',
      actions: ['declare', 'again', 'refund', 'contact']
    })
    expect(
      await shipParcel(
        { db: server.database.db, now: server.clock.now },
        { orderNum, courier: '顺丰速运', parcelNo: 'SF1042' }
      )
    ).toEqual({ ok: false, reason: '顾客还没有申请清关，不能发出' })
    const [first, second] = await Promise.all([declare(orderNum), declare(orderNum)])
    expect([first.results.state, second.results]).toEqual(['declared', first.results])
    const { db } = server.database
    expect(await db.$count(customsDeclarations)).toBe(1)
    const [parcel] = await db.select().from(orderDeliveries).where(eq(orderDeliveries.orderNum, orderNum))
    expect(parcel?.state).toBe('customs')
    const order = await steps.detail(other, orderNum)
    expect(order).toMatchObject({ orderStatus: 50, statusName: '清关中', actions: ['again', 'contact'] })
    expect(order.timeline.find(({ state }) => state === 'now')?.title).toBe('清关中')
  })

  test('pieces that go back give back their share of the year, the last ones all of it', async () => {
    const { orderNum } = await bought()
    await pay(orderNum)
    expect(await used()).toEqual([[2026, 240_000]])
    const refund = async (amount: number, quantity?: number) => {
      const parts = [{ lineId: `${orderNum}-01`, ...(quantity ? { quantity } : {}) }]
      const once = { session: other, idempotencyKey: `customs-back-${Math.floor(amount)}` }
      const answer = await server.callRaw('order.refund', { orderNum, parts, amount, reasonId: 7 }, once)
      expect(answer.code).toBe(ErrorCode.ok)
      await steps.tick()
    }
    await refund(796, 2)
    expect(await used()).toEqual([[2026, 160_400]])
    await refund(1822.4)
    expect(await used()).toEqual([[2026, 0]])
    expect(await wrongCounts(server.database.db)).toEqual([])
  })

  test('what customs have does not go back', async () => {
    const { orderNum } = await bought()
    await pay(orderNum)
    const back = (input: object) =>
      server.callRaw('order.refundPreview', { orderNum, ...input }, { session: other })
    expect((await back({})).results).toMatchObject({ whole: true, amount: 2618.4 })
    await declare(orderNum)
    const inCustoms = { code: ErrorCode.business, message: '已申请清关，不支持退款' }
    expect(await back({})).toMatchObject(inCustoms)
    expect(await back({ parts: [{ lineId: `${orderNum}-01`, quantity: 1 }] })).toMatchObject(inCustoms)
  })

  test('is of one’s own orders and of goods from abroad', async () => {
    const { orderNum } = await bought()
    await pay(orderNum)
    expect((await declare(orderNum, session)).code).toBe(ErrorCode.notFound)
    expect((await declare('CA-none')).code).toBe(ErrorCode.notFound)
  })
})
