/** What is asked of a product before it is an order; what is asked of an order stands in the server's `ordering/fulfilment`. */
import { fulfilmentOf, KINDS, type ProductKind, type SlotFamily, type VariantOf } from './index'
import type { Fulfilment } from './types'

/** A product's kind and category. */
interface Sold {
  readonly kind: ProductKind
  readonly category: number
}

const howOf = ({ kind, category }: Sold): Fulfilment | null => fulfilmentOf(kind, category)

type Variant = VariantOf<ProductKind>

const variantsOf = (kind: ProductKind): Readonly<Record<number, Variant | undefined>> => KINDS[kind].variants

const familyIn = (how: Variant | undefined): SlotFamily | null => (how?.by === 'visit' ? how.family : null)

/** The family whose seats a product takes; null of one that nobody comes to a branch for by appointment. */
export const seatFamilyOf = ({ kind, category }: Sold): SlotFamily | null =>
  familyIn(variantsOf(kind)[category])

/** The families whose seats products of a kind take, by its categories. */
export const seatFamiliesOf = (kind: ProductKind): SlotFamily[] => [
  ...new Set(Object.values(variantsOf(kind)).flatMap((how) => familyIn(how) ?? []))
]

/** Whether it is bought by pieces of a choice. */
export function isBoughtByPieces(product: Sold): boolean {
  const how = howOf(product)
  return how !== null && how.by !== 'visit'
}

/** Whether it goes to an address. */
export const isSent = (product: Sold): boolean => howOf(product)?.by === 'parcel'

/** Whether it is given in doses, a visit for each. */
export function isGivenInDoses(product: Sold): boolean {
  const how = howOf(product)
  return how?.by === 'visit' && how.visits === 'perDose'
}

/** Whether a report comes of it. */
export function endsInReport(product: Sold): boolean {
  const how = howOf(product)
  return how !== null && how.by !== 'code' && how.report
}

/** Whether it comes from abroad, through customs. */
export function isFromAbroad(product: Sold): boolean {
  const how = howOf(product)
  return how?.by === 'parcel' && how.customs === true
}

/** Whether it is used by codes. */
export const isUsedByCodes = (product: Sold): boolean => howOf(product)?.by === 'code'
