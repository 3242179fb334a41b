import { eq } from 'drizzle-orm'
import { REFUND_TYPE } from '@/domain/order/codes'
import type { Database } from '../db/client'
import { payments, payOrders, refundTransactions, transfers } from '../db/schema'
import { transact } from '../db/transact'
import { TEST_NOW } from '../testing/test-app'
import { openTestDatabase } from '../testing/test-database'
import { ACCOUNT } from './accounts'
import { bookPayment } from './commands/book-payment'
import { finishRefundTransaction } from './commands/finish-refund-transaction'
import { openRefund } from './commands/open-refund'
import { postTransfers } from './commands/post-transfers'
import { balances } from './queries/balances'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase({ now: TEST_NOW, demo: true })
})
afterEach(() => database?.close())

const PAY = ACCOUNT.pay('PAY-9')
const ALIPAY = ACCOUNT.gateway('alipay')

/** 700 by one payment and 250 by another. */
async function pay(): Promise<void> {
  await transact(database.db, async (tx) => {
    const payOrderNum = 'PAY-9'
    await tx.insert(payOrders).values({ payOrderNum, userId: 'u1001', state: 'open', deadline: TEST_NOW })
    for (const [id, amountFen] of [
      ['PT-1', 700],
      ['PT-2', 250]
    ] as const) {
      const row = { id, payOrderNum, channel: 'alipay', amountFen, state: 'created', createdAt: TEST_NOW }
      const [payment] = await tx.insert(payments).values(row).returning()
      await bookPayment(tx, payment!, 'SB', TEST_NOW)
    }
  })
}
const refund = (refundNo: string, cause: string, ...parts: (readonly [id: string, fen: number])[]) =>
  transact(database.db, (tx) =>
    openRefund(
      tx,
      {
        ...{ refundNo, cause, payOrderNum: 'PAY-9', orderNum: null, from: PAY, type: REFUND_TYPE.whole },
        reason: { id: 'late', name: '' },
        parts: parts.map(([id, amountFen]) => ({ paymentId: id, tender: null, amountFen }))
      },
      TEST_NOW
    )
  )
const finish = (no: string) => transact(database.db, (tx) => finishRefundTransaction(tx, no, TEST_NOW))
const stands = async (...accounts: Parameters<typeof balances>[1]) => {
  const found = await balances(database.db, accounts)
  return accounts.map((account) => found.get(account))
}

test('what moves for one cause moves once, and nothing is no movement', async () => {
  const move = { cause: 'due:7' as const, from: PAY, to: ACCOUNT.order('CA-9'), amountFen: 300 }
  const none = { ...move, to: ACCOUNT.order('CA-8'), amountFen: 0 }
  for (let tries = 0; tries < 2; tries += 1) {
    await transact(database.db, (tx) => postTransfers(tx, [move, none], TEST_NOW))
  }
  expect(await database.db.select().from(transfers).where(eq(transfers.cause, 'due:7'))).toHaveLength(1)
  expect(await stands(PAY, move.to, none.to)).toEqual([-300, 300, 0])
})

test('a refund goes out by each of its payments, and is done with the last', async () => {
  await pay()
  const [before] = await stands(ALIPAY)
  expect(await refund('RF-1', 'asked:1', ['PT-1', 400], ['PT-2', 250])).toBe('returning')
  expect(await stands(PAY, ACCOUNT.refund('RF-1'))).toEqual([300, 650])
  expect(await finish('RF-1-1')).toBeNull()
  expect(await finish('RF-1-1')).toBeNull()
  expect(await stands(ACCOUNT.refund('RF-1'))).toEqual([250])
  expect(await finish('RF-1-2')).toMatchObject({ refundNo: 'RF-1', state: 50, amountFen: 650 })
  expect(await stands(ACCOUNT.refund('RF-1'), ALIPAY)).toEqual([0, before! + 650])
  const rows = await database.db.select().from(payments).where(eq(payments.payOrderNum, 'PAY-9'))
  expect(rows.map(({ id, refundedFen }) => [id, refundedFen]).sort()).toEqual([
    ['PT-1', 400],
    ['PT-2', 250]
  ])
})

test('one cause has one refund, and no refund is of more than the account has', async () => {
  await pay()
  expect(await refund('RF-1', 'asked:1', ['PT-1', 600])).toBe('returning')
  expect(await refund('RF-2', 'asked:1', ['PT-1', 100])).toBeNull()
  await expect(refund('RF-3', 'asked:3', ['PT-1', 351])).rejects.toThrow('less than 351')
  const rows = await database.db
    .select()
    .from(refundTransactions)
    .where(eq(refundTransactions.paymentId, 'PT-1'))
  expect(rows.map(({ gatewayNo }) => gatewayNo)).toEqual(['RF-1-1'])
  expect(await stands(PAY)).toEqual([350])
})
