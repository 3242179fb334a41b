import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { refundPayouts, refunds } from '../../db/schema'
import { PAYOUT_STATE, type PayoutRow } from '../payout'

/** Under which pay order money goes back; null when the gateway's number is of no payout. */
export async function payOrderOfPayout(db: Db, gatewayNo: string): Promise<string | null> {
  const [found] = await db
    .select({ payOrderNum: refunds.payOrderNum })
    .from(refundPayouts)
    .innerJoin(refunds, eq(refunds.refundNo, refundPayouts.refundNo))
    .where(eq(refundPayouts.gatewayNo, gatewayNo))
  return found?.payOrderNum ?? null
}

/** What the gateway is still to be asked for. */
export async function askedPayouts(db: Db, payOrderNum: string): Promise<PayoutRow[]> {
  const rows = await db
    .select({ payout: refundPayouts })
    .from(refundPayouts)
    .innerJoin(refunds, eq(refunds.refundNo, refundPayouts.refundNo))
    .where(and(eq(refunds.payOrderNum, payOrderNum), eq(refundPayouts.state, PAYOUT_STATE.asked)))
  return rows.map(({ payout }) => payout)
}
