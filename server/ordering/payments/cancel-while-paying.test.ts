/** Cancelling and paying of one order at the same moment: one of them wins, and nothing is lost or doubled. */
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { server, session, steps, testOrders } from '../../testing/order-tests'

testOrders({ sound: true })
afterEach(() => vi.restoreAllMocks())

const COUPON = 'CP-XY1'
const cancel = (id: string) => server.call('order.cancel', { id, reasonId: 2 }, { session })
const pay = (orderNo: string) => server.call('pay.create', { orderNo, channel: 'wechat-h5' }, { session })
/** The order, the seats that are left and the coupon. */
const standing = async (orderNum: string) => [
  await steps.status(session, orderNum),
  await steps.remaining(),
  await steps.couponState('u1001', COUPON)
]

test('who pays while the order is being cancelled is told that it ends, and pays nothing', async () => {
  const before = await steps.remaining()
  const order = await steps.placed(session, { couponCode: COUPON })
  const prepayId = await steps.opened(session, order.orderNum)
  const { close } = server.gateway
  let meanwhile: Awaited<ReturnType<typeof pay>> | undefined
  vi.spyOn(server.gateway, 'close').mockImplementationOnce(async (merchantOrder) => {
    meanwhile = await pay(order.orderNum)
    return close.call(server.gateway, merchantOrder)
  })
  expect((await cancel(order.orderNum)).code).toBe(ErrorCode.ok)
  expect(meanwhile?.code).not.toBe(ErrorCode.ok)
  expect(meanwhile?.message).toMatch(/[\u4e00-\u9fff]/)
  await steps.press(prepayId, 'approve')
  await steps.tick()
  expect(await standing(order.orderNum)).toEqual([80, before, 'unused'])
  expect((await pay(order.orderNum)).code).not.toBe(ErrorCode.ok)
})

test('who has confirmed at the cashier while the order is being cancelled keeps it, and is told why', async () => {
  const before = await steps.remaining()
  const order = await steps.placed(session, { couponCode: COUPON })
  const prepayId = await steps.opened(session, order.orderNum)
  const { close } = server.gateway
  vi.spyOn(server.gateway, 'close').mockImplementationOnce(async (merchantOrder) => {
    await steps.press(prepayId, 'approve')
    return close.call(server.gateway, merchantOrder)
  })
  const answer = await cancel(order.orderNum)
  await steps.tick()
  expect([answer.code, answer.message]).toEqual([ErrorCode.business, '订单已支付，不能取消'])
  expect(await standing(order.orderNum)).toEqual([40, before - 1, 'used'])
})

test('the gateway that does not answer keeps the order until it does; then it has ended', async () => {
  const before = await steps.remaining()
  const order = await steps.placed(session, { couponCode: COUPON })
  await steps.opened(session, order.orderNum)
  vi.spyOn(server.gateway, 'close').mockRejectedValueOnce(new Error('no line'))
  await cancel(order.orderNum)
  server.clock.advance(60_000)
  await steps.tick()
  await steps.tick()
  expect(await standing(order.orderNum)).toEqual([80, before, 'unused'])
})

test('cancelled, opened again and confirmed at once, in any order: paid with its seat, or ended without a fen', async () => {
  for (let round = 0; round < 8; round += 1) {
    const before = await steps.remaining()
    const { orderNum } = await steps.placed(session, { couponCode: COUPON })
    const prepayId = await steps.opened(session, orderNum)
    const calls = [() => cancel(orderNum), () => pay(orderNum), () => steps.press(prepayId, 'approve')]
    const turned = [...calls.slice(round % 3), ...calls.slice(0, round % 3)]
    await Promise.all(turned.map((one) => one()))
    server.clock.advance(60_000)
    await steps.tick()
    await steps.tick()
    const [status, seats, coupon] = await standing(orderNum)
    expect([
      [40, before - 1, 'used'],
      [80, before, 'unused']
    ]).toContainEqual([status, seats, coupon])
    await steps.startOver()
  }
})
