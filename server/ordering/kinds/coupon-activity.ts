import { validateGoods } from '../checkout/goods/validate-goods'
import type { GoodsRequest } from '../checkout/request'
import { codesSold } from '../order/snapshot'
import type { OrderFlow } from './flow'

const KIND = 'coupon-activity'

/** Codes to be used at a branch, so many a piece: nothing is sent, and they are made once the order is paid. */
export const couponActivityFlow: OrderFlow<GoodsRequest> = {
  validate: (context, request) =>
    validateGoods(context, request, {
      kind: KIND,
      more: ({ priced: { product } }) => Promise.resolve({ extra: codesSold(product, null) })
    })
}
