import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { placeOrder } from '@/services/placing/placing'
import { regionParts } from '@/domain/address/region'
import { crossBorderForms as forms } from '@/domain/kinds/cross-border.form'
import { coupon } from '../sections/coupon'
import { customs } from '../sections/customs'
import { product } from '../sections/product'
import { recipient } from '../sections/recipient'
import { goodsOrder, type GoodsParts, type GoodsPlan } from './plan'

const TYPE = 'cross-border'

/** The body of `/entity/rms/user/complete` (§7 Cross-border, and what the reference adds). */
function bodyOf(parts: GoodsParts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { choice, person, address, buyer, lottery } = parts
  const { province = '', city = '', area = '' } = regionParts(address?.region ?? '') ?? {}
  return {
    receivePhone: person.mobile,
    receiveName: person.name,
    quantity: choice.quantity,
    productCode: parts.productCode,
    skuId: choice.skuId,
    buyerName: buyer?.name ?? '',
    idCard: buyer?.idNumber ?? '',
    province,
    city,
    area,
    address: address?.detail ?? '',
    couponCode: parts.couponCodes.join(','),
    remark: parts.remark,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    priceVersion: parts.priceVersion
  }
}

export const plan: GoodsPlan = {
  sections: [recipient(() => forms.form), product({ abroad: true }), customs(forms.form), coupon],
  order: goodsOrder(bodyOf, (call, body, key) => placeOrder(call, COMPLETIONS[TYPE], body, key))
}
