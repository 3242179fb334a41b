import type { ProductKind } from '@/domain/kinds'
import { kindTexts } from '../../db/seed/kind-texts'
import type { ProcessStep } from '../../db/schema'
import { steps } from './told'

/** What a product says of itself, and what that depends on. */
interface Told {
  readonly kind: ProductKind
  readonly category: number
  readonly fasting: boolean
  readonly notice: string[]
  readonly process: ProcessStep[]
}

const textsOf = ({ kind, category, fasting }: Told) => kindTexts(kind, category, fasting)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What only the kind says of a product is said anew of what the product has become; words of its own stay. */
export function withOwnTexts<Row extends Told>(row: Row, was: Row): Row {
  const [old, now] = [textsOf(was), textsOf(row)]
  return {
    ...row,
    notice: isSame(row.notice, old.notice) ? now.notice : row.notice,
    process: isSame(steps.show(row.process), steps.show(old.process)) ? now.process : row.process
  }
}
