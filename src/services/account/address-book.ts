/** Reading and changing a contact of the address book (§7). */
import type { CallError } from '@/contract/errors'
import { splitRegion } from '@/domain/address/region'
import type { PersonField } from '@/domain/person/form-fields'
import type { PersonForm } from '@/domain/person/person-form'
import type { Call } from '../http/call'
import { toContact, type Contact } from './contacts'
import { refusedAt } from '../http/refused-at'

export const readContact = async (call: Call, id: string): Promise<Contact> =>
  toContact(await call('contacts.get', { contacts_id: id }))

/** What 本人, 配偶 … can be chosen. */
export const listRelations = async (call: Call): Promise<readonly string[]> =>
  (await call('contacts.relations', {})).map(({ name }) => name)

/** @param id null for one that is still to be made */
export async function saveContact(
  call: Call,
  id: string | null,
  person: PersonForm,
  {
    relation,
    marry,
    region,
    addressDetail
  }: Pick<Contact, 'relation' | 'marry' | 'region' | 'addressDetail'>,
  /** The person agreed to being entered. */
  consent: boolean
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
      addressDetails: addressDetail.trim(),
      ...(consent ? { consent: 1 } : {})
    })
  )
}

/** This person is offered first. */
export const setDefaultContact = async (call: Call, id: string): Promise<readonly Contact[]> =>
  (await call('contacts.setDefault', { contacts_id: id })).map(toContact)

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
export const refusedField = (failure: CallError): PersonField | null => FIELDS[refusedAt(failure)] ?? null
