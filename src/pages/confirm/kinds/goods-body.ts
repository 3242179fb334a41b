import type { InputOf } from '@/contract/catalogue'
import type { GoodsParts } from './plan'

/** The body of an order of goods (§7 Goods, and what the reference adds). */
export function goodsBody(parts: GoodsParts): InputOf<'order.completeGoods'> {
  const { choice, person, address, invoice } = parts
  const { lottery } = parts
  return {
    receiveName: person.name,
    receivePhone: person.mobile,
    receiveCity: address?.region ?? '',
    receiveAddress: address?.detail ?? '',
    productCode: parts.productCode,
    skuId: choice.skuId,
    quantity: choice.quantity,
    couponCode: parts.couponCodes.join(','),
    ...parts.stored,
    needInvoice: invoice ? 1 : 0,
    invoice,
    remark: parts.remark,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    priceVersion: parts.priceVersion
  }
}
