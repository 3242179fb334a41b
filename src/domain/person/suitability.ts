import { ageAt } from './age'
import { birthdayOf } from './birthday'
import type { Gender, IdType } from './codes'
import { sexLimitReason } from './gender'
import { PERSON_TEXTS } from './texts'

export interface SuitabilityProduct {
  /** The only sex admitted; null or none admits both. */
  sexLimit?: Gender | null | undefined
  /** Youngest and oldest age admitted, whole years, both inclusive; null is no limit. */
  ageMin?: number | null | undefined
  ageMax?: number | null | undefined
}

export interface SuitabilityPerson {
  gender: Gender | null
  idType: IdType
  idNumber: string
  birthday?: string | null
}

export type Suitability =
  | { ok: true }
  | {
      ok: false
      field: 'gender' | 'age'
      /** Short, for a contact chip: 限男士, 超出年龄, 未满30岁. */
      reason: string
      /** For a form row or an answer of code 27006. */
      message: string
    }

/**
 * Whether a product admits a person on the day of the visit ('YYYY-MM-DD'). Both sides of the wire use it;
 * the server refuses with 27006. Unknown sex or age is not refused here.
 * @param sold what the message calls the product, as its form says
 */
export function suitability(
  person: SuitabilityPerson,
  product: SuitabilityProduct,
  on: string,
  sold: string = PERSON_TEXTS.sold
): Suitability {
  const limit = product.sexLimit ?? null
  const sexReason = sexLimitReason(limit)
  if (sexReason !== null && person.gender !== null && person.gender !== limit) {
    return {
      ok: false,
      field: 'gender',
      reason: sexReason,
      message: PERSON_TEXTS.genderNote(sold, sexReason)
    }
  }
  const birthday = birthdayOf(person)
  const age = birthday === null ? null : ageAt(birthday, on)
  const [from, to] = [product.ageMin ?? null, product.ageMax ?? null]
  const reason = age === null ? null : ageReason(age, from, to)
  if (reason === null) return { ok: true }
  return { ok: false, field: 'age', reason, message: PERSON_TEXTS.ageRange(sold, from, to) }
}

function ageReason(age: number, from: number | null, to: number | null): string | null {
  if (to !== null && age > to) return PERSON_TEXTS.tooOld
  return from !== null && age < from ? PERSON_TEXTS.tooYoung(from) : null
}
