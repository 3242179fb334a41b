import { ErrorCode } from '@/contract/errors'
import { products } from '../../../db/schema'
import { eq } from 'drizzle-orm'
import { server, session, steps, testOrders } from '../../../testing/order-tests'

testOrders()

const ADDRESS = { receiveCity: '江苏省-苏州市-姑苏区', receiveAddress: '平江路7号2幢\n301室' }

test('R7.93 the address of the report by post is kept and shown on the order', async () => {
  const order = await steps.placed(session, ADDRESS)
  const detail = await steps.detail(session, order.orderNum)
  expect(detail).toMatchObject({ ...ADDRESS, paperReport: '纸质报告邮寄' })
})

test('R7.93 without an address nothing is promised by post', async () => {
  const order = await steps.placed(session, { receiveCity: '', receiveAddress: '' })
  const detail = await steps.detail(session, order.orderNum)
  expect(detail).toMatchObject({ receiveCity: '', receiveAddress: '', paperReport: '电子报告' })
})

test.each([
  ['a region without a detail', { receiveAddress: ' ' }, '请填写详细地址', 'receiveAddress'],
  ['a detail without a region', { receiveCity: '' }, '请选择配送区域', 'receiveCity'],
  ['more than 40 characters', { receiveAddress: '路'.repeat(41) }, '详细地址最多40个字', 'receiveAddress'],
  [
    'a city of another province',
    { receiveCity: '浙江省-苏州市-姑苏区' },
    '配送区域不正确，请重新选择',
    'receiveCity'
  ],
  [
    'a city without its district',
    { receiveCity: '江苏省-苏州市' },
    '配送区域不正确，请重新选择',
    'receiveCity'
  ],
  [
    'an address beside a gift instead of paper',
    { customAddPackage: [{ addPackageId: -2, itemCodeList: [] }] },
    '未选择邮寄纸质报告，无需填写配送地址',
    'receiveAddress'
  ]
])('R5.28 R5.29 R5.30 the server refuses %s', async (_name, change, message, field) => {
  const answer = await steps.complete(session, { ...ADDRESS, ...change })
  expect(answer).toMatchObject({ code: ErrorCode.badParameter, message, results: { field } })
})

test('signs that an address does not have are left out before it is kept', async () => {
  const order = await steps.placed(session, { ...ADDRESS, receiveAddress: '平江路7号😀<3>' })
  const detail = await steps.detail(session, order.orderNum)
  expect(detail.receiveAddress).toBe('平江路7号3')
})

test('a product without a report on paper posts none', async () => {
  const { db } = server.database
  const change = (paperReport: boolean) =>
    db.update(products).set({ paperReport }).where(eq(products.productCode, 'CK1003'))
  await change(false)
  try {
    expect((await steps.complete(session, ADDRESS)).code).toBe(ErrorCode.badParameter)
  } finally {
    await change(true)
  }
})
