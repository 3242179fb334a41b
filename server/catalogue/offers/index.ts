import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { flash } from './flash'
import { group } from './group'
import { member } from './member'
import { pair } from './pair'
import { prize } from './prize'
import { replacement } from './replacement'
import { subsidy } from './subsidy'
import type { AnyOffer, ListedOfferRules, OfferRules, OpenOffer, ShownOffer } from './offer'
import { CHOSEN_OFFERS, SPECIAL_OFFERS, type SpecialOffer } from '@/domain/offer/offers'

export { offerFor, type AnyOffer, type Offer, type OfferKind, type OpenOffer } from './offer'
export { ordersBy } from './used'

/** Of each offer for everybody; one without its module does not compile. */
const LISTED: { readonly [K in SpecialOffer]: ListedOfferRules } = { flash }

/** Of each offer at all; one without its module does not compile. */
const OFFERS: { readonly [K in AnyOffer]: OfferRules } = {
  ...LISTED,
  group,
  subsidy,
  member,
  pair,
  replacement,
  prize
}

/** In the order in which their pieces are locked. */
export const ANY_OFFERS: readonly AnyOffer[] = [...CHOSEN_OFFERS, ...SPECIAL_OFFERS]

const listed = SPECIAL_OFFERS.map((kind) => LISTED[kind])
const rules = ANY_OFFERS.map((kind) => OFFERS[kind])

/** Of one of them. */
export const specialOffer = (kind: AnyOffer): Pick<OfferRules, 'overText' | 'pieces'> => OFFERS[kind]

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
  for (const one of listed) {
    for (const [code, offer] of await one.shown(db, productCodes, now, userId)) {
      const known = shown.get(code)
      if (!known || offer.priceFen < known.priceFen) shown.set(code, offer)
    }
  }
  return shown
}

/** The lowest price of each product by any offer that has pieces left, in fen. */
export async function lowestOffers(db: Db, now: Date): Promise<ReadonlyMap<string, number>> {
  const lowest = new Map<string, number>()
  for (const one of listed)
    for (const [code, fen] of await one.lowest(db, now))
      lowest.set(code, Math.min(fen, lowest.get(code) ?? fen))
  return lowest
}

/** The products of a channel of the home page that has the name of an offer; null of any other. */
export async function offerRunning(db: Db, channel: string, now: Date): Promise<ReadonlySet<string> | null> {
  const kind = SPECIAL_OFFERS.find((one) => one === channel)
  return kind ? LISTED[kind].running(db, now) : null
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
