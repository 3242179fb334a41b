/** What goes back by parcel or by check item, and its invoice, with a process that dies over its payout. */
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../db/client'
import { runOps } from '../../ops/run'
import { MOMENTS, Mortal, type Moment } from '../../testing/crashable-gateway'
import { RECIPIENT } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'

const mortal = new Mortal()
testOrders({ gateway: mortal.gateway })
beforeEach(() => {
  mortal.startAgain()
})

const ops = async (...typed: string[]) => {
  const { exit, text } = await runOps({ db: server.database.db, now: server.clock.now }, typed, 'shop')
  if (exit !== 0) throw new Error(text)
}
const view = async (id: string) => (await server.call('order.refundView', { id }, { session })).results
const invoice = (orderNum: string) =>
  server.call(
    'invoice.apply',
    { orderNum, titleType: 'personal', title: '陈予安', taxNumber: '', email: 'an@example.com' },
    { session }
  )

async function pay(orderNum: string): Promise<void> {
  await steps.pay(session, orderNum)
}

let keys = 0
const ask = (orderNum: string, amount: number, reasonId: number, part: object) =>
  server.call(
    'order.refund',
    { orderNum, amount, reasonId, parts: [{ lineId: `${orderNum}-01`, quantity: 1, ...part }] },
    { session, idempotencyKey: `killed-refund-${(keys += 1)}` }
  )

/** One of two pieces, received by the warehouse; the process dies over paying it back. */
async function sentBack(moment: Moment) {
  const { results } = await server.call(
    'order.completeGoods',
    {
      ...RECIPIENT,
      productCode: 'HS2009',
      skuId: 'HS2009-3',
      quantity: 2
    },
    { session }
  )
  const { orderNum } = results[0]!
  await pay(orderNum)
  await ops('orders', 'ship', orderNum, '--courier', '顺丰速运', '--parcel', 'SF1042')
  await server.call('order.confirmReceipt', { id: orderNum }, { session })
  await invoice(orderNum)
  await steps.tick()
  await ask(orderNum, 95, 7, {})
  const refundNo = (await view(orderNum)).refunds[0]?.refundNo ?? ''
  await ops('refunds', 'approve', refundNo)
  const parcel = { orderNum, companyCode: 'YTO', parcelNo: 'YT8800123456' }
  await server.call('order.sendBack', parcel, { session })
  await ops('refunds', 'receive', refundNo)
  mortal.death = { call: 'refund', moment }
  server.clock.advance(31_000)
  await steps.tick()
  return { orderNum, paid: 19_800, back: 9_500, status: 75 }
}

/** A check item that the branch did not do; the process dies in the call that asks for its money. */
async function notDone(moment: Moment) {
  const { orderNum } = await steps.placed(session)
  await pay(orderNum)
  const [item] = await rowsOf<{ code: string }>(
    server.database.db,
    sql`select items->0->>'code' as code from order_lines where id = ${`${orderNum}-01`}`
  )
  const itemCode = item?.code ?? ''
  await steps.comesToday(orderNum)
  await ops('orders', 'check-in', orderNum, '--undone', itemCode)
  await invoice(orderNum)
  await steps.tick()
  const parts = [{ lineId: `${orderNum}-01`, itemCode, quantity: 1 }]
  const { results } = await server.call('order.refundPreview', { orderNum, parts }, { session })
  mortal.death = { call: 'refund', moment }
  await ask(orderNum, results.amount, 12, { itemCode })
  return { orderNum, paid: 108_000, back: Math.round(results.amount * 100), status: 60 }
}

const books = async (orderNum: string) =>
  (
    await rowsOf<Record<string, unknown>>(
      server.database.db,
      sql`select o.status, o.refunded_fen as back,
            (select coalesce(sum(g.amount_fen), 0)::int from gateway_refunds g join payments p using (prepay_id)
              where p.pay_order_num = o.pay_order_num) as gateway,
            (select array_agg(i.kind || ' ' || i.state || ' ' || i.amount_fen order by i.invoice_no)
              from invoices i where i.order_num = o.order_num) as invoices
          from orders o where o.order_num = ${orderNum}`
    )
  )[0]

describe.each(MOMENTS)('killed %s the gateway', (moment) => {
  test.each([
    ['goods that were sent back', sentBack],
    ['a check item that was not done', notDone]
  ])('pays back %s: once, and its invoice follows once', async (_name, begin) => {
    const { orderNum, paid, back, status } = await begin(moment)
    expect(mortal.dead).toBe(true)
    expect(await books(orderNum)).toMatchObject({
      ...{ back: 0, gateway: moment === 'before' ? 0 : back },
      invoices: [`blue issued ${paid}`]
    })
    mortal.startAgain()
    for (let minute = 0; minute < 3; minute += 1) {
      server.clock.advance(61_000)
      await steps.tick()
    }
    expect(await books(orderNum)).toEqual({
      ...{ status, back, gateway: back },
      invoices: [`blue reversed ${paid}`, `red issued ${paid}`, `blue issued ${paid - back}`]
    })
  })
})
