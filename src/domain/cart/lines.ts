/** The lines of a cart (§3 shoppingCart, §4): what is lost, what can be ticked, in which groups they stand. */
import { shelfOfKind, SHELF_IDS, type ShelfId } from '../kinds/shelves'
import type { ProductKind } from '../kinds'
import type { SpecialOffer } from '../offer/offers'
import { entryKey, type CartEntry } from './entry'
import { checkoutWayOf, type CheckoutWay } from './checkout-way'

/** What the server says of an entry. */
export interface ToldLine {
  readonly state: 'ok' | 'soldOut' | 'offShelf' | 'gone'
  readonly product: { readonly kind: ProductKind; readonly category: number } | null
  /** Fen of a piece now. */
  readonly nowFen: number
  /** The offer by which that is the price; null of the product's own. */
  readonly offerNow: SpecialOffer | null
  /** So many can be had; null where pieces are not counted. */
  readonly most: number | null
}

/** Why a line cannot be bought any more. */
type Loss = 'gone' | 'offShelf' | 'soldOut' | 'saleOver'

export interface CartLine<T extends ToldLine = ToldLine> {
  readonly key: string
  readonly entry: CartEntry
  readonly told: T
  readonly loss: Loss | null
  readonly checkoutWay: CheckoutWay
  /** Not more than can be had now. */
  readonly quantity: number
}

/** An offer's price that is over is not replaced by another one without a word. */
function lossOf(
  { seenOffer, seenFen }: CartEntry,
  { state, product, offerNow, nowFen }: ToldLine
): Loss | null {
  if (product === null) return 'gone'
  if (state !== 'ok') return state
  return seenOffer && !offerNow && seenFen !== nowFen ? 'saleOver' : null
}

/** Goods whose choice is not known are bought on their own page, like what is booked. */
export function lineOf<T extends ToldLine>(entry: CartEntry, told: T): CartLine<T> {
  const { product, most } = told
  const checkoutWay = product && most !== null ? checkoutWayOf(product.kind, product.category) : 'booked'
  return {
    key: entryKey(entry),
    entry,
    told,
    loss: lossOf(entry, told),
    checkoutWay,
    quantity: most === null ? entry.quantity : Math.max(1, Math.min(entry.quantity, most))
  }
}

/** Fen that a piece costs more than when it was put in; below 0: less. */
export const priceMove = ({ entry, told, loss }: CartLine): number =>
  entry.seenFen === 0 || loss !== null || told.most === null ? 0 : told.nowFen - entry.seenFen

/** Ticked to be paid; while the cart is edited anything can be ticked, to be taken out. */
export const isSelectable = ({ loss, checkoutWay }: CartLine, editing: boolean): boolean =>
  editing || (loss === null && checkoutWay === 'together')

/** Select-all is on only when some can be ticked and all are (§4). */
export const allTicked = <Line extends CartLine>(
  lines: readonly Line[],
  editing: boolean,
  isTicked: (line: Line) => boolean
): boolean => {
  const selectable = lines.filter((line) => isSelectable(line, editing))
  return selectable.length > 0 && selectable.every(isTicked)
}

/** `activityId` of the group of goods that cannot be bought any more (§3). */
export const INVALID_GROUP = -1

export interface CartGroup<T extends ToldLine = ToldLine> {
  readonly activityId: number
  /** Null for what is invalid. */
  readonly shelf: ShelfId | null
  readonly lines: readonly CartLine<T>[]
}

/** Valid lines by the shelf of the shop that they are from, invalid ones last. */
export function groupsOf<T extends ToldLine>(lines: readonly CartLine<T>[]): readonly CartGroup<T>[] {
  const valid = lines.filter(({ loss }) => loss === null)
  const shelfOf = ({ told }: CartLine<T>) => told.product && shelfOfKind(told.product.kind)
  const groups = SHELF_IDS.map((shelf, activityId): CartGroup<T> => ({
    activityId,
    shelf,
    lines: valid.filter((line) => shelfOf(line) === shelf)
  }))
  const lost = lines.filter(({ loss }) => loss !== null)
  return [...groups, { activityId: INVALID_GROUP, shelf: null, lines: lost }].filter(
    (group) => group.lines.length > 0
  )
}
