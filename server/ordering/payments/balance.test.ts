/** What is due of an order under a pay order of its own, beside that under which it was placed. */
import { eq } from 'drizzle-orm'
import { instalments, orders, payments, payOrders } from '../../db/schema'
import { wrongBooks } from '../../testing/money'
import { wrongCounts } from '../../testing/stock'
import { applyPayment } from './commands/apply-payment'
import { server, session, steps, testOrders } from '../../testing/order-tests'

const BALANCE = 5000
const PAY = { payOrderNum: 'PAY-BALANCE' }

testOrders()
afterEach(async () => {
  const { db } = server.database
  for (const table of [payments, instalments])
    await db.delete(table).where(eq(table.payOrderNum, PAY.payOrderNum))
  await db.delete(payOrders).where(eq(payOrders.payOrderNum, PAY.payOrderNum))
})

/** An order that is paid, and 50 元 of it that are to be paid besides. */
async function owing(): Promise<{ orderNum: string; paidFen: number }> {
  const { db } = server.database
  const { orderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  const deadline = new Date(server.clock.now().getTime() + 600_000)
  await db.insert(payOrders).values({ ...PAY, userId: 'u1001', state: 'open', deadline })
  await db.insert(instalments).values({ ...PAY, orderNum, purpose: 'balance', amountFen: BALANCE })
  return { orderNum, paidFen: (await stands(orderNum))[0] as number }
}
async function stands(orderNum: string): Promise<unknown[]> {
  const { db } = server.database
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
  const [payOrder] = await db.select().from(payOrders).where(eq(payOrders.payOrderNum, PAY.payOrderNum))
  return [order?.paidFen, order?.payStatus, order?.status, payOrder?.state]
}

test('a balance adds to what was paid before', async () => {
  const { db } = server.database
  const { orderNum, paidFen } = await owing()
  const at = server.clock.now()
  const row = { id: 'PT-BALANCE', ...PAY, channel: 'alipay', amountFen: BALANCE, state: 'created' }
  await db.insert(payments).values({ ...row, createdAt: at })
  const word = { state: 'paid' as const, tradeNo: 'SB-1', amountFen: BALANCE, settledAt: at }
  for (let tries = 0; tries < 2; tries += 1) {
    await applyPayment(db, { id: row.id, ...PAY }, word, at)
    expect(await stands(orderNum)).toEqual([paidFen + BALANCE, 2, 40, 'paid'])
  }
  expect(await wrongBooks(db)).toEqual([])
})

test('a balance that nobody pays ends alone: the order goes on with its seat', async () => {
  const { db } = server.database
  const { orderNum, paidFen } = await owing()
  const seats = await steps.remaining()
  server.clock.advance(11 * 60_000)
  await steps.tick()
  expect(await stands(orderNum)).toEqual([paidFen, 2, 40, 'closed'])
  expect([await steps.remaining(), await wrongCounts(db), await wrongBooks(db)]).toEqual([seats, [], []])
})
