import * as v from 'valibot'
import { PRODUCT_KINDS } from '@/domain/kinds'

/** Of a product that is a membership. */
export const memberTerms = v.object({
  /** Of the usual price. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  kinds: v.pipe(v.array(v.picklist(PRODUCT_KINDS)), v.minLength(1)),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_660))
})

export type MemberTerms = v.InferOutput<typeof memberTerms>

const sold = v.object({ membership: memberTerms })

/** What a membership gives, and for how long; null of what is none. @param of a product, or an order as it was sold */
export function memberTermsOf(of: { readonly extra: unknown }): MemberTerms | null {
  const read = v.safeParse(sold, of.extra)
  return read.success ? read.output.membership : null
}
