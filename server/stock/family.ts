import { fulfilmentOf, kindNamed, rulesOf, type ProductKind } from '@/domain/kinds'
import type { SlotFamily } from '@/domain/kinds/types'
import { badInput } from '../http/refusal'
import { STOCK_TEXTS } from './texts'

/** The family whose seats a product takes. Refuses a product that nobody comes to a branch for. */
export function familyOf({ kind, category }: { kind: ProductKind; category: number }): SlotFamily {
  const fulfilment = fulfilmentOf(kind, category)
  if (fulfilment?.by !== 'visit') throw badInput(STOCK_TEXTS.noVisit, { field: 'productCode' })
  return fulfilment.family
}

/** The families that a branch has seats of, by the kinds that it serves. */
export function familiesOf(kinds: readonly string[]): SlotFamily[] {
  const fulfilments = kinds.flatMap((name) => {
    const kind = kindNamed(name)
    if (kind === null) throw new Error(`a branch serves the unknown kind ${name}`)
    return Object.values(rulesOf(kind).variants)
  })
  return [
    ...new Set(fulfilments.flatMap((fulfilment) => (fulfilment.by === 'visit' ? [fulfilment.family] : [])))
  ]
}
