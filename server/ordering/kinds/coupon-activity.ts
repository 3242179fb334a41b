import type { ParsedInput } from '@/contract/schemas'
import { judgeGoods } from '../checkout/goods/judge-goods'
import { codesSold } from '../order/extra'
import type { OrderFlow } from './flow'

const KIND = 'coupon-activity'

/** Codes to be used at a branch, so many a piece: nothing is sent, and they are made once the order is paid. */
export const couponActivityFlow: OrderFlow<ParsedInput<'order.completeCoupon'>> = {
  judge: (context, input) =>
    judgeGoods(
      context,
      { ...input, receiveCity: '', receiveAddress: '' },
      {
        kind: KIND,
        more: ({ priced: { product } }) => Promise.resolve({ extra: codesSold(product, null) })
      }
    )
}
