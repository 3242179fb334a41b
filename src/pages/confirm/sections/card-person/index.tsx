import { fieldId } from '@/components/contact/field-id'
import type { FormRules } from '@/domain/person/form-fields'
import type { VisitPricing } from '../../pricing/visit'
import { careTexts } from '../../shared/care-texts'
import { PersonModel } from '../../shared/person'
import { personAnswers } from '../../shared/person-answers'
import type { SectionOf } from '../../shared/section'
import { CardPerson } from './card'
import { texts } from './texts'

/** 体检人 of a card: chosen with the package, told and not asked. */
export const cardPerson =
  (form: FormRules): SectionOf<VisitPricing> =>
  (around) => {
    const { root, scope, pricing } = around
    const person = new PersonModel(root, scope, form, () => ({
      booked: pricing.booked,
      breakfastCount: around.breakfast?.count ?? 0,
      breakfastId: around.breakfast?.id ?? null
    }))
    const answers = personAnswers(person)
    /** Whom the card is used for, and nobody else: whoever does not suit is not taken in their place. */
    const wrong = () => {
      const { id } = pricing.booked?.draft.parts.onCard?.person ?? {}
      return person.contact?.id === id ? null : { id: fieldId('name'), message: texts.notTaken }
    }
    /** As the address book has them now: what was added there counts. */
    const load = async () => {
      await person.load()
      const { id } = pricing.booked?.draft.parts.onCard?.person ?? {}
      if (id && !scope.left) person.pick(id)
    }
    return {
      name: 'card-person',
      step: careTexts.names.person,
      person,
      load,
      returned: () => void load(),
      ...answers,
      check: () => wrong() ?? answers.check?.() ?? null,
      leave: () => wrong() ?? answers.leave?.() ?? null,
      contribute: () => (wrong() ? null : (answers.contribute?.() ?? null)),
      get summary() {
        return [{ label: careTexts.who, value: person.data.name }]
      },
      View: () => <CardPerson person={person} pricing={pricing} onRetry={() => void load()} />
    }
  }
