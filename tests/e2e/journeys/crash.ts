import assert from 'node:assert/strict'
import type { OrderList } from '@/contract/order/dto/order'
import type { RunningServer } from '../support/server'
import type { Scene } from './scene'
import { moveToAnotherDay, toCashier, toConfirm } from './steps'

const PREPAY = /^\/sandbox\/(?:cashier|mini)\/(pp[\w-]+)/

async function gateway(server: RunningServer, path: string, body: object): Promise<void> {
  const answer = await fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  assert.equal(answer.status, 200, await answer.text())
}

/**
 * The server is killed between an order and its payment: the payer is told, the same tap works once it is back. It is killed again
 * after he has paid and before the gateway tells: he reads that his payment is being confirmed until it is. One order, paid once.
 */
export async function serverDies({ user, wire }: Scene, server: RunningServer): Promise<void> {
  const orders = async () => (await wire.ask<OrderList>('/api/order/search/list/1?statusType=0')).list
  await toConfirm(user)
  const before = new Set((await orders()).map(({ orderNum }) => orderNum))
  const made = async () =>
    (await orders()).flatMap(({ orderNum, statusName }) =>
      before.has(orderNum) ? [] : [{ orderNum, statusName }]
    )
  await user.tap('提交订单')
  await toCashier(user)
  moveToAnotherDay()
  const [order, ...more] = await made()
  assert.ok(order, 'an order was made')
  assert.equal(more.length, 0)

  await server.kill()
  user.preparePay('approve')
  await user.tap(/^微信支付 ¥/)
  await user.see(/网络错误/)
  await user.see('支付剩余时间')
  await server.restart()

  // The gateway takes the money and keeps the result to itself for now.
  await gateway(server, '/sandbox/control', { hold: true })
  await user.tap(/^微信支付 ¥/)
  await user.pay('approve')
  await user.see('支付确认中')
  await server.kill()
  await user.see('支付确认中')
  await server.restart()
  const [, prepayId = ''] = PREPAY.exec(wire.newest(PREPAY)) ?? []
  await gateway(server, `/sandbox/resolve/${prepayId}`, { result: 'paid' })
  await gateway(server, '/sandbox/control', { hold: false })
  await user.at(/^\/pay-success/)
  await user.see('预约成功')
  assert.deepEqual(await made(), [{ ...order, statusName: '待到检' }])
}
