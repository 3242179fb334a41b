/** What customers say of finished orders, and where others read it. */
import type { SaveReview } from '@/contract/review/dto'
import { ErrorCode } from '@/contract/errors'
import { REVIEW_MAX_LENGTH } from '@/domain/order/review'
import { orderReviews } from '../db/schema'
import { runOps } from '../ops/run'
import { server, session, steps, stranger, testOrders } from '../testing/order-tests'
import { RECIPIENT } from '../testing/ordering'

testOrders({ sound: true })

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now }, typed, 'warehouse')

async function paid(productCode = 'HS2009', skuId = 'HS2009-3'): Promise<string> {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      ...{ productCode, skuId, quantity: 1 }
    },
    { session }
  )
  const { orderNum } = results[0]!
  await steps.pay(session, orderNum)
  return orderNum
}
async function received(): Promise<string> {
  const orderNum = await paid()
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  return orderNum
}
const view = async (orderNum: string) =>
  (await server.call('review.view', { id: orderNum }, { session })).results
const save = (orderNum: string, more: Partial<SaveReview> = {}, by = session) =>
  server.callRaw('review.save', { orderNum, score: 5, ...more }, { session: by })
const actions = async (orderNum: string) =>
  (await server.call('order.detail', { id: orderNum }, { session })).results.actions
const atProduct = async () =>
  (await server.call('product.detail', { type: 'health-selection', id: 'HS2009' })).results.reviews

afterEach(async () => {
  await server.database.db.delete(orderReviews)
})

test('R3.68 a finished order is reviewed once; what is not finished says why not, and does not offer it', async () => {
  const before = await atProduct()
  const orderNum = await paid()
  expect(await actions(orderNum)).not.toContain('comment')
  expect((await view(orderNum)).refusal).toBe('订单完成后可以评价')
  expect(await save(orderNum)).toMatchObject({ code: ErrorCode.business, message: '订单完成后可以评价' })
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  expect(await actions(orderNum)).toContain('comment')
  const open = await view(orderNum)
  expect(open).toMatchObject({ refusal: '', comment: null })
  const [tag = ''] = open.tags
  const said = {
    score: 4 as const,
    tags: [tag, '没有的标签'],
    content: ' 好用\u200b。 ',
    anonymous: 0 as const
  }
  const both = await Promise.all([save(orderNum, said), save(orderNum, said)])
  expect(both.map(({ code }) => code)).toEqual([1, 1])
  expect(await actions(orderNum)).not.toContain('comment')
  expect(await save(orderNum, { ...said, score: 5 })).toMatchObject({
    ...{ code: ErrorCode.business, message: '该订单已评价过，不能重复评价' }
  })
  expect((await view(orderNum)).comment).toMatchObject({ score: 4, tags: [tag], content: '好用。' })
  const reviews = await atProduct()
  expect(reviews.count).toBe(before.count + 1)
  expect(reviews.list[0]).toMatchObject({ user: '陈**', score: 4, text: '好用。' })
  expect(reviews.tags).toContainEqual(expect.objectContaining({ name: tag }))
})

test('an anonymous one names nobody at the product; stars alone count and show no words', async () => {
  const before = await atProduct()
  await save(await received(), { score: 1, content: '袖口偏紧', anonymous: 1 })
  await save(await received(), { score: 2 })
  const { count, score, list } = await atProduct()
  expect(count).toBe(before.count + 2)
  expect(score).toBe(Math.round(((before.score * before.count + 3) / count) * 10) / 10)
  expect(list[0]).toMatchObject({ user: '匿名用户', text: '袖口偏紧' })
  expect(list.filter(({ text }) => text === '')).toEqual([])
})

test('another’s order, too many words, no star and one star too many are refused', async () => {
  const orderNum = await received()
  expect((await save(orderNum, {}, stranger)).code).toBe(ErrorCode.notFound)
  expect((await server.callRaw('review.view', { id: orderNum }, { session: stranger })).code).toBe(
    ErrorCode.notFound
  )
  expect(await save(orderNum, { content: '字'.repeat(REVIEW_MAX_LENGTH + 1) })).toMatchObject({
    ...{ code: ErrorCode.badParameter, message: '评价内容最多500个字', results: { field: 'text' } }
  })
  const raw: Record<string, unknown>[] = [{ score: 0 }, { score: 6 }, { score: 4.5 }, { score: undefined }]
  for (const more of raw)
    expect((await save(orderNum, more as Partial<SaveReview>)).code).toBe(ErrorCode.badParameter)
  expect((await view(orderNum)).comment).toBeNull()
  expect((await save(orderNum, { content: '字'.repeat(REVIEW_MAX_LENGTH) })).code).toBe(ErrorCode.ok)
})

test('the export of the account has it', async () => {
  const orderNum = await received()
  await save(orderNum, { content: '护膝很合适' })
  const { text } = (await server.call('account.export', {}, { session })).results
  expect(JSON.parse(text)).toMatchObject({ 评价: [{ orderNum, score: 5, text: '护膝很合适' }] })
})
