import { kindNamed, type ProductKind } from '@/domain/kinds'
import { seatFamiliesOf, seatFamilyOf } from '@/domain/kinds/traits'
import type { SlotFamily } from '@/domain/kinds'
import { badInput } from '../http/refusal'
import { STOCK_TEXTS } from './texts'

/** The family whose seats a product takes. Refuses a product that nobody comes to a branch for. */
export function familyOf(product: { kind: ProductKind; category: number }): SlotFamily {
  const family = seatFamilyOf(product)
  if (family === null) throw badInput(STOCK_TEXTS.noVisit, { field: 'productCode' })
  return family
}

/** The families that a branch has seats of, by the kinds that it serves. */
export function familiesOf(kinds: readonly string[]): SlotFamily[] {
  const families = kinds.flatMap((name) => {
    const kind = kindNamed(name)
    if (kind === null) throw new Error(`a branch serves the unknown kind ${name}`)
    return seatFamiliesOf(kind)
  })
  return [...new Set(families)]
}
