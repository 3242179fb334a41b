import type { RefundType } from '@/domain/order/codes'
import { REFUND_STATE } from '@/domain/order/codes'
import { refundPayouts, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT, type Account } from '../accounts'
import { leaseEnd, type PaymentRow } from '../payment-row'
import { PAYOUT_STATE } from '../payout'
import { balances } from '../queries/balances'
import { sumFen } from '../queries/dues'
import { postTransfers } from './post-transfers'

interface NewRefund {
  readonly refundNo: string
  readonly payOrderNum: string
  /** null: of the pay order as a whole. */
  readonly orderNum: string | null
  /** One refund for one cause. */
  readonly cause: string
  readonly type: RefundType
  readonly reason: { readonly id: string; readonly name: string }
  readonly from: Account
  /** By which payments it goes back. */
  readonly parts: readonly { readonly payment: Pick<PaymentRow, 'id'>; readonly amountFen: number }[]
}

/**
 * Writes down that money goes back, and by which payments: the gateway is asked for each payout after the transaction. Answers
 * false when the cause had its refund already. One of 0 fen is done at once. Throws when the account has less. The pay order is locked.
 */
export async function openRefund(tx: Tx, refund: NewRefund, now: Date): Promise<boolean> {
  const { refundNo, payOrderNum, orderNum, cause, type, reason, from, parts } = refund
  const amountFen = sumFen(parts)
  const opened = await tx
    .insert(refunds)
    .values({
      refundNo,
      payOrderNum,
      orderNum,
      cause,
      refundType: type,
      state: amountFen === 0 ? REFUND_STATE.done : REFUND_STATE.returning,
      settledAt: amountFen === 0 ? now : null,
      amountFen,
      reasonId: reason.id,
      reasonName: reason.name,
      createdAt: now
    })
    .onConflictDoNothing({ target: refunds.cause })
    .returning({ refundNo: refunds.refundNo })
  if (opened.length === 0) return false
  if (amountFen === 0) return true
  const stands = (await balances(tx, [from])).get(from) ?? 0
  if (stands < amountFen) throw new Error(`${from} has ${stands}, which is less than ${amountFen}`)
  await tx.insert(refundPayouts).values(
    parts.map(({ payment, amountFen: part }, index) => ({
      refundNo,
      no: index + 1,
      gatewayNo: `${refundNo}-${index + 1}`,
      paymentId: payment.id,
      amountFen: part,
      state: PAYOUT_STATE.asked,
      nextAskAt: leaseEnd(now)
    }))
  )
  await postTransfers(
    tx,
    [{ cause: `refund:${refundNo}`, from, to: ACCOUNT.refund(refundNo), amountFen }],
    now
  )
  return true
}
