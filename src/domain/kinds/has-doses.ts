import { rulesOf, type ProductKind } from './index'

/** Whether products of a kind are given in doses; apart from the other traits, of which confirm needs none. */
export const hasDoses = (kind: ProductKind): boolean =>
  Object.values(rulesOf(kind).variants).some((how) => how.by === 'visit' && how.visits === 'perDose')
