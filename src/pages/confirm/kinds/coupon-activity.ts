import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { couponActivityForms as forms } from '@/domain/kinds/coupon-activity.form'
import { goodsBody } from './goods-body'
import type { GoodsFacts, GoodsPlan } from './plan'

const TYPE = 'coupon-activity'

/** The body of `/coupon/user/complete`: that of goods, without an address. */
function bodyOf(facts: GoodsFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { receiveCity: _city, receiveAddress: _address, ...body } = goodsBody(facts)
  return body
}

export const couponActivityConfirm: GoodsPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: () => forms.form,
  body: bodyOf
}
