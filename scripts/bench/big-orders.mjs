/** The few orders of a big shop that are placed as customers place them, and brought on as operators bring them on. */
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inRoot } from '../lib/paths.mjs'
import { callerOf, ensure, logIn, openDays, startTimed } from './caller.mjs'

const PLACE = { hospitalId: 'H1001', productCode: 'CK1003', breakfastId: 1, customAddPackage: [] }
const EXAMINED = {
  ...{ cardType: 9, gender: 1, birthday: '19880314' },
  ...{ medUserName: '陈予安', medUserPhone: '13800000001' }
}
const GOODS = { productCode: 'HS2009', skuId: 'HS2009-3', quantity: 1 }
const RECIPIENT = {
  ...{ receiveName: '林知夏', receivePhone: '13800000007', receiveCity: '四川省-成都市-武侯区' },
  receiveAddress: '桐梓林北路 6 号 2 单元 802'
}
const PAID = 2
const TRIES = 200
const LOOK_AGAIN_MS = 100

async function place({ call }, session, name, input) {
  const [order] = ensure(await call(name, input, { session }), name)
  return order.orderNum
}

let visits = 0
function placeVisit(caller, session) {
  visits += 1
  const slot = { regDate: openDays[10 + visits], timeSpanId: 101, timespanStr: '07:30-08:00' }
  const medUserInfo = { ...EXAMINED, identityCard: `E7000000${visits}` }
  return place(caller, session, 'order.complete', { ...PLACE, ...slot, medUserInfo })
}

async function pay({ call }, origin, session, orderNo) {
  const created = ensure(
    await call('pay.create', { orderNo, channel: 'wechat-mini' }, { session }),
    'pay.create'
  )
  const prepay = String(created.params.package).replace('prepay_id=', '')
  const answer = await fetch(`${origin}/sandbox/mini/${prepay}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ result: 'ok' })
  })
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`)
  // Its notice comes a moment later.
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { payOrderNum } = created
    const { payStatus } = ensure(await call('pay.status', { payOrderNum }, { session }), 'pay.status')
    if (payStatus === PAID) return
    await pause(LOOK_AGAIN_MS)
  }
  throw new Error('an order was not paid')
}

/** The orders that are copied, each in the state of its share. */
export async function templates(client, url) {
  const server = await startTimed({ DATABASE_URL: url })
  try {
    const caller = callerOf(server.origin)
    const session = await logIn(caller, 0)
    const ops = (...words) =>
      promisify(execFile)(process.execPath, [inRoot('server/ops.mjs'), ...words], {
        env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' }
      })
    const goods = () => place(caller, session, 'order.completeGoods', { ...RECIPIENT, ...GOODS })
    const paidGoods = async () => {
      const order = await goods()
      await pay(caller, server.origin, session, order)
      return order
    }
    const booked = await placeVisit(caller, session)
    await pay(caller, server.origin, session, booked)
    const visited = await placeVisit(caller, session)
    await pay(caller, server.origin, session, visited)
    await client.query('update order_visits set date = current_date where order_num = $1', [visited])
    await ops('orders', 'check-in', visited)
    const unpaid = await placeVisit(caller, session)
    ensure(await caller.call('order.cancel', { id: unpaid }, { session }), 'order.cancel')
    const waiting = await paidGoods()
    const received = await paidGoods()
    await ops('orders', 'ship', received, '--courier', '顺丰速运', '--parcel', 'SF1042')
    ensure(await caller.call('order.confirmReceipt', { id: received }, { session }), 'order.confirmReceipt')
    const refunded = await paidGoods()
    const preview = await caller.call('order.refundPreview', { orderNum: refunded }, { session })
    const amount = Number(ensure(preview, 'order.refundPreview').amount)
    ensure(
      await caller.call('order.refund', { orderNum: refunded, amount, reasonId: 5 }, { session }),
      'order.refund'
    )
    // What follows each is written by the outbox.
    await pause(4_000)
    const { rows } = await client.query('select user_id as id from orders where order_num = $1', [booked])
    return {
      customer: rows[0].id,
      shares: [
        { order: visited, share: 0.4 },
        { order: received, share: 0.3 },
        { order: unpaid, share: 0.12 },
        { order: refunded, share: 0.1 },
        { order: booked, share: 0.06, ahead: true },
        { order: waiting, share: 0.02, recent: true }
      ]
    }
  } finally {
    await server.stop()
  }
}
