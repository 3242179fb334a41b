import * as v from 'valibot'
import { code, int, orderNum, yuan } from './common'

/** Without `parts` all that is left; of a line without `quantity` all that is left of it. `itemCode`: the id of one of its codes. */
const parts = v.optional(
  v.pipe(
    v.array(
      v.object({
        lineId: code('商品'),
        itemCode: v.optional(code('券码')),
        quantity: v.optional(int('数量', 1, 9999))
      })
    ),
    v.minLength(1, '请选择要退的商品'),
    v.maxLength(50, '要退的商品过多')
  )
)
export const refundPreviewInput = v.object({ orderNum, parts })
/** What goes back to the fen, line by line; `itemCode` is '' of whole pieces, of a code its id. */
export const refundPreview = v.object({
  orderNum: v.string(),
  amount: yuan,
  /** Nothing of the order is left then. */
  whole: v.boolean(),
  parts: v.array(
    v.object({
      lineId: v.string(),
      name: v.string(),
      itemCode: v.string(),
      quantity: v.number(),
      amount: yuan
    })
  )
})
/** `amount` is what the customer saw and agreed to. */
export const refundInput = v.object({
  orderNum,
  parts,
  amount: v.pipe(
    v.number('退款金额不正确'),
    v.finite('退款金额不正确'),
    v.minValue(0, '退款金额不正确'),
    v.maxValue(9999999, '退款金额不正确')
  ),
  reasonId: v.optional(int('退款原因', 1, 999))
})
export const refundResults = v.object({ refundNo: v.string(), amount: yuan, orderStatus: v.number() })

export type RefundPreviewInput = v.InferInput<typeof refundPreviewInput>
export type RefundPreviewResults = v.InferOutput<typeof refundPreview>
export type RefundInput = v.InferInput<typeof refundInput>
export type RefundResults = v.InferOutput<typeof refundResults>
