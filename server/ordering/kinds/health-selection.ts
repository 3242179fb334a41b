import { fulfilmentOf } from '@/domain/kinds'
import { judgeGoods } from '../checkout/goods/judge-goods'
import type { GoodsRequest } from '../checkout/request'
import { CODE_DAYS, codesSold } from '../order/extra'
import type { OrderFlow } from './flow'

const KIND = 'health-selection'

/** Goods that are sent, and services and goods to be picked up, which are used by codes. */
export const healthSelectionFlow: OrderFlow<GoodsRequest> = {
  judge: (context, request) =>
    judgeGoods(context, request, {
      kind: KIND,
      more: ({ priced: { product } }) => {
        const coded = fulfilmentOf(KIND, product.category)?.by === 'code'
        return Promise.resolve(coded ? { extra: codesSold(product, CODE_DAYS) } : {})
      }
    })
}
