import { sql } from 'drizzle-orm'
import type { BadDiscounts } from '@/contract/dto/order'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../../db/client'
import type { Tx } from '../../db/transact'
import { Refusal } from '../../http/refusal'
import { WALLET_TEXTS } from '../texts'

export const badDiscounts = (couponCodes: string[], reason: string) =>
  new Refusal(ErrorCode.discountUnavailable, WALLET_TEXTS.couponsBad, [
    { couponCodes, reason } satisfies BadDiscounts
  ])

/**
 * Takes coupons, company quota and flash stock of an order that stands, each by a conditional update (`take_discounts` of
 * the migrations). False when one of them was gone: what was taken until then is the caller's to roll back.
 */
export async function takeDiscounts(tx: Tx, orderNum: string, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ missing: string | null }>(
    tx,
    sql`select take_discounts(orders, 'used', ${now.toISOString()}::timestamptz) as missing
        from orders where order_num = ${orderNum}`
  )
  return row?.missing === null
}
