import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { placeOrder } from '@/services/placing/placing'
import { geneHomeForms as forms } from '@/domain/kinds/gene-home.form'
import { consent } from '../sections/consent'
import { coupon } from '../sections/coupon'
import { invoice } from '../sections/invoice'
import { product } from '../sections/product'
import { recipient } from '../sections/recipient'
import { CONSENTS } from './consents'
import { goodsBody } from './goods-body'
import { goodsOrder, storedLater, type GoodsParts, type GoodsPlan } from './plan'

const TYPE = 'gene-home'

/** The body of `/gene/user/complete`: that of goods, with consent and questionnaire. */
const bodyOf = (parts: GoodsParts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> => ({
  ...goodsBody(parts),
  consent: parts.consent ? 1 : 0,
  questionId: parts.questionId
})

export const plan: GoodsPlan = {
  sections: [recipient(() => forms.form), product(), consent(CONSENTS[TYPE]), coupon, invoice()],
  later: storedLater('storedMoney'),
  order: goodsOrder(bodyOf, (call, body, key) => placeOrder(call, COMPLETIONS[TYPE], body, key))
}
