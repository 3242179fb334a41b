import type { FormRules } from '@/domain/person/form-fields'
import type { boughtFor } from '@/services/placing/sugar-again'
import type { VisitPricing } from '../../pricing/visit'
import { careTexts } from '../../shared/care-texts'
import { PersonModel } from '../../shared/person'
import { personAnswers } from '../../shared/person-answers'
import type { SectionOf } from '../../shared/section'
import { PersonSection } from './card'
import { KEEP_ID, KeepPerson } from './keep'
import { refill } from './refill'

/** 体检人: who is examined, asked with the fields of the kind; `again` knows whom the earlier order was for. */
export const person =
  (form: FormRules, again?: typeof boughtFor): SectionOf<VisitPricing> =>
  (around) => {
    const { root, scope, params, pricing } = around
    const model = new PersonModel(root, scope, form, () => ({
      booked: pricing.booked,
      breakfastCount: around.breakfast?.count ?? 0,
      breakfastId: around.breakfast?.id ?? null
    }))
    const keep = new KeepPerson(root, model)
    const answers = personAnswers(model)
    /** Whom the earlier order was for comes before the account's own person. */
    const load = async () => {
      const before = again && root.items.againOf(params.id)
      if (before) await refill(root, scope, model, () => again(scope.call, before))
      await model.load()
    }
    return {
      name: 'person',
      step: careTexts.names.person,
      person: model,
      load,
      returned: () => void model.load(),
      ...answers,
      check() {
        const wrong = keep.check()
        return answers.check?.() ?? wrong
      },
      leave() {
        const wrong = keep.check()
        return answers.leave?.() ?? wrong
      },
      async begin() {
        await keep.keep()
        return true
      },
      owns: (id) => id === KEEP_ID || answers.owns?.(id) === true,
      get summary() {
        return [{ label: careTexts.who, value: model.data.name }]
      },
      View: () => <PersonSection person={model} keep={keep} productCode={params.id} />
    }
  }
