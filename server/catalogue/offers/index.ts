import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import { flash } from './flash'
import type { OfferRules, OpenOffer, ShownOffer } from './offer'
import { SPECIAL_OFFERS, type SpecialOffer } from '@/domain/offer/offers'

export { offerFor, type Offer, type OfferKind, type OpenOffer } from './offer'
export { ordersBy } from './used'

/** Of each special offer; one without its module does not compile. */
const OFFERS: { readonly [K in SpecialOffer]: OfferRules } = { flash }

const rules = SPECIAL_OFFERS.map((kind) => OFFERS[kind])

/** Of one of them. */
export const specialOffer = (kind: SpecialOffer): Pick<OfferRules, 'overText' | 'pieces'> => OFFERS[kind]

/** The offers that are open for a product and a user, the best of each kind, as one jsonb array of a statement. */
export const openOffers = (
  db: Db,
  of: { readonly productCode: SQL; readonly userId: SQL; readonly now: SQL }
): SQL<(OpenOffer | null)[]> =>
  sql`jsonb_build_array(${sql.join(
    rules.map((one) => one.open(db, of)),
    sql`, `
  )})`

/** What lists show of the products' offers, the cheaper of two kinds. */
export async function shownOffers(
  db: Db,
  productCodes: readonly string[],
  now: Date,
  userId: string | null
): Promise<Map<string, ShownOffer>> {
  const shown = new Map<string, ShownOffer>()
  for (const one of rules) {
    for (const [code, offer] of await one.shown(db, productCodes, now, userId)) {
      const known = shown.get(code)
      if (!known || offer.priceFen < known.priceFen) shown.set(code, offer)
    }
  }
  return shown
}

/** The lowest price by any offer that has pieces left, in fen; null where there is none. */
export const lowestOfferFen = (productCode: PgColumn, now: Date): SQL =>
  sql`least(${sql.join(
    rules.map((one) => one.lowestFen(productCode, now)),
    sql`, `
  )})`

/** The condition of a channel of the home page that has the name of an offer; null of any other. */
export function offerRunning(channel: string, productCode: PgColumn, now: Date): SQL | null {
  const kind = SPECIAL_OFFERS.find((one) => one === channel)
  return kind ? OFFERS[kind].isRunning(productCode, now) : null
}

/** What a user is told whose price was an offer's that is over; null where it was none's, or counts still. */
export async function overText(
  db: Db,
  seen: { readonly productCode: string; readonly priceFen: number },
  now: Date
): Promise<string | null> {
  for (const one of rules) if (await one.isOver(db, seen, now)) return one.overText
  return null
}
