import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { BadDiscounts } from '@/contract/dto/order'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../db/client'
import { boundCards, flashSales, orders, userCoupons } from '../db/schema'
import { Refusal } from '../http/refusal'
import { ORDER_TEXTS } from '../order-texts'

/** What an order uses up besides its seat. */
export interface Discounts {
  userId: string
  orderNum: string
  /** Rows of user_coupons. */
  couponIds: readonly string[]
  cardNumber: string | null
  quotaFen: number
  flashActivityId: string | null
}

export const badDiscounts = (couponCodes: string[], reason: string) =>
  new Refusal(ErrorCode.discountUnavailable, ORDER_TEXTS.couponsBad, [
    { couponCodes, reason } satisfies BadDiscounts
  ])

/** `locked` while the order is unpaid, `used` once it is paid. */
type CouponState = 'locked' | 'used'

/** Each by a conditional update: null when all were there, else the first that was not. */
export async function tryDiscounts(
  tx: Db,
  discounts: Discounts,
  state: CouponState,
  now: Date
): Promise<'coupons' | 'quota' | 'flash' | null> {
  const { userId, orderNum, couponIds, cardNumber, quotaFen, flashActivityId } = discounts
  if (couponIds.length > 0) {
    const taken = await tx
      .update(userCoupons)
      .set({ status: state, orderNum, usedAt: state === 'used' ? now : null })
      .where(
        and(
          inArray(userCoupons.id, [...couponIds]),
          eq(userCoupons.userId, userId),
          eq(userCoupons.status, 'unused'),
          gt(userCoupons.expiresAt, now)
        )
      )
      .returning({ id: userCoupons.id })
    if (taken.length < couponIds.length) return 'coupons'
  }
  if (cardNumber !== null && quotaFen > 0) {
    const taken = await tx
      .update(boundCards)
      .set({ quotaUsedFen: sql`${boundCards.quotaUsedFen} + ${quotaFen}` })
      .where(
        and(
          eq(boundCards.cardNumber, cardNumber),
          sql`${boundCards.quotaUsedFen} + ${quotaFen} <= ${boundCards.quotaFen}`
        )
      )
      .returning({ cardNumber: boundCards.cardNumber })
    if (taken.length === 0) return 'quota'
  }
  if (flashActivityId !== null) {
    const taken = await tx
      .update(flashSales)
      .set({ remaining: sql`${flashSales.remaining} - 1` })
      .where(and(eq(flashSales.activityId, flashActivityId), gt(flashSales.remaining, 0)))
      .returning({ activityId: flashSales.activityId })
    if (taken.length === 0) return 'flash'
  }
  return null
}

/** The same at completion: refuses with 27007 for coupons and quota, with 27005 when the flash sale ran out. */
export async function takeDiscounts(
  tx: Db,
  discounts: Discounts,
  couponCodes: readonly string[],
  state: CouponState,
  now: Date
): Promise<void> {
  switch (await tryDiscounts(tx, discounts, state, now)) {
    case 'coupons':
      throw badDiscounts([...couponCodes], ORDER_TEXTS.couponsBad)
    case 'quota':
      throw badDiscounts([], ORDER_TEXTS.quotaGone)
    case 'flash':
      throw new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleOver)
  }
}

/** Refuses with 27005 when the user has had a flash price as often as the sale allows; closed orders do not count. */
export async function checkFlashLimit(
  tx: Db,
  userId: string,
  flash: { activityId: string; perUser: number }
): Promise<void> {
  const bought = await tx
    .select({ orderNum: orders.orderNum })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.flashActivityId, flash.activityId),
        ne(orders.payStatus, PAY_STATUS.closed),
        ne(orders.payStatus, PAY_STATUS.refunded)
      )
    )
  if (bought.length >= flash.perUser)
    throw new Refusal(ErrorCode.offShelf, ORDER_TEXTS.saleLimit(flash.perUser))
}
