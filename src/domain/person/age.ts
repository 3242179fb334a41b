import { isDate } from '../date'
import { ID_TYPE, type IdType } from './codes'
import { idCardFacts } from './id-card'

/** Whole years lived on a date; null when a date is wrong or lies before the birth. */
export function ageAt(birthday: string, on: string): number | null {
  if (!isDate(birthday) || !isDate(on) || on < birthday) return null
  const years = Number(on.slice(0, 4)) - Number(birthday.slice(0, 4))
  return on.slice(5) < birthday.slice(5) ? years - 1 : years
}

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
