import { ErrorCode } from '@/contract/errors'
import { fulfilmentOf } from '@/domain/kinds'
import { memberTermsOf } from '../../catalogue/queries/member-terms'
import { Refusal } from '../../http/refusal'
import { validateGoods } from '../checkout/goods/validate-goods'
import type { GoodsRequest } from '../checkout/request'
import { CODE_DAYS, codesSold } from '../order/snapshot'
import { ORDER_TEXTS } from '../texts'
import type { OrderFlow } from './flow'

const KIND = 'health-selection'

/** Goods that are sent, services and goods to be picked up, which are used by codes, and memberships. */
export const healthSelectionFlow: OrderFlow<GoodsRequest> = {
  validate: (context, request) =>
    validateGoods(context, request, {
      kind: KIND,
      more: ({ priced: { product } }) => {
        const fulfilment = fulfilmentOf(KIND, product.category)
        if (fulfilment?.by !== 'code') return Promise.resolve({})
        const { use } = fulfilment
        if (use !== 'membership') return Promise.resolve({ extra: codesSold(product, CODE_DAYS) })
        const membership = memberTermsOf(product)
        if (membership === null) throw new Refusal(ErrorCode.offShelf, ORDER_TEXTS.rebookGone)
        return Promise.resolve({ extra: { membership } })
      }
    })
}
