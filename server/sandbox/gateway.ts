import { and, eq, gt } from 'drizzle-orm'
import type { Database, Db } from '../db/client'
import { transact, type Tx } from '../db/transact'
import { gatewayPayments, gatewayRefunds } from '../db/schema'
import { randomId } from '../settings/tokens'
import { CONTROLS_OFF, controlsOf, type Controls } from './controls'
import { PAY_CHANNELS } from '@/domain/order/pay-channels'
import { actionOf } from '../gateway/actions'
import type { Gateway, PrepayResult, PrepayState, RefundOrder, RefundResult } from '../money/gateway'
import { cashierPath, clientParams } from './client-params'
import { queueNotice } from './notices'
import type { PrepayRow } from './prepay-row'

/**
 * The sandbox gateway: a book of prepays and refunds that nobody but this file writes. The shop talks to it through `Gateway`
 * and hears from it by signed notices.
 */

const STATES: readonly PrepayState[] = ['waiting', 'processing', 'paid', 'declined', 'closed']
const stateOf = (row: PrepayRow): PrepayState => STATES.find((state) => state === row.state) ?? 'closed'

const resultOf = (row: PrepayRow): PrepayResult => ({
  state: stateOf(row),
  tradeNo: row.tradeNo,
  amountFen: row.amountFen,
  settledAt: row.settledAt
})

export async function prepayOf(db: Db, prepayId: string): Promise<PrepayRow | null> {
  const [row] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.prepayId, prepayId))
  return row ?? null
}

/** The shop's way to the sandbox. It takes the database as a whole, as the sandbox's books are not part of a transaction. */
export function sandboxGateway({ db }: Database, now: () => Date): Gateway {
  const bookOf = async (merchantOrder: string): Promise<PrepayRow | null> => {
    const [row] = await db
      .select()
      .from(gatewayPayments)
      .where(eq(gatewayPayments.merchantOrder, merchantOrder))
    return row ?? null
  }
  const query = async (merchantOrder: string): Promise<PrepayResult | null> => {
    const row = await bookOf(merchantOrder)
    return row && resultOf(row)
  }
  return {
    channels: PAY_CHANNELS,
    query: ({ merchantOrder }) => query(merchantOrder),
    handoverMs: () => null,
    async handover({ channel, prepayId, returnUrl }) {
      const action = actionOf(channel)
      return {
        action,
        cashierUrl: action === 'redirect' ? new URL(returnUrl).origin + cashierPath(prepayId) : '',
        params: await clientParams(db, channel, prepayId, now())
      }
    },
    async open({ payer, payerAddress, ...order }) {
      if (order.channel === 'wechat-jsapi' && payer === null) throw new Error('JSAPI without a payer')
      if (payerAddress === '') throw new Error('a payment without the address of who pays')
      await db
        .insert(gatewayPayments)
        .values({
          ...order,
          prepayId: randomId('pp'),
          state: 'waiting',
          notifyUrl: '/api/pay/notify',
          createdAt: now()
        })
        .onConflictDoNothing({ target: gatewayPayments.merchantOrder })
      const row = await bookOf(order.merchantOrder)
      if (!row) throw new Error('the sandbox lost a payment')
      return row.prepayId
    },
    async close({ merchantOrder }) {
      await db
        .update(gatewayPayments)
        .set({ state: 'closed', settledAt: now() })
        .where(and(eq(gatewayPayments.merchantOrder, merchantOrder), eq(gatewayPayments.state, 'waiting')))
      return query(merchantOrder)
    },
    async refund({ refundNo, merchantOrder, amountFen }) {
      const row = await bookOf(merchantOrder)
      if (!row) throw new Error('a refund of a payment that the gateway does not know')
      return transact(db, (tx) => bookRefund(tx, row, { refundNo, amountFen }, now()))
    }
  }
}

async function bookRefund(
  tx: Tx,
  { prepayId, merchantOrder, tradeNo }: PrepayRow,
  { refundNo, amountFen }: Pick<RefundOrder, 'refundNo' | 'amountFen'>,
  now: Date
): Promise<RefundResult> {
  const stored = await tx
    .insert(gatewayRefunds)
    .values({ refundNo, prepayId, amountFen, state: 'done', createdAt: now, settledAt: now })
    .onConflictDoNothing()
    .returning({ refundNo: gatewayRefunds.refundNo })
  if (stored.length === 0) {
    const [known] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.refundNo, refundNo))
    return known?.state === 'done' ? 'done' : 'processing'
  }
  const arrived = { kind: 'refund', refundNo, amountFen, settledAt: now.getTime() } as const
  await queueNotice(tx, { ...arrived, prepayId, merchantOrder, tradeNo: tradeNo ?? '' }, CONTROLS_OFF, now)
  return 'done'
}

/**
 * The payer's word at the cashier or in the client: approved or declined. Answers how the payment stands after it; a second
 * word changes nothing, and one after the payment's end comes too late.
 */
export async function decide(
  db: Db,
  prepayId: string,
  approved: boolean,
  now: Date
): Promise<PrepayState | null> {
  const controls = await controlsOf(db, prepayId)
  const hold = approved && controls.hold
  const next: PrepayState = approved ? (hold ? 'processing' : 'paid') : 'declined'
  await transact(db, async (tx) => {
    const [row] = await tx
      .update(gatewayPayments)
      .set({
        state: next,
        tradeNo: next === 'paid' ? newTradeNo() : null,
        settledAt: next === 'processing' ? null : now
      })
      .where(
        and(
          eq(gatewayPayments.prepayId, prepayId),
          eq(gatewayPayments.state, 'waiting'),
          gt(gatewayPayments.expiresAt, now)
        )
      )
      .returning()
    if (row && next !== 'processing') await queueResult(tx, row, controls, now)
  })
  return stateNow(db, prepayId)
}

/** Ends a payment whose result was held back (sandbox control). */
export async function resolveHeldPayment(
  db: Db,
  prepayId: string,
  paid: boolean,
  now: Date
): Promise<PrepayState | null> {
  const controls = await controlsOf(db, prepayId)
  await transact(db, async (tx) => {
    const [row] = await tx
      .update(gatewayPayments)
      .set({
        state: paid ? 'paid' : 'declined',
        tradeNo: paid ? newTradeNo() : null,
        settledAt: now
      })
      .where(and(eq(gatewayPayments.prepayId, prepayId), eq(gatewayPayments.state, 'processing')))
      .returning()
    if (row) await queueResult(tx, row, controls, now)
  })
  return stateNow(db, prepayId)
}

const stateNow = async (db: Db, prepayId: string): Promise<PrepayState | null> => {
  const row = await prepayOf(db, prepayId)
  return row && stateOf(row)
}

const newTradeNo = () => randomId('SB')

const queueResult = (tx: Tx, row: PrepayRow, controls: Controls, now: Date) =>
  queueNotice(
    tx,
    {
      kind: stateOf(row) === 'paid' ? 'paid' : 'declined',
      prepayId: row.prepayId,
      merchantOrder: row.merchantOrder,
      tradeNo: row.tradeNo ?? '',
      refundNo: '',
      amountFen: row.amountFen,
      settledAt: now.getTime()
    },
    controls,
    now
  )
