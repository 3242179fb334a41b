import { SHARED_COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { placeOrder } from '@/services/placing/placing'
import { healthSelectionForms as forms } from '@/domain/kinds/health-selection.form'
import { coupon } from '../sections/coupon'
import { invoice } from '../sections/invoice'
import { product } from '../sections/product'
import { recipient } from '../sections/recipient'
import { goodsBody } from './goods-body'
import { goodsOrder, storedLater, type GoodsParts, type GoodsPlan } from './plan'

const KIND = 'health-selection'

/** By the product's category. */
const formOf = (category: number) => forms.byCategory?.[category] ?? forms.form

const bodyOf = (parts: GoodsParts): InputOf<'order.completeGoods'> => ({ ...goodsBody(parts), kind: KIND })

export const plan: GoodsPlan = {
  sections: [recipient(({ choice }) => formOf(choice?.category ?? 0)), product(), coupon, invoice()],
  later: storedLater('storedMoney'),
  order: goodsOrder(bodyOf, (call, body, key) => placeOrder(call, SHARED_COMPLETIONS.parcel, body, key))
}
