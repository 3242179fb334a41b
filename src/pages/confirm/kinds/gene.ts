import { COMPLETIONS } from '@/contract/completions'
import { geneForms } from '@/domain/kinds/gene.form'
import type { ConfirmPlan } from './plan'

const TYPE = 'gene'

export const geneConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: geneForms.form,
  consent: 'drugs',
  cards: ['person', 'consent', 'visit', 'coupon', 'submit'],
  body: () => import('@/services/gene-order').then(({ geneBody }) => geneBody)
}
