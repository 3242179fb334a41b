import { fieldId } from '@/components/contact/field-id'
import type { PersonModel } from './person'
import type { Section } from './section'

const BREAKFAST = 'breakfast'

/** What a section answers that asks who is examined, or tells it; breakfast stands with the visit. */
export const personAnswers = (
  model: PersonModel
): Pick<Section, 'check' | 'leave' | 'contribute' | 'owns' | 'refuse'> => ({
  check() {
    const { first } = model.check()
    return first && first.field !== BREAKFAST ? { id: fieldId(first.field), message: first.message } : null
  },
  leave() {
    const wrong = model.checkWhere((field) => field !== BREAKFAST)
    return wrong && { id: fieldId(wrong.field), message: wrong.message }
  },
  contribute() {
    const { value } = model.check()
    return value && { person: value, typed: model.data, contact: model.contact }
  },
  owns: (id) => id.startsWith(fieldId('name').replace(/name$/, '')) && id !== fieldId(BREAKFAST),
  refuse(field, message) {
    if (field === 'region' || field === 'address') return null
    model.refuse(field, message)
    return fieldId(field)
  }
})
