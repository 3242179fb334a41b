import { checkoutWayOf } from '@/domain/cart/checkout-way'
import { isSent } from '@/domain/kinds/traits'
import { shopNow } from '../../../catalogue/queries/shop'
import { soldProduct } from '../../../catalogue/queries/sold-product'
import type { RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import type { OrderRequest } from '../../kinds/flows'
import { togetherKind } from '../../kinds/together'
import type { NamedTenders } from '../../tenders'
import { ORDER_TEXTS } from '../../texts'
import type { Present } from '../checkout'
import { withProductName } from '../with-product-name'
import type { ConsentRequest, GoodsRequest } from '../request'
import { completeOrder } from './complete-order'

interface CartRequest extends NamedTenders {
  /** All for one recipient. */
  readonly lines: readonly (GoodsRequest & ConsentRequest)[]
}

/**
 * Goods of a cart that are paid together: an order each, under one pay order, all or none. A refusal names the product.
 * Refuses with 20001 what is paid by itself or booked first; else as `completeOrder` does.
 */
export async function completeCart<Results>(
  context: RequestContext,
  { lines, ...tenders }: CartRequest,
  present: Present<Results>
): Promise<Results> {
  const shop = await shopNow(context.db)
  const orders = lines.map((line): OrderRequest => {
    const { name, kind, category } = productOf(line.productCode)
    const checkoutWay = checkoutWayOf(kind, category)
    const together = togetherKind(kind)
    if (checkoutWay !== 'together' || !together) {
      const reason = checkoutWay === 'alone' ? ORDER_TEXTS.cartAlone : ORDER_TEXTS.cartBooked
      throw badInput(ORDER_TEXTS.cartLine(name, reason), { field: 'goods', productCode: line.productCode })
    }
    // The address is that of the parcels; what is not sent has none.
    const recipient = isSent({ kind, category })
      ? line.recipient
      : { ...line.recipient, region: '', address: '' }
    return { kind: together, request: { ...line, recipient }, ...(lines.length > 1 ? { name } : {}) }
  })
  return completeOrder(context, { orders, ...tenders }, present)

  function productOf(productCode: string) {
    try {
      return soldProduct(shop, productCode)
    } catch (error) {
      return withProductName(shop.products.get(productCode)?.name)(error)
    }
  }
}
