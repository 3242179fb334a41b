/** Categories by how what they name is fulfilled. */
import { PRODUCT_KINDS, rulesOf } from './index'
import type { Fulfilment } from './types'

const categoriesWhere = (holds: (how: Fulfilment) => boolean): number[] =>
  PRODUCT_KINDS.flatMap((kind) =>
    Object.entries(rulesOf(kind).variants).flatMap(([category, how]) =>
      holds(how) ? [Number(category)] : []
    )
  )

/** Categories of what comes from abroad. */
export const CUSTOMS_CATEGORIES: readonly number[] = categoriesWhere(
  (how) => how.by === 'parcel' && how.customs === true
)

/** Categories of services and of goods that are picked up: they were sold before they had codes. */
export const SOLD_BEFORE_CODES: readonly number[] = categoriesWhere(
  (how) => how.by === 'code' && how.use !== 'voucher' && how.use !== 'membership'
)
