import type { RefundType } from '@/domain/order/codes'
import { REFUND_STATE } from '@/domain/order/codes'
import { refundPayouts, refunds } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT, type Account } from '../accounts'
import { leaseEnd } from '../payment-row'
import { PAYOUT_STATE } from '../payout'
import { balances } from '../queries/balances'
import { sumFen } from '../queries/dues'
import type { Way } from '../queries/refund-ways'
import { postTransfers } from './post-transfers'

interface NewRefund {
  readonly refundNo: string
  readonly payOrderNum: string
  /** null: of the pay order as a whole. */
  readonly orderNum: string | null
  /** One refund for one cause. */
  readonly cause: string
  readonly type: RefundType
  readonly reason: { readonly id: string; readonly name: string; readonly detail?: string }
  readonly from: Account
  readonly parts: readonly Way[]
}

/**
 * Writes down that money goes back, and by which ways: a gift card has it at once, the gateway is asked for each other payout after the
 * transaction. Answers whether it is done or returning, null when the cause had its refund already. One of which the gateway has
 * nothing to do is done. Throws when the account has less. The pay order is locked.
 */
export async function openRefund(tx: Tx, refund: NewRefund, now: Date): Promise<'done' | 'returning' | null> {
  const { refundNo, payOrderNum, orderNum, cause, type, reason, from, parts } = refund
  const amountFen = sumFen(parts)
  const done = parts.every(({ giftNo }) => giftNo !== null)
  const opened = await tx
    .insert(refunds)
    .values({
      refundNo,
      payOrderNum,
      orderNum,
      cause,
      refundType: type,
      state: done ? REFUND_STATE.done : REFUND_STATE.returning,
      settledAt: done ? now : null,
      amountFen,
      reasonId: reason.id,
      reasonName: reason.name,
      detail: reason.detail ?? '',
      createdAt: now
    })
    .onConflictDoNothing({ target: refunds.cause })
    .returning({ refundNo: refunds.refundNo })
  if (opened.length === 0) return null
  if (amountFen === 0) return 'done'
  const stands = (await balances(tx, [from])).get(from) ?? 0
  if (stands < amountFen) throw new Error(`${from} has ${stands}, which is less than ${amountFen}`)
  await tx.insert(refundPayouts).values(
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
