import { floorFen, toFen } from '../money'
import { rulesOf, type ProductKind } from './index'

/** Brings a wire price of this kind in (§5). */
export const fenOf = (kind: ProductKind): typeof toFen => (rulesOf(kind).floors ? floorFen : toFen)
