import { COMPLETIONS } from '@/contract/completions'
import { vaccineForms } from '@/domain/kinds/vaccine.form'
import type { ConfirmPlan } from './plan'

const KIND = 'vaccine'

const { form } = vaccineForms

/** The first dose with all of them bought; also under the kind's own name. */
export const vaccineConfirm: ConfirmPlan<typeof KIND> = {
  type: `${KIND}-booking`,
  aliases: [KIND],
  kind: KIND,
  dosed: true,
  call: COMPLETIONS[KIND],
  // The city is asked by a card of its own.
  form: { ...form, fields: form.fields.filter((field) => field !== 'region') },
  home: { label: form.regionLabel, levels: form.regionLevels },
  cards: ['person', 'home', 'visit', 'pay', 'coupon', 'submit'],
  body: () => import('@/services/vaccine-order').then((part) => part.vaccineBody)
}
