import { isDate } from '../date'
import { ID_TYPE, type IdType } from './codes'
import { idCardFacts } from './id-card'

/** Birth date of a person: from the identity card, else the optional birthday; null when unknown. */
export function birthdayOf(person: {
  idType: IdType
  idNumber: string
  birthday?: string | null
}): string | null {
  const facts = person.idType === ID_TYPE.idCard ? idCardFacts(person.idNumber) : null
  const own = person.birthday ?? null
  return facts?.birthday ?? (own !== null && isDate(own) ? own : null)
}
