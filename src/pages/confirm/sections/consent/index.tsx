import { careTexts } from '../../shared/care-texts'
import type { SectionOf } from '../../shared/section'
import type { ConsentAbout } from './about'
import { ConsentCard } from './card'
import { CONSENT_ID, ConsentModel } from './model'

/** Informed consent and questionnaire before an order, where the product has one. */
export const consent =
  (about: ConsentAbout): SectionOf =>
  ({ root, scope, key, pricing }) => {
    const model = new ConsentModel(root, scope, key, about, () => pricing.product)
    let asked = false
    const ask = async () => {
      if (asked || !pricing.product) return
      asked = true
      await model.load()
    }
    return {
      name: 'consent',
      get step() {
        return model.wanted ? careTexts.names.consent : null
      },
      load: ask,
      // Of goods the product is known with their price.
      quoted: () => void ask(),
      check: model.check,
      contribute: () => (model.wanted ? { consent: model.agreed, questionId: model.questionId } : {}),
      owns: (id) => id === CONSENT_ID,
      View: () => <ConsentCard model={model} />
    }
  }
