import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/transact'

export interface GivenBack {
  orderNum: string
  cardNumber: string | null
  quotaFen: number
  flashActivityId: string | null
}

/**
 * Coupons, company quota and flash stock of a closed order go back, in one statement. Runs inside the transaction that
 * closes the order, so it happens once.
 */
export async function giveBackDiscounts(tx: Tx, order: GivenBack): Promise<void> {
  await tx.execute(sql`
    with coupons_back as (
      update user_coupons set status = 'unused', order_num = null, used_at = null
      where order_num = ${order.orderNum} and status in ('locked', 'used')
    ), quota_back as (
      update bound_cards set quota_used_fen = greatest(0, quota_used_fen - ${order.quotaFen}::int)
      where card_number = ${order.cardNumber}::text
    ), hold_back as (
      update holds set state = 'released' where order_num = ${order.orderNum} and state = 'booked'
    )
    update flash_sales set taken = taken - 1 where activity_id = ${order.flashActivityId}::text`)
}
