import type { OrderResult } from '@/contract/dto/place-order'
import type { ParsedInput } from '@/contract/schemas'
import { settlingOf } from '@/domain/cart/settle'
import { fulfilmentOf } from '@/domain/kinds'
import { shopNow } from '../../../catalogue/queries/shop'
import { soldProduct } from '../../../catalogue/queries/sold-product'
import type { RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { togetherKind } from '../../kinds/together'
import type { Want } from '../../kinds/want'
import { ORDER_TEXTS } from '../../texts'
import { codesOf } from '../codes-of'
import { completeOrder } from './complete-order'
import { named } from '../named'

type CartInput = ParsedInput<'order.completeCart'>

/**
 * Goods of a cart that are paid together: an order each, under one pay order, all or none. A refusal names the product.
 * Refuses with 20001 what is paid by itself or booked first; else as `completeOrder` does.
 */
export async function completeCart(context: RequestContext, input: CartInput): Promise<OrderResult[]> {
  const { goods, couponCode, giftCard, ...shared } = input
  const shop = await shopNow(context.db)
  const wants = goods.map((piece): Want => {
    const { name, kind, category } = productOf(piece.productCode)
    const settling = settlingOf(kind, category)
    const together = togetherKind(kind)
    if (settling !== 'together' || !together) {
      const reason = settling === 'alone' ? ORDER_TEXTS.cartAlone : ORDER_TEXTS.cartBooked
      throw badInput(ORDER_TEXTS.cartLine(name, reason), { field: 'goods', productCode: piece.productCode })
    }
    const fulfilment = fulfilmentOf(kind, category)
    const sent = fulfilment?.by === 'parcel' && fulfilment.address
    // The address is that of the parcels; what is not sent has none.
    const whereTo = sent ? {} : { receiveCity: '', receiveAddress: '' }
    const input = { ...shared, ...piece, ...whereTo }
    return { kind: together, input, ...(goods.length > 1 ? { name } : {}) }
  })
  return completeOrder(context, { wants, coupons: codesOf(couponCode), giftCards: codesOf(giftCard) })

  function productOf(productCode: string) {
    try {
      return soldProduct(shop, productCode)
    } catch (error) {
      return named(shop.products.get(productCode)?.name)(error)
    }
  }
}
