import type { Contact } from '@/contract/dto/auth'
import type { MedUserInfo } from '@/contract/dto/order'
import type { Gender } from '@/domain/person/gender'
import { ID_TYPE, idCardFacts, type IdType } from '@/domain/person/id-card'
import type { PersonForm } from '@/domain/person/person-form'
import type { ContactFormData } from '@/stores/session-items'

/** The fields that both the address book and the order forms ask. */
export type PersonData = Omit<ContactFormData, 'sexHistory'>

const genderOf = (value: number | null | undefined): Gender | null =>
  value === 0 || value === 1 ? value : null

const idTypeOf = (value: number): IdType => (value === ID_TYPE.idCard ? ID_TYPE.idCard : ID_TYPE.other)

/** 'YYYY-MM-DD' of 'YYYYMMDD'; anything else stays as it was typed, so that the check can name it. */
function dashedBirthday(compact: string): string {
  return /^\d{8}$/.test(compact)
    ? `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`
    : compact
}

export const EMPTY_PERSON: PersonData = {
  contacts_id: '',
  name: '',
  mobile: '',
  gender: null,
  id_type: ID_TYPE.idCard,
  id_number: '',
  birthday: '',
  marry: null
}

/** The form of a stored contact, which may come in either spelling of §3. */
export function personOf(contact: Contact): PersonData {
  const idType = idTypeOf(contact.id_type)
  const byType =
    idType === ID_TYPE.idCard ? contact.id_number1 : (contact.id_number9 ?? contact.other_id_number)
  return {
    contacts_id: contact.contacts_id,
    name: contact.name || contact.realName,
    mobile: contact.mobile,
    gender: genderOf(contact.gender ?? contact.sex),
    id_type: idType,
    id_number: contact.id_number || (byType ?? ''),
    birthday: idType === ID_TYPE.idCard ? '' : contact.birthday,
    marry: genderOf(contact.marry)
  }
}

/** What the rules of §5 check. */
export function toPersonForm(data: PersonData & { sexHistory?: 0 | 1 | null }): PersonForm {
  return {
    name: data.name,
    mobile: data.mobile,
    idType: data.id_type,
    idNumber: data.id_number,
    gender: data.gender,
    birthday: data.id_type === ID_TYPE.idCard || data.birthday === '' ? null : dashedBirthday(data.birthday),
    sexHistory: data.sexHistory == null ? null : data.sexHistory === 1
  }
}

/** A change of the fields; a complete identity card number answers the sex that was not chosen yet. */
export function withChange<T extends PersonData>(data: T, change: Partial<T>): T {
  const next: T = { ...data, ...change }
  if (next.gender !== null || next.id_type !== ID_TYPE.idCard || change.id_number === undefined) return next
  return { ...next, gender: idCardFacts(next.id_number)?.gender ?? null }
}

/** Who is examined, as an order carries it (§7); `checked` holds the normalised values. */
export function medUserInfoOf(data: PersonData, checked: PersonForm, contactsId: string): MedUserInfo {
  return {
    cardType: checked.idType,
    contactsId,
    gender: checked.gender ?? 0,
    identityCard: checked.idNumber,
    medUserName: checked.name,
    medUserPhone: checked.mobile,
    marry: data.marry,
    birthday: checked.birthday ? checked.birthday.replace(/-/g, '') : ''
  }
}
