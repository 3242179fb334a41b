import { fieldId } from '@/components/contact/field-id'
import { ADDRESS_FORM, type AddressModel } from './address'
import type { Section } from './section'

/** What a section answers that asks for an address. */
export const addressAnswers = (model: AddressModel): Pick<Section, 'check' | 'owns' | 'refuse'> => ({
  check() {
    const wrong = model.check()
    return wrong && { id: fieldId(wrong.field, ADDRESS_FORM), message: wrong.message }
  },
  owns: (id) => id.startsWith(ADDRESS_FORM),
  refuse(field, message) {
    if (field !== 'region' && field !== 'address') return null
    model.refuse(field, message)
    return fieldId(field, ADDRESS_FORM)
  }
})
