import * as v from 'valibot'

/** What the order of a visit keeps of any kind. */
const visitExtra = v.object({
  /** The clinic must say yes after payment. */
  needsConfirmation: v.optional(v.boolean(), false)
})

/** What a checkup order keeps besides the common columns, as it was at the moment of ordering. */
const checkupExtra = v.object({
  ...visitExtra.entries,
  sexHistory: v.optional(v.nullable(v.number()), null),
  /** -1 donation, -2 gift, null neither. */
  paperReportId: v.optional(v.nullable(v.number()), null),
  paperReport: v.optional(v.string(), ''),
  /** Where the paper report is posted to; null when none is. */
  delivery: v.optional(v.nullable(v.object({ city: v.string(), address: v.string() })), null),
  breakfastName: v.optional(v.string(), ''),
  gifts: v.optional(v.array(v.object({ productName: v.string(), itemNum: v.number() })), []),
  baseItemNum: v.optional(v.number(), 0),
  cancelReason: v.optional(v.string(), ''),
  orderSource: v.optional(v.string(), '')
})

const goodsExtra = v.object({
  /** What was chosen, by its name at the moment of ordering. */
  goods: v.optional(
    v.nullable(v.object({ skuId: v.string(), spec: v.string(), note: v.string(), unitFen: v.number() })),
    null
  ),
  invoice: v.optional(
    v.nullable(
      v.object({
        titleType: v.picklist(['personal', 'company']),
        title: v.string(),
        taxNumber: v.string(),
        email: v.string()
      })
    ),
    null
  ),
  remark: v.optional(v.string(), '')
})

const codesSoldOf = v.object({
  /** Codes of a piece. */
  codes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Days for which they can be used. */
  useDays: v.optional(v.nullable(v.number()), null)
})

/** What an order of codes keeps of the product as it is sold. @param days of a product that does not say; null for ever */
export function codesSold(product: { extra: unknown }, days: number | null) {
  const { codes: perPiece, useDays } = v.parse(codesSoldOf, product.extra)
  return { codes: { perPiece, days: useDays ?? days } satisfies CodesExtra }
}

/** Services and goods that are picked up: a year, unless the product says otherwise. */
export const CODE_DAYS = 365

const codesExtra = v.object({
  codes: v.optional(
    v.object({
      /** Of a piece. */
      perPiece: v.number(),
      /** Days for which they can be used; null for ever. */
      days: v.nullable(v.number())
    }),
    // Of services and goods to be picked up that were ordered before they had codes.
    { perPiece: 1, days: CODE_DAYS }
  )
})

type CodesExtra = v.InferOutput<typeof codesExtra>['codes']

/** What an order that is fulfilled by codes keeps of the product as it was sold. */
export const codesExtraOf = (order: { extra: unknown }): CodesExtra => v.parse(codesExtra, order.extra).codes

/** What an order of goods keeps besides the common columns. */
export const goodsExtraOf = (order: { extra: unknown }): v.InferOutput<typeof goodsExtra> =>
  v.parse(goodsExtra, order.extra)

export type CheckupExtra = v.InferOutput<typeof checkupExtra>

/** Reads the column; what an order does not have gets its neutral value. */
export const extraOf = (order: { extra: unknown }): CheckupExtra => v.parse(checkupExtra, order.extra)

/** The same of a visit of any kind. */
export const visitExtraOf = (order: { extra: unknown }): v.InferOutput<typeof visitExtra> =>
  v.parse(visitExtra, order.extra)
