import { COMPLETIONS } from '@/contract/completions'
import { wastonForms } from '@/domain/kinds/waston.form'
import { watsonBody } from '@/services/watson-order'
import type { ConfirmPlan } from './plan'

const TYPE = 'waston'

export const wastonConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: wastonForms.form,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: watsonBody
}
