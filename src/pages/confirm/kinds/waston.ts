import { COMPLETIONS } from '@/contract/completions'
import { wastonForms } from '@/domain/kinds/waston.form'
import type { ConfirmPlan } from './plan'

const TYPE = 'waston'

export const wastonConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: wastonForms.form,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: () => import('@/services/watson-order').then(({ watsonBody }) => watsonBody)
}
