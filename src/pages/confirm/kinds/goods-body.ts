import type { InputOf } from '@/contract/catalogue'
import type { GoodsFacts } from './plan'

/** The body of an order of goods (§7 Goods, and what the reference adds). */
export function goodsBody(facts: GoodsFacts): InputOf<'order.completeGoods'> {
  const { choice, person, address, invoice } = facts
  const lottery = facts.items.get('lotteryId')
  return {
    receiveName: person.name,
    receivePhone: person.mobile,
    receiveCity: address?.region ?? '',
    receiveAddress: address?.detail ?? '',
    productCode: facts.productCode,
    skuId: choice.skuId,
    quantity: choice.quantity,
    couponCode: facts.couponCodes.join(','),
    ...facts.giftCard,
    needInvoice: invoice ? 1 : 0,
    invoice,
    remark: facts.remark,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    priceVersion: facts.priceVersion
  }
}
