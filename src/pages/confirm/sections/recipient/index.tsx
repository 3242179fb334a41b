import { splitRegion } from '@/domain/address/region'
import type { FormRules, PersonField } from '@/domain/person/form-fields'
import { addressAnswers } from '../../shared/address-answers'
import { careTexts } from '../../shared/care-texts'
import { personAnswers } from '../../shared/person-answers'
import type { GoodsLike, SectionOf } from '../../shared/section'
import { RecipientCard } from './card'
import { RecipientModel } from './model'
import { texts } from './texts'

/** The address and who orders have rows of their own. */
const OTHERS: readonly PersonField[] = ['region', 'address', 'buyerName', 'idNumber']

/** Who receives it and where, in one step of care mode. */
export const recipient =
  <P extends GoodsLike>(rules: (pricing: P) => FormRules): SectionOf<P> =>
  (around) => {
    const { pricing } = around
    const form = rules(pricing)
    const model = new RecipientModel(around, {
      ...form,
      fields: form.fields.filter((field) => !OTHERS.includes(field))
    })
    const { person, address } = model
    const ofPerson = personAnswers(person)
    const ofAddress = addressAnswers(address)
    const who = form.label ?? careTexts.goods.collector
    return {
      name: 'recipient',
      get step() {
        return pricing.sent ? careTexts.goods.recipient(who) : who
      },
      person,
      address,
      load: model.begin,
      quoted: () => void model.begin(),
      returned: () => void model.load(),
      check() {
        const wrong = ofPerson.check?.()
        const wrongPlace = ofAddress.check?.()
        return wrong ?? wrongPlace ?? null
      },
      leave() {
        const wrongPlace = ofAddress.check?.()
        return ofPerson.leave?.() ?? wrongPlace ?? null
      },
      contribute() {
        const own = ofPerson.contribute?.()
        return own ? { ...own, address: pricing.sent ? address : null } : null
      },
      refuse: (field, message) =>
        ofAddress.refuse?.(field, message) ??
        (OTHERS.includes(field) ? null : (ofPerson.refuse?.(field, message) ?? null)),
      placed() {
        void model.saved.keep()
        return undefined
      },
      owns: (id) => ofPerson.owns?.(id) === true || ofAddress.owns?.(id) === true,
      get summary() {
        const where = [...splitRegion(address.region), address.detail].join(' ')
        return [
          { label: who, value: person.data.name },
          ...(pricing.sent ? [{ label: texts.address, value: where }] : [])
        ]
      },
      View: () => <RecipientCard model={model} />
    }
  }
