import { eq } from 'drizzle-orm'
import { ORDER_STATUS, PAY_STATUS, REFUND_TYPE } from '@/domain/order/codes'
import type { Session } from '@/contract/auth/dto/auth'
import { orders, payments } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { ACCOUNT } from '../../../money/accounts'
import { openRefund } from '../../../money/commands/open-refund'
import { wrongBooks } from '../../../testing/money'
import { ordering } from '../../../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app'
import { finishRefund } from './refund-payment'

let server: TestApp
let session: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
})
afterAll(() => server?.close())

test('an order of which a part goes back goes on, until the last of it is refunded', async () => {
  const { db } = server.database
  const steps = ordering(server)
  const { orderNum, payOrderNum } = await steps.placed(session)
  await steps.pay(session, orderNum)
  const [payment] = await db.select().from(payments).where(eq(payments.payOrderNum, payOrderNum))
  const refund = (refundNo: string, amountFen: number) =>
    transact(db, (tx) =>
      openRefund(
        tx,
        {
          ...{ refundNo, payOrderNum, orderNum, cause: `items:${refundNo}`, type: REFUND_TYPE.missedItems },
          reason: { id: 'missed', name: '未做项目' },
          from: ACCOUNT.order(orderNum),
          parts: [{ paymentId: payment!.id, tender: null, amountFen }]
        },
        TEST_NOW
      )
    )
  const finish = (refundNo: string) => transact(db, (tx) => finishRefund(tx, `${refundNo}-1`, TEST_NOW))
  const stands = async () => {
    const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    return [order?.payStatus, order?.refundedFen, order?.status, await wrongBooks(db)]
  }
  const paid = payment!.amountFen

  await refund('RF-A', 3000)
  expect(await stands()).toEqual([PAY_STATUS.paid, 0, ORDER_STATUS.toVisit, []])
  for (let tries = 0; tries < 2; tries += 1) {
    await finish('RF-A')
    expect(await stands()).toEqual([PAY_STATUS.partlyRefunded, 3000, ORDER_STATUS.toVisit, []])
  }
  await refund('RF-B', paid - 3000)
  await finish('RF-B')
  expect(await stands()).toEqual([PAY_STATUS.refunded, paid, ORDER_STATUS.refunded, []])
})
