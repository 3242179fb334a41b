/** The address book of an account (§7), in our own words. */
import type { Contact as WireContact } from '@/contract/dto/auth'
import { ErrorCode, type CallError } from '@/contract/errors'
import { joinRegion, splitRegion } from '@/domain/address/address'
import type { PersonField } from '@/domain/person/form-fields'
import { genderOf, type Gender } from '@/domain/person/gender'
import { ID_TYPE, idTypeOf, type IdType } from '@/domain/person/id-card'
import type { PersonForm } from '@/domain/person/person-form'
import type { Call } from './call'
import type { CancelSignal } from './cancel'

/** Somebody of the address book. */
export interface Contact {
  readonly id: string
  readonly name: string
  readonly mobile: string
  readonly gender: Gender | null
  readonly idType: IdType
  readonly idNumber: string
  /** 'YYYYMMDD', that of an identity card as well; '' when it is not known. */
  readonly birthday: string
  /** 本人, 配偶 … */
  readonly relation: string
  readonly marry: 0 | 1 | null
  /** Region names joined by '-' (§3). */
  readonly region: string
  readonly addressDetail: string
}

/** Names and numbers come in either spelling of §3. */
function toContact(wire: WireContact): Contact {
  const idType = idTypeOf(wire.id_type)
  const byType = idType === ID_TYPE.idCard ? wire.id_number1 : (wire.id_number9 ?? wire.other_id_number)
  return {
    id: wire.contacts_id,
    name: wire.name || wire.realName,
    mobile: wire.mobile,
    gender: genderOf(wire.gender ?? wire.sex),
    idType,
    idNumber: wire.id_number || (byType ?? ''),
    birthday: wire.birthday,
    relation: wire.relation,
    marry: genderOf(wire.marry),
    region: joinRegion([wire.province_name, wire.city_name, wire.county_name]),
    addressDetail: wire.addressDetails
  }
}

export const listContacts = async (call: Call, signal?: CancelSignal): Promise<readonly Contact[]> =>
  (await call('contacts.list', {}, signal ? { signal } : {})).map(toContact)

export const readContact = async (call: Call, id: string, signal: CancelSignal): Promise<Contact> =>
  toContact(await call('contacts.get', { contacts_id: id }, { signal }))

/** What 本人, 配偶 … can be chosen. */
export const listRelations = async (call: Call, signal: CancelSignal): Promise<readonly string[]> =>
  (await call('contacts.relations', {}, { signal })).map(({ name }) => name)

/** @param id null for one that is still to be made */
export async function saveContact(
  call: Call,
  id: string | null,
  person: PersonForm,
  { relation, marry, region, addressDetail }: Pick<Contact, 'relation' | 'marry' | 'region' | 'addressDetail'>
): Promise<Contact> {
  const [province_name = '', city_name = '', county_name = ''] = splitRegion(region)
  return toContact(
    await call('contacts.save', {
      ...(id === null ? {} : { contacts_id: id }),
      name: person.name,
      mobile: person.mobile,
      gender: person.gender ?? 0,
      id_type: person.idType,
      id_number: person.idNumber,
      birthday: person.birthday ? person.birthday.replace(/-/g, '') : '',
      ...(relation ? { relation } : {}),
      marry,
      province_name,
      city_name,
      county_name,
      addressDetails: addressDetail.trim()
    })
  )
}

export const deleteContact = async (call: Call, id: string): Promise<void> => {
  await call('contacts.delete', { contacts_id: id })
}

const FIELDS: Readonly<Record<string, PersonField>> = {
  name: 'name',
  mobile: 'mobile',
  gender: 'gender',
  id_type: 'idNumber',
  id_number: 'idNumber',
  birthday: 'birthday',
  addressDetails: 'address'
}

/** The field of a contact that was refused (20001), or null. */
export function refusedField({ code, results }: CallError): PersonField | null {
  if (code !== ErrorCode.badParameter) return null
  const [detail] = ([] as unknown[]).concat(results)
  const name = typeof detail === 'object' && detail !== null && 'field' in detail ? String(detail.field) : ''
  return FIELDS[name] ?? null
}
