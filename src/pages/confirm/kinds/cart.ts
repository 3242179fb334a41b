import type { InputOf } from '@/contract/catalogue'
import { RECIPIENT_FORM } from '@/domain/kinds/form'
import { placeOrder } from '@/services/placing/placing'
import type { CartPricing } from '../pricing/cart'
import { coupon } from '../sections/coupon'
import { invoice } from '../sections/invoice'
import { kits } from '../sections/kits'
import { lines } from '../sections/lines'
import { recipient } from '../sections/recipient'
import { cartTexts as texts } from '../shared/cart-texts'
import type { OrderedLine, OrderParts, Plan } from '../shared/section'
import { consentOf } from './consents'
import { sent, storedLater } from './plan'

type Body = InputOf<'order.completeCart'>

const pieceOf = ({ line, consent }: OrderedLine): Body['goods'][number] => ({
  productCode: line.entry.productCode,
  skuId: line.entry.skuId,
  quantity: line.quantity,
  priceVersion: line.told.quote?.priceVersion ?? '',
  ...(consent ? { consent: consent.agreed ? 1 : 0, questionId: consent.questionId } : {})
})

/** Lines of a cart: each an order, for one recipient. */
export const plan: Plan<CartPricing> = {
  sections: [recipient(() => RECIPIENT_FORM), lines, kits(consentOf), coupon, invoice(texts.invoiceNote)],
  later: storedLater('storedMoney'),
  order({ person, address, invoice: wanted, lottery, ...parts }: OrderParts) {
    if (!person) return undefined
    const body: Body = {
      receiveName: person.name,
      receivePhone: person.mobile,
      receiveCity: address?.region ?? '',
      receiveAddress: address?.detail ?? '',
      couponCode: parts.couponCodes.join(','),
      ...parts.stored,
      needInvoice: wanted ? 1 : 0,
      invoice: wanted,
      remark: parts.remark,
      staId: lottery?.activityId ?? '',
      staCome: lottery?.staCome ?? '',
      goods: parts.lines.map(pieceOf)
    }
    return sent(body, (call, own, key) => placeOrder(call, 'order.completeCart', own, key))
  }
}
