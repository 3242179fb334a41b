import { eq, sql } from 'drizzle-orm'
import type { CompleteKitInput } from '@/contract/kit/dto/kit'
import { ErrorCode } from '@/contract/errors'
import { orderReports, products, productSkus } from '../../db/schema'
import type { CallOptions } from '../../testing/caller'
import { wrongCounts } from '../../testing/stock'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { RECIPIENT } from '../../testing/ordering'

testOrders()
beforeEach(async () => {
  await server.database.db.execute(sql`update product_skus set taken = 0, open = true, stock = 300`)
  await server.database.db.update(products).set({ onShelf: true }).where(eq(products.kind, 'gene-home'))
})

const FOLATE: CompleteKitInput = {
  ...RECIPIENT,
  productCode: 'GH7002',
  skuId: 'GH7002-1',
  quantity: 1
}
const TUMOUR = { productCode: 'GH7004', skuId: 'GH7004-1' }
const buy = (input: Partial<CompleteKitInput> = {}, options: CallOptions = {}) =>
  server.call('order.completeKit', { ...FOLATE, ...input }, { session, ...options })
const answered = async (of = session, id = 'QN02') => {
  const answers: Record<string, string> =
    id === 'QN02'
      ? { f1: 'one', f2: 'no', f3: 'no', f4: 'yes' }
      : { q1: 'no', q2: 'no', q3: 'no', q4: 'work' }
  const { results } = await server.call('questionnaire.answer', { id, answers }, { session: of })
  return results.questionId
}

test('a kit is ordered to an address, with a report for each', async () => {
  const { code, results } = await buy({ quantity: 2 })
  expect([code, results[0]?.orderType, results[0]?.userPayPrice]).toEqual([1, 7, 798])
  const orderNum = results[0]?.orderNum ?? ''
  const { db } = server.database
  const reports = await db.select().from(orderReports).where(eq(orderReports.orderNum, orderNum))
  expect(reports.map(({ state, kitCode, consentId }) => [state, kitCode, consentId])).toEqual([
    [0, null, null],
    [0, null, null]
  ])
  const prepayId = await steps.opened(session, orderNum)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  const order = await steps.detail(session, orderNum)
  expect([order.orderStatus, order.receiveCity]).toEqual([50, '四川省-成都市-武侯区'])
  expect(order.timeline.map(({ title }) => title).slice(-6)).toEqual([
    '待发货',
    '待收货',
    '待寄回',
    '样本寄送中',
    '检测中',
    '已出报告'
  ])
  expect(await wrongCounts(db)).toEqual([])
})

describe('a test that asks for consent', () => {
  test('is ordered with it and the answers', async () => {
    const questionId = await answered()
    const { code, results } = await buy({ ...TUMOUR, consent: 1, questionId })
    expect(code).toBe(ErrorCode.ok)
    const [report] = await server.database.db
      .select()
      .from(orderReports)
      .where(eq(orderReports.orderNum, results[0]?.orderNum ?? ''))
    expect(report?.consentId).toBe(questionId)
    const state = { orderNum: results[0]?.orderNum ?? '' }
    expect((await server.call('order.questionState', state, { session })).results).toEqual({
      answered: 1,
      questionId
    })
  })

  test.each([
    ['without consent', async () => ({ questionId: await answered() }), '请先阅读并签署知情同意书'],
    ['without answers', () => ({ consent: 1 as const }), '请先填写家族史问卷'],
    [
      'with answers to something else',
      async () => ({ consent: 1 as const, questionId: await answered(session, 'QN01') }),
      '问卷信息已失效，请重新填写'
    ],
    [
      'with somebody else’s answers',
      async () => ({ consent: 1 as const, questionId: await answered(await server.login('13700000432')) }),
      '问卷信息已失效，请重新填写'
    ]
  ])('is refused %s', async (_name, input, message) => {
    expect(await buy({ ...TUMOUR, ...(await input()) })).toMatchObject({
      code: ErrorCode.badParameter,
      message
    })
  })

  test('an answer that speaks against it gives its reason, and no answers to order with', async () => {
    const answers = { f1: 'none', f2: 'no', f3: 'now', f4: 'yes' }
    const { results } = await server.call('questionnaire.answer', { id: 'QN02', answers }, { session })
    expect(results).toEqual({
      questionId: '',
      blocked: '治疗期间的检测结果可能不准确，请先与主治医生商量。'
    })
  })
})

test.each([
  ['no piece', { quantity: 0 }, '数量不正确'],
  ['R5.19 no address', { receiveAddress: ' ' }, '请填写详细地址'],
  ['R5.30 an address of 41 characters', { receiveAddress: '路'.repeat(41) }, '详细地址最多40个字'],
  ['a region that is none', { receiveCity: '四川省-成都市-朝阳区' }, '配送区域不正确，请重新选择']
])('a kit is refused with %s, and no stock is taken', async (_name, input, message) => {
  expect(await buy(input)).toMatchObject({ code: ErrorCode.badParameter, message })
  expect(await wrongCounts(server.database.db)).toEqual([])
})

test('R8.18 27002, 27004, 27005 and 27008 as for all goods', async () => {
  const { db } = server.database
  const sku = eq(productSkus.skuId, 'GH7002-1')
  await db.update(productSkus).set({ stock: 0 }).where(sku)
  expect(await buy()).toMatchObject({ code: ErrorCode.quotaFull })
  await db.update(productSkus).set({ stock: 300 }).where(sku)
  const asked = { productCode: 'GH7002', skuId: 'GH7002-1', quantity: 1 }
  const quote = await server.call('goods.quote', asked, { session })
  await db.update(productSkus).set({ priceFen: 41_900 }).where(sku)
  expect(await buy({ priceVersion: quote.results[0]?.priceVersion ?? '' })).toMatchObject({
    code: ErrorCode.priceChanged,
    results: [{ oldPrice: 399, newPrice: 419 }]
  })
  await db.update(productSkus).set({ priceFen: 39_900 }).where(sku)
  expect((await buy()).code).toBe(ErrorCode.ok)
  expect((await buy({}, { idempotencyKey: 'kit-again' })).code).toBe(ErrorCode.duplicateOrder)
  await db.update(products).set({ onShelf: false }).where(eq(products.productCode, 'GH7002'))
  expect((await buy({ receiveName: '甲' })).code).toBe(ErrorCode.offShelf)
  expect((await buy({ productCode: 'HS2009', skuId: 'HS2009-3' })).code).toBe(ErrorCode.badParameter)
})
