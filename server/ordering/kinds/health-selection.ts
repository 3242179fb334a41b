import { fulfilmentOf } from '@/domain/kinds'
import { validateGoods } from '../checkout/goods/validate-goods'
import type { GoodsRequest } from '../checkout/request'
import { CODE_DAYS, codesSold } from '../order/snapshot'
import type { OrderFlow } from './flow'

const KIND = 'health-selection'

/** Goods that are sent, and services and goods to be picked up, which are used by codes. */
export const healthSelectionFlow: OrderFlow<GoodsRequest> = {
  validate: (context, request) =>
    validateGoods(context, request, {
      kind: KIND,
      more: ({ priced: { product } }) => {
        const coded = fulfilmentOf(KIND, product.category)?.by === 'code'
        return Promise.resolve(coded ? { extra: codesSold(product, CODE_DAYS) } : {})
      }
    })
}
