import { ErrorCode } from '@/contract/errors'
import { session, steps, testOrders } from '../../testing/order-tests'

testOrders()

test('a body may name its kind, and a call orders none that has another call', async () => {
  expect(await steps.complete(session, { kind: 'checkup' })).toMatchObject({ code: ErrorCode.ok })
  expect(await steps.complete(session, { kind: 'vaccine' })).toMatchObject({
    code: ErrorCode.badParameter,
    message: '该商品请在对应的预约页面下单',
    results: { field: 'kind' }
  })
})
