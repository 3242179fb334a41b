import { eq } from 'drizzle-orm'
import { REFUND_STATE, type RefundState, type RefundType } from '@/domain/order/codes'
import { giftUntil } from '@/domain/order/timers'
import { refundTransactions, refunds, storedValues } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT, type Account } from '../accounts'
import { leaseEnd } from '../payment-row'
import { PAYOUT_STATE } from '../refund-transaction'
import { balances } from '../queries/balances'
import { sumFen } from '../queries/instalments'
import { endedGifts } from '../queries/gifts'
import type { Way } from '../queries/refund-allocation'
import { postTransfers } from './post-transfers'

interface AskedRefund {
  readonly refundNo: string
  readonly payOrderNum: string
  /** null: of the pay order as a whole. */
  readonly orderNum: string | null
  /** One refund for one cause. */
  readonly cause: string
  readonly type: RefundType
  readonly reason: { readonly id: string; readonly name: string; readonly detail?: string }
}

interface Paid {
  readonly from: Account
  readonly parts: readonly Way[]
}

const insertRefund = async (
  tx: Tx,
  { refundNo, payOrderNum, orderNum, cause, type, reason }: AskedRefund,
  row: { readonly state: RefundState; readonly amountFen: number; readonly settledAt: Date | null },
  now: Date
): Promise<boolean> => {
  const opened = await tx
    .insert(refunds)
    .values({
      ...{ refundNo, payOrderNum, orderNum, cause, refundType: type, ...row },
      reasonId: reason.id,
      reasonName: reason.name,
      detail: reason.detail ?? '',
      createdAt: now
    })
    .onConflictDoNothing({ target: refunds.cause })
    .returning({ refundNo: refunds.refundNo })
  return opened.length > 0
}

/** Writes down a refund that waits for somebody: no money moves. */
export async function askForRefund(
  tx: Tx,
  refund: AskedRefund & { readonly state: RefundState; readonly amountFen: number },
  now: Date
): Promise<void> {
  const { state, amountFen } = refund
  await insertRefund(tx, refund, { state, amountFen, settledAt: null }, now)
}

const stateOf = ({ parts }: Paid) =>
  parts.every(({ giftNo }) => giftNo !== null) ? REFUND_STATE.done : REFUND_STATE.returning

/**
 * Writes down that money goes back, and by which ways: a gift card has it at once, the gateway is asked for each other payout after the
 * transaction. Answers whether it is done or returning, null when the cause had its refund already. One of which the gateway has
 * nothing to do is done. Throws when the account has less. The pay order is locked.
 */
export async function openRefund(
  tx: Tx,
  refund: AskedRefund & Paid,
  now: Date
): Promise<'done' | 'returning' | null> {
  const state = stateOf(refund)
  const settledAt = state === REFUND_STATE.done ? now : null
  const opened = await insertRefund(tx, refund, { state, amountFen: sumFen(refund.parts), settledAt }, now)
  return opened ? payOut(tx, refund, now) : null
}

/** The same of one that waited. */
export async function startRefund(
  tx: Tx,
  refund: Paid & { readonly refundNo: string },
  now: Date
): Promise<'done' | 'returning'> {
  const state = stateOf(refund)
  await tx
    .update(refunds)
    .set({ state, settledAt: state === REFUND_STATE.done ? now : null })
    .where(eq(refunds.refundNo, refund.refundNo))
  return payOut(tx, refund, now)
}

async function payOut(
  tx: Tx,
  { refundNo, from, parts }: Paid & { readonly refundNo: string },
  now: Date
): Promise<'done' | 'returning'> {
  const amountFen = sumFen(parts)
  const done = stateOf({ from, parts }) === REFUND_STATE.done
  if (amountFen === 0) return 'done'
  const stands = (await balances(tx, [from])).get(from) ?? 0
  if (stands < amountFen) throw new Error(`${from} has ${stands}, which is less than ${amountFen}`)
  await tx.insert(refundTransactions).values(
    parts.map(({ paymentId, giftNo, amountFen: part }, index) => ({
      refundNo,
      no: index + 1,
      gatewayNo: `${refundNo}-${index + 1}`,
      paymentId,
      giftNo,
      amountFen: part,
      state: giftNo === null ? PAYOUT_STATE.asked : PAYOUT_STATE.done,
      settledAt: giftNo === null ? null : now,
      nextAskAt: leaseEnd(now)
    }))
  )
  await renewGifts(tx, parts, now)
  const to = ACCOUNT.refund(refundNo)
  await postTransfers(
    tx,
    [
      { cause: `refund:${refundNo}`, from, to, amountFen },
      ...parts.flatMap(({ giftNo, amountFen: part }, index) =>
        giftNo === null
          ? []
          : [
              {
                cause: `payout:${refundNo}-${index + 1}` as const,
                from: to,
                to: ACCOUNT.gift(giftNo),
                amountFen: part
              }
            ]
      )
    ],
    now
  )
  return done ? 'done' : 'returning'
}

/** What goes back to a gift card whose time is over can be spent again: it has 90 days more. */
async function renewGifts(tx: Tx, parts: readonly Way[], now: Date): Promise<void> {
  const numbers = parts.flatMap(({ giftNo }) => giftNo ?? [])
  for (const { giftNo, expiresAt } of await endedGifts(tx, numbers, now)) {
    const until = new Date(giftUntil(expiresAt.getTime(), now.getTime()))
    await tx.update(storedValues).set({ expiresAt: until }).where(eq(storedValues.no, giftNo))
  }
}
