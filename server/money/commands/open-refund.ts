import { eq } from 'drizzle-orm'
import { REFUND_STATE, type RefundState, type RefundType } from '@/domain/order/codes'
import { refundTransactions, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT, type Account } from '../accounts'
import { leaseEnd } from '../payment-row'
import { PAYOUT_STATE } from '../refund-transaction'
import { balances } from '../queries/balances'
import { sumFen } from '../queries/instalments'
import type { Way } from '../queries/refund-allocation'
import { storedAgain } from '../queries/stored-again'
import { STORED_MONEY } from '../stored-money'
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
  parts.every(({ tender }) => tender !== null) ? REFUND_STATE.done : REFUND_STATE.returning

/**
 * Writes down that money goes back, and by which ways: a tender has it at once, the gateway is asked for each other payout after the
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
    parts.map((part, index) => ({
      refundNo,
      no: index + 1,
      gatewayNo: `${refundNo}-${index + 1}`,
      paymentId: part.paymentId,
      tender: part.tender,
      tenderNo: part.tender === null ? null : part.no,
      amountFen: part.amountFen,
      state: part.tender === null ? PAYOUT_STATE.asked : PAYOUT_STATE.done,
      settledAt: part.tender === null ? null : now,
      nextAskAt: leaseEnd(now)
    }))
  )
  await renewStored(tx, parts, now)
  const to = ACCOUNT.refund(refundNo)
  await postTransfers(
    tx,
    [
      { cause: `refund:${refundNo}`, from, to, amountFen },
      ...parts.flatMap((part, index) =>
        part.tender === null
          ? []
          : [
              {
                cause: `payout:${refundNo}-${index + 1}` as const,
                from: to,
                to: ACCOUNT.tender(part.tender, part.no),
                amountFen: part.amountFen
              }
            ]
      )
    ],
    now
  )
  return done ? 'done' : 'returning'
}

/** What goes back to where the time to spend it is over can be spent again. */
async function renewStored(tx: Tx, parts: readonly Way[], now: Date): Promise<void> {
  for (const { tender, no, until } of await storedAgain(tx, parts, now)) {
    const { table } = STORED_MONEY[tender]
    await tx.update(table).set({ expiresAt: until }).where(eq(table.no, no))
  }
}
