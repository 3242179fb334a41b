import { COMPLETIONS } from '@/contract/completions'
import { dentistryForms } from '@/domain/kinds/dentistry.form'
import type { ConfirmPlan } from './plan'

const TYPE = 'dentistry'

export const dentistryConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: dentistryForms.form,
  cards: ['person', 'visit', 'coupon', 'submit'],
  body: () => import('@/services/dental-order').then(({ dentalBody }) => dentalBody)
}
