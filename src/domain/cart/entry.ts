import type { SpecialOffer } from '../offer/offers'

/** What was put into the cart; everything else is asked when it is shown. */
export interface CartEntry {
  readonly kind: string
  readonly productCode: string
  /** Of goods: which choice; '' for what is booked, or not chosen yet. */
  readonly skuId: string
  readonly quantity: number
  /** Fen of a piece as they were when it was put in; 0 when nobody knows. */
  readonly seenFen: number
  /** The offer by which that was the price; null of the product's own. */
  readonly seenOffer: SpecialOffer | null
  readonly ticked: boolean
}

/** Two choices of one product are two lines. */
export const entryKey = ({ productCode, skuId }: Pick<CartEntry, 'productCode' | 'skuId'>): string =>
  skuId === '' ? productCode : `${productCode}/${skuId}`
