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

const codesExtra = v.object({
  codes: v.object({
    /** Of a piece. */
    perPiece: v.number(),
    /** Days for which they can be used; null for ever. */
    days: v.nullable(v.number())
  })
})

/** What an order that is fulfilled by codes keeps of the product as it was sold. */
export const codesExtraOf = (order: { extra: unknown }): v.InferOutput<typeof codesExtra>['codes'] =>
  v.parse(codesExtra, order.extra).codes

/** What an order of goods keeps besides the common columns. */
export const goodsExtraOf = (order: { extra: unknown }): v.InferOutput<typeof goodsExtra> =>
  v.parse(goodsExtra, order.extra)

export type CheckupExtra = v.InferOutput<typeof checkupExtra>

/** Reads the column; what an order does not have gets its neutral value. */
export const extraOf = (order: { extra: unknown }): CheckupExtra => v.parse(checkupExtra, order.extra)

/** The same of a visit of any kind. */
export const visitExtraOf = (order: { extra: unknown }): v.InferOutput<typeof visitExtra> =>
  v.parse(visitExtra, order.extra)
