import * as v from 'valibot'
import type { ParsedInput } from '@/contract/schemas'
import { judgeGoods } from '../commands/judge-goods'
import type { OrderFlow } from './flow'

const KIND = 'coupon-activity'

const sold = v.object({
  /** Codes of a piece. */
  codes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** Days for which they can be used. */
  useDays: v.optional(v.nullable(v.number()), null)
})

/** Codes to be used at a branch, so many a piece: nothing is sent, and they are made once the order is paid. */
export const couponActivityFlow: OrderFlow<ParsedInput<'order.completeCoupon'>> = {
  judge: (context, input) =>
    judgeGoods(
      context,
      { ...input, receiveCity: '', receiveAddress: '' },
      {
        kind: KIND,
        more: ({ priced: { product } }) => {
          const { codes: perPiece, useDays: days } = v.parse(sold, product.extra)
          return Promise.resolve({ extra: { codes: { perPiece, days } } })
        }
      }
    )
}
