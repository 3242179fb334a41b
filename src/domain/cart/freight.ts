/** One freight for what one sender sends to one address of what is paid together; money in fen. */
import { fulfilmentOf, type ProductKind } from '../kinds'

/** The shop's own warehouse sends goods and kits; what comes from abroad leaves the bonded one. */
type Sender = 'shop' | 'bonded'

/** The parcel of one order. */
export interface Parcel {
  readonly sender: Sender
  /** Two parcels go to the same place when this is the same. */
  readonly address: string
  /** What sending it alone costs. */
  readonly freightFen: number
}

/** Null for what is not sent, of which `freightFen` is null. */
export const parcelOf = (
  { kind, category }: { readonly kind: ProductKind; readonly category: number },
  freightFen: number | null,
  address: string
): Parcel | null => {
  if (freightFen === null) return null
  const fulfilment = fulfilmentOf(kind, category)
  const bonded = fulfilment?.by === 'parcel' && fulfilment.customs === true
  return { sender: bonded ? 'bonded' : 'shop', address, freightFen }
}

/**
 * What of its freight each order of a payment is charged: of those that one sender sends to one address the dearest, the first of equally
 * dear ones, carries the freight, the others none.
 */
export function chargedFreights(parcels: readonly (Parcel | null)[]): number[] {
  const carrierOf = ({ sender, address }: Parcel): Parcel | null =>
    parcels.reduce<Parcel | null>((dearest, parcel) => {
      if (parcel?.sender !== sender || parcel.address !== address) return dearest
      return dearest !== null && dearest.freightFen >= parcel.freightFen ? dearest : parcel
    }, null)
  return parcels.map((parcel) => (parcel && carrierOf(parcel) === parcel ? parcel.freightFen : 0))
}
