import type { ParsedInput } from '@/contract/schemas'
import { fulfilmentOf } from '@/domain/kinds'
import { judgeGoods } from '../checkout/goods/judge-goods'
import { CODE_DAYS, codesSold } from '../order/extra'
import type { OrderFlow } from './flow'

const KIND = 'health-selection'

/** Goods that are sent, and services and goods to be picked up, which are used by codes. */
export const healthSelectionFlow: OrderFlow<ParsedInput<'order.completeGoods'>> = {
  judge: (context, input) =>
    judgeGoods(context, input, {
      kind: KIND,
      more: ({ priced: { product } }) => {
        const coded = fulfilmentOf(KIND, product.category)?.by === 'code'
        return Promise.resolve(coded ? { extra: codesSold(product, CODE_DAYS) } : {})
      }
    })
}
