import { ErrorCode } from '@/contract/errors'
import { PAY_STATUS } from '@/domain/order/codes'
import { demoBank } from '../../bank/provider'
import { server, session, steps, stranger, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })

const statusOf = (id: string, options: Parameters<typeof server.call>[2]) =>
  server.call('bank.payStatus', { id }, options)
const byPartner = (token: string) => ({ headers: { 'access-token': token } })
const tell = (payload: object) => server.app.inject({ method: 'POST', url: '/sandbox/bank/pay', payload })

/** An order whose payment was handed over to the bank's app. */
async function handedOver() {
  const order = await steps.placed(session)
  const { results } = await steps.create(session, order.orderNum, 'bank-app')
  return { order, handed: results, request: results.params['request'] ?? '' }
}

test('bank pay: the sum goes sealed and signed to the bank’s app, and what it pays is paid', async () => {
  const { order, handed, request } = await handedOver()
  expect(handed.action).toBe('bridge')
  expect(demoBank(server.config)?.open(request)).toMatchObject({
    kind: 'pay',
    amountFen: Math.round(handed.payPrice * 100)
  })
  expect((await tell({ request, result: 'ok' })).json()).toEqual({ code: 'SUCCESS', state: 'paid' })
  const { results } = await statusOf(order.payOrderNum, byPartner(session.token))
  expect(results).toMatchObject({ payStatus: PAY_STATUS.paid, orderNo: order.orderNum })
})

test.each([
  ['declines', 'fail', PAY_STATUS.failed],
  ['leaves', 'cancel', PAY_STATUS.unpaid]
])('who %s at the bank has not paid and may try again', async (_what, result, payStatus) => {
  const { order, request } = await handedOver()
  await tell({ request, result })
  const { results } = await statusOf(order.payOrderNum, byPartner(session.token))
  expect(results.payStatus).toBe(payStatus)
  expect((await steps.create(session, order.orderNum, 'bank-app')).code).toBe(ErrorCode.ok)
})

test('a page cannot have the bank take another sum: a changed request is none', async () => {
  const { request } = await handedOver()
  expect((await tell({ request: request.replace('v1.', 'v1.A'), result: 'ok' })).statusCode).toBe(400)
})

test('R7.28 GET /cmbc/{id}/pay/status: the owner’s alone, whose payment there is', async () => {
  const { order } = await handedOver()
  expect(await statusOf(order.payOrderNum, byPartner(session.token))).toMatchObject({
    code: ErrorCode.ok,
    results: { payStatus: PAY_STATUS.unpaid, payOrderNum: order.payOrderNum }
  })
  expect((await statusOf(order.payOrderNum, byPartner(stranger.token))).code).toBe(ErrorCode.notFound)
  expect((await statusOf('PAY0', byPartner(session.token))).code).toBe(ErrorCode.notFound)
})

test('R7.8 the partner’s path takes its token by the header access-token, and by token it does not', async () => {
  const { order } = await handedOver()
  expect((await statusOf(order.payOrderNum, byPartner(session.token))).code).toBe(ErrorCode.ok)
  expect((await statusOf(order.payOrderNum, { headers: { token: session.token } })).code).toBe(
    ErrorCode.tokenInvalid
  )
  expect((await statusOf(order.payOrderNum, {})).code).toBe(ErrorCode.tokenInvalid)
  // Every other path has it the other way round.
  expect((await server.call('contacts.relations', {}, byPartner(session.token))).code).toBe(
    ErrorCode.tokenInvalid
  )
})
