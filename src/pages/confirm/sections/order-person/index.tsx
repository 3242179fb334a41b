import { maskName } from '@/domain/mask'
import type { FormRules } from '@/domain/person/form-fields'
import type { VisitPricing } from '../../pricing/visit'
import { careTexts } from '../../shared/care-texts'
import { PersonModel } from '../../shared/person'
import { personAnswers } from '../../shared/person-answers'
import type { SectionOf } from '../../shared/section'
import { OrderPerson } from './card'
import { OrderPersonModel } from './model'

/** 体检人 in mini-program order mode (§4): whom the order of the address is for, told and not asked. */
export const orderPerson =
  (form: FormRules): SectionOf<VisitPricing> =>
  (around) => {
    const { root, scope, params, pricing } = around
    const orderNum = params.orderNum ?? ''
    const person = new PersonModel(root, scope, form, () => ({
      booked: pricing.booked,
      breakfastCount: around.breakfast?.count ?? 0,
      breakfastId: around.breakfast?.id ?? null
    }))
    person.give(undefined)
    const model = new OrderPersonModel(scope, person, orderNum)
    const answers = personAnswers(person)
    return {
      name: 'order-person',
      step: careTexts.names.person,
      person,
      load: model.load,
      returned: () => void model.load(),
      ...answers,
      contribute() {
        const own = answers.contribute?.()
        return own ? { ...own, personOf: orderNum } : null
      },
      get summary() {
        // Nothing of a person is told in full who was not typed here.
        return [{ label: careTexts.who, value: maskName(person.data.name) }]
      },
      View: () => <OrderPerson model={model} person={person} params={params} />
    }
  }
