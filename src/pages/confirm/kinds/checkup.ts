import { COMPLETIONS } from '@/contract/completions'
import { checkupForms } from '@/domain/kinds/checkup.form'
import type { ConfirmPlan } from './plan'

const TYPE = 'checkup'

export const checkupConfirm: ConfirmPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: checkupForms.form,
  ofOrder: true,
  cards: ['person', 'visit', 'report', 'coupon', 'submit'],
  body: () => import('@/services/checkup-order').then(({ checkupBody }) => checkupBody)
}
