import type { SQL } from 'drizzle-orm'
import type { ChosenOffer, SpecialOffer } from '@/domain/offer/offers'
import type { Db } from '../../db/client'
import type { Counter } from '../../db/counter'
import { memberFen } from '@/domain/activity/member'

/** Why a price is what it is: the product's own price (`sale`), or an offer with a module in this folder. */
export type OfferKind = 'sale' | AnyOffer

/** Those with a module in this folder. */
export type AnyOffer = SpecialOffer | ChosenOffer

/** A special offer that is open for a product and a user; money in fen. */
export interface OpenOffer {
  readonly kind: AnyOffer
  /** Of its row. */
  readonly id: string
  readonly priceFen: number
  /** Of the price of what is chosen, where a product has several; `priceFen` is that of the product's own then. */
  readonly percent?: number
  /** It is no better price: it ties the order to something, and counts before any other. */
  readonly bound?: true
  /** Sending it costs nothing, whatever the product's freight is. */
  readonly freeOfFreight?: true
  /** Pieces that it still has; null without limit. */
  readonly left: number | null
  /** Orders that one user may have by it; null without limit. */
  readonly perUser: number | null
}

/** The offer by which a price counts. */
export interface Offer {
  readonly kind: OfferKind
  /** null: the sale price has no row. */
  readonly id: string | null
  readonly priceFen: number
  readonly perUser: number | null
  readonly freeOfFreight?: true
}

/** A special offer whose window is open, sold out or not, as lists show it. */
export interface ShownOffer {
  readonly kind: SpecialOffer
  readonly priceFen: number
  readonly startAt: Date
  readonly endAt: Date
  readonly left: number
}

/** How one special offer is read. */
export interface OfferRules {
  /** The cheapest that is open, has pieces left and whose limit the user has not reached: an `OpenOffer` as jsonb, or null. */
  open(db: Db, of: { readonly productCode: SQL; readonly userId: SQL; readonly now: SQL }): SQL
  /** Whether a price is one of the product's by this offer, and none of that price is open any more. */
  isOver(
    db: Db,
    seen: { readonly productCode: string; readonly priceFen: number },
    now: Date
  ): Promise<boolean>
  /** What a user is told whose price is over, or who comes too late for the last of it. */
  readonly overText: string
  /** Its pieces by the id of its row: an order has as many as it has of the product. */
  readonly pieces: Counter
}

/** How one is read that is for everybody. */
export interface ListedOfferRules extends OfferRules {
  /** What lists show of it, by product, where the user has not reached the limit; a guest (null) has none. */
  shown(
    db: Db,
    productCodes: readonly string[],
    now: Date,
    userId: string | null
  ): Promise<Map<string, ShownOffer>>
  /** The lowest price of each product by one that has pieces left, in fen. */
  lowest(db: Db, now: Date): Promise<Map<string, number>>
  /** Products whose window is open, sold out or not. */
  running(db: Db, now: Date): Promise<ReadonlySet<string>>
}

/** The offer that the order is tied to, else the cheapest special one that has so many pieces left, else the sale price. */
export function offerFor(open: readonly OpenOffer[], saleFen: number, quantity = 1): Offer {
  const [best] = open
    .filter(({ left }) => left === null || left >= quantity)
    .map(({ percent, ...offer }) =>
      percent === undefined ? offer : { ...offer, priceFen: memberFen(saleFen, percent) }
    )
    .toSorted((a, b) => Number(b.bound ?? false) - Number(a.bound ?? false) || a.priceFen - b.priceFen)
  return best ?? { kind: 'sale', id: null, priceFen: saleFen, perUser: null }
}
