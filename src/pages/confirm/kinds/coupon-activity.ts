import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { placeOrder } from '@/services/placing/placing'
import { couponActivityForms as forms } from '@/domain/kinds/coupon-activity.form'
import { coupon } from '../sections/coupon'
import { invoice } from '../sections/invoice'
import { product } from '../sections/product'
import { recipient } from '../sections/recipient'
import { goodsBody } from './goods-body'
import { goodsOrder, storedLater, type GoodsParts, type GoodsPlan } from './plan'

const TYPE = 'coupon-activity'

/** The body of `/coupon/user/complete`: that of goods, without an address. */
function bodyOf(parts: GoodsParts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { receiveCity: _city, receiveAddress: _address, ...body } = goodsBody(parts)
  return body
}

export const plan: GoodsPlan = {
  sections: [recipient(() => forms.form), product(), coupon, invoice()],
  later: storedLater('storedMoney'),
  order: goodsOrder(bodyOf, (call, body, key) => placeOrder(call, COMPLETIONS[TYPE], body, key))
}
