/** What was put into the cart; everything else is asked when it is shown. */
export interface CartEntry {
  readonly kind: string
  readonly productCode: string
  /** Of goods: which choice; '' for what is booked, or not chosen yet. */
  readonly skuId: string
  readonly quantity: number
  /** Fen of a piece as they were when it was put in; 0 when nobody knows. */
  readonly seenFen: number
  /** That was a flash price. */
  readonly onFlash: boolean
  readonly ticked: boolean
}

/** Two choices of one product are two lines. */
export const entryKey = ({ productCode, skuId }: Pick<CartEntry, 'productCode' | 'skuId'>): string =>
  skuId === '' ? productCode : `${productCode}/${skuId}`
