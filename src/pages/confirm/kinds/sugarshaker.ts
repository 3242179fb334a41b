import { COMPLETIONS } from '@/contract/completions'
import { sugarshakerForms } from '@/domain/kinds/sugarshaker.form'
import type { ConfirmPlan } from './plan'

const TYPE = 'sugarshaker'

export const sugarshakerConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: sugarshakerForms.form,
  cards: ['person', 'visit', 'coupon', 'submit'],
  body: () => import('@/services/sugar-order').then(({ sugarBody }) => sugarBody),
  again: () => import('@/services/sugar-again').then(({ boughtFor }) => boughtFor)
}
