import { COMPLETIONS } from '@/contract/completions'
import { placeOrder } from '@/services/placing/placing'
import { healthSelectionForms as forms } from '@/domain/kinds/health-selection.form'
import { coupon } from '../sections/coupon'
import { gift } from '../sections/gift'
import { invoice } from '../sections/invoice'
import { product } from '../sections/product'
import { recipient } from '../sections/recipient'
import { goodsBody } from './goods-body'
import { goodsOrder, type GoodsPlan } from './plan'

/** By the product's category. */
const formOf = (category: number) => forms.byCategory?.[category] ?? forms.form

export const plan: GoodsPlan = {
  sections: [recipient(({ choice }) => formOf(choice?.category ?? 0)), product(), coupon, gift, invoice()],
  order: goodsOrder(goodsBody, (call, body, key) =>
    placeOrder(call, COMPLETIONS['health-selection'], body, key)
  )
}
