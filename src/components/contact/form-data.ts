import { dashedBirthday } from '@/domain/person/age'
import { ID_TYPE } from '@/domain/person/codes'
import { idCardFacts } from '@/domain/person/id-card'
import type { PersonForm } from '@/domain/person/person-form'
import type { SuitabilityPerson } from '@/domain/person/suitability'
import type { Contact } from '@/services/account/contacts'
import type { ContactFormData } from '@/stores/session-item-types'

/** The fields that both the address book and the order forms ask. */
export type PersonData = Omit<ContactFormData, 'sexHistory'>

export const EMPTY_PERSON: PersonData = {
  contactId: '',
  name: '',
  mobile: '',
  gender: null,
  idType: ID_TYPE.idCard,
  idNumber: '',
  birthday: '',
  marry: null
}

/** The form of a stored contact. */
export const personOf = ({
  id,
  name,
  mobile,
  gender,
  idType,
  idNumber,
  birthday,
  marry
}: Contact): PersonData => ({
  contactId: id,
  name,
  mobile,
  gender,
  idType,
  idNumber,
  birthday: idType === ID_TYPE.idCard ? '' : birthday,
  marry
})

/** What a product's limits are held against. */
export const limitedOf = ({ gender, idType, idNumber, birthday }: Contact): SuitabilityPerson => ({
  gender,
  idType,
  idNumber,
  birthday: birthday ? dashedBirthday(birthday) : null
})

/** What the rules of §5 check. */
export function toPersonForm(data: PersonData & { sexHistory?: 0 | 1 | null }): PersonForm {
  return {
    name: data.name,
    mobile: data.mobile,
    idType: data.idType,
    idNumber: data.idNumber,
    gender: data.gender,
    birthday: data.idType === ID_TYPE.idCard || data.birthday === '' ? null : dashedBirthday(data.birthday),
    sexHistory: data.sexHistory == null ? null : data.sexHistory === 1
  }
}

/** A change of the fields; a complete identity card number answers the sex, unless another was chosen. What the old number told goes with it. */
export function withChange<T extends PersonData>(data: T, change: Partial<T>): T {
  const next: T = { ...data, ...change }
  if (next.idType !== ID_TYPE.idCard || change.idNumber === undefined) return next
  const told = idCardFacts(data.idNumber)?.gender ?? null
  if (next.gender !== null && next.gender !== told) return next
  return { ...next, gender: idCardFacts(next.idNumber)?.gender ?? null }
}
