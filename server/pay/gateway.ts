import { and, eq, gt } from 'drizzle-orm'
import type { PayChannel } from '@/contract/dto/pay'
import type { Db } from '../db/client'
import { gatewayPayments, gatewayRefunds } from '../db/schema'
import { randomId } from '../session/tokens'
import { CONTROLS_OFF, controlsOf, type Controls } from './controls'
import { queueNotice } from './notices'

/**
 * The sandbox gateway's own side: a book of prepays and refunds that nobody but this folder writes. The shop talks to it by
 * prepay, query, close and refund, and hears from it by signed notices.
 */
export type PrepayRow = typeof gatewayPayments.$inferSelect

/** waiting for the payer, processing (confirmed, no result yet), paid, declined or closed. */
export type PrepayState = 'waiting' | 'processing' | 'paid' | 'declined' | 'closed'

const STATES: readonly PrepayState[] = ['waiting', 'processing', 'paid', 'declined', 'closed']
const stateOf = (row: PrepayRow): PrepayState => STATES.find((state) => state === row.state) ?? 'closed'

export interface PrepayOrder {
  merchantOrder: string
  channel: PayChannel
  amountFen: number
  subject: string
  /** Where the cashier leads back to; '' for channels without a cashier page. */
  returnUrl: string
  expiresAt: Date
}

/** What the gateway knows of a prepay. */
export interface PrepayResult {
  state: PrepayState
  tradeNo: string | null
  amountFen: number
  settledAt: Date | null
}

const resultOf = (row: PrepayRow): PrepayResult => ({
  state: stateOf(row),
  tradeNo: row.tradeNo,
  amountFen: row.amountFen,
  settledAt: row.settledAt
})

/** Opens a payment; the payer then confirms it at the cashier or in the client. Returns its id. */
export async function openPrepay(db: Db, order: PrepayOrder, now: Date): Promise<string> {
  const prepayId = randomId('pp')
  await db
    .insert(gatewayPayments)
    .values({ ...order, prepayId, state: 'waiting', notifyUrl: '/api/pay/notify', createdAt: now })
  return prepayId
}

export async function prepayOf(db: Db, prepayId: string): Promise<PrepayRow | null> {
  const [row] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.prepayId, prepayId))
  return row ?? null
}

/** The truth about a payment; null for an id that the gateway does not know. */
export async function queryPrepay(db: Db, prepayId: string): Promise<PrepayResult | null> {
  const row = await prepayOf(db, prepayId)
  return row && resultOf(row)
}

/** Ends a payment that nobody has confirmed; answers how it stands after that. */
export async function closePrepay(db: Db, prepayId: string, now: Date): Promise<PrepayResult | null> {
  await db
    .update(gatewayPayments)
    .set({ state: 'closed', settledAt: now })
    .where(and(eq(gatewayPayments.prepayId, prepayId), eq(gatewayPayments.state, 'waiting')))
  return queryPrepay(db, prepayId)
}

/** Pays back, all or in part; the result comes as a notice. The same number twice is one refund. */
export async function askRefund(
  db: Db,
  refund: { refundNo: string; prepayId: string; amountFen: number },
  now: Date
): Promise<void> {
  const stored = await db
    .insert(gatewayRefunds)
    .values({ ...refund, state: 'done', createdAt: now, settledAt: now })
    .onConflictDoNothing()
    .returning({ refundNo: gatewayRefunds.refundNo })
  if (stored.length === 0) return
  const row = await prepayOf(db, refund.prepayId)
  if (!row) throw new Error('a refund of a payment that the gateway does not know')
  await queueNotice(
    db,
    {
      kind: 'refund',
      prepayId: row.prepayId,
      merchantOrder: row.merchantOrder,
      tradeNo: row.tradeNo ?? '',
      refundNo: refund.refundNo,
      amountFen: refund.amountFen,
      settledAt: now.getTime()
    },
    CONTROLS_OFF,
    now
  )
}

/** Whether a refund is done at the gateway. */
export async function isRefunded(db: Db, refundNo: string): Promise<boolean> {
  const [row] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.refundNo, refundNo))
  return row?.state === 'done'
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
  await db.transaction(async (tx) => {
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
  return (await queryPrepay(db, prepayId))?.state ?? null
}

/** Ends a payment whose result was held back (sandbox control). */
export async function settleHeld(
  db: Db,
  prepayId: string,
  paid: boolean,
  now: Date
): Promise<PrepayState | null> {
  const controls = await controlsOf(db, prepayId)
  await db.transaction(async (tx) => {
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
  return (await queryPrepay(db, prepayId))?.state ?? null
}

const newTradeNo = () => randomId('SB')

const queueResult = (tx: Db, row: PrepayRow, controls: Controls, now: Date) =>
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
