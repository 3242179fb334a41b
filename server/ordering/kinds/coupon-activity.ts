import { judgeGoods } from '../checkout/goods/judge-goods'
import type { GoodsRequest } from '../checkout/request'
import { codesSold } from '../order/extra'
import type { OrderFlow } from './flow'

const KIND = 'coupon-activity'

/** Codes to be used at a branch, so many a piece: nothing is sent, and they are made once the order is paid. */
export const couponActivityFlow: OrderFlow<GoodsRequest> = {
  judge: (context, request) =>
    judgeGoods(context, request, {
      kind: KIND,
      more: ({ priced: { product } }) => Promise.resolve({ extra: codesSold(product, null) })
    })
}
