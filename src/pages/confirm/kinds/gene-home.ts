import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { geneHomeForms as forms } from '@/domain/kinds/gene-home.form'
import { goodsBody } from './goods-body'
import type { GoodsFacts, GoodsPlan } from './plan'

const TYPE = 'gene-home'

/** The body of `/gene/user/complete`: that of goods, with consent and questionnaire. */
const bodyOf = (facts: GoodsFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> => ({
  ...goodsBody(facts),
  consent: facts.consent ? 1 : 0,
  questionId: facts.questionId
})

export const geneHomeConfirm: GoodsPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: () => forms.form,
  consent: 'tumours',
  body: bodyOf
}
