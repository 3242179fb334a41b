import { and, eq } from 'drizzle-orm'
import type { Together } from '@/domain/activity/pair'
import type { CouponContext } from '@/domain/coupon/types'
import type { Quote } from '@/domain/quote/quote'
import type { Offer } from '../../catalogue/offers'
import type { ProductRow } from '../../catalogue/queries/read-shop'
import type { Db } from '../../db/client'
import { quotes } from '../../db/schema'

/** What is said of the price of an order of any kind; money in fen. Nothing in it comes from the client but the choice. */
export interface Priced {
  readonly product: ProductRow
  /** Why a piece of it costs what it does. */
  readonly offer: Offer
  readonly quote: Pick<Quote, 'lines' | 'itemTotalFen' | 'userPayFen'>
  /** Differs when anything about the price differs. */
  readonly priceVersion: string
  /** As `PricedGoods` has it; absent of what is no goods. */
  readonly together?: Together | null
  readonly couponContext: CouponContext
}

/** Keeps the lines of a quote under its version, so that completion can show old and new (27004). */
export async function recordQuote(db: Db, userId: string, priced: Priced, now: Date): Promise<void> {
  const row = {
    priceVersion: `${userId}:${priced.priceVersion}`,
    productCode: priced.product.productCode,
    orgCode: priced.couponContext.branchId,
    owner: userId,
    payableFen: priced.quote.userPayFen,
    lines: priced.quote.lines,
    createdAt: now
  }
  await db
    .insert(quotes)
    .values(row)
    .onConflictDoUpdate({ target: quotes.priceVersion, set: { createdAt: now } })
}

export type QuotedBefore = typeof quotes.$inferSelect

/** What this user was quoted under a version, or null when it is unknown or forgotten. */
export async function quotedBefore(
  db: Db,
  userId: string,
  priceVersion: string
): Promise<QuotedBefore | null> {
  const [row] = await db
    .select()
    .from(quotes)
    .where(and(eq(quotes.priceVersion, `${userId}:${priceVersion}`), eq(quotes.owner, userId)))
  return row ?? null
}
