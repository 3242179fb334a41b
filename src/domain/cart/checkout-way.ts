import { fulfilmentOf, kindOfCategory, type ProductKind } from '../kinds'
import { CATEGORY } from '../kinds/types'

/**
 * How an entry of the cart is paid: together with the others, by itself as customs want it, or once it is booked at a branch.
 */
export type CheckoutWay = 'together' | 'alone' | 'booked'

export function checkoutWayOf(kind: ProductKind, category: number): CheckoutWay {
  const fulfilment = fulfilmentOf(kind, category)
  if (fulfilment === null || fulfilment.by === 'visit') return 'booked'
  return fulfilment.by === 'parcel' && fulfilment.customs ? 'alone' : 'together'
}

/** Kits and goods (categories 7 and 20) come by courier and are paid as one group. */
export const arePosted = (categories: readonly number[]): boolean =>
  categories.length > 0 &&
  categories.every((category) => category === CATEGORY.geneHome || category === CATEGORY.goods)

/** Whether any of them goes to an address. */
export const needAddress = (categories: readonly number[]): boolean =>
  categories.some((category) => {
    const kind = kindOfCategory(category)
    return kind !== null && fulfilmentOf(kind, category)?.by === 'parcel'
  })
