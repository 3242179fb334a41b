/** Who an account can book for (§7), in our own words. */
import type { Contact as WireContact } from '@/contract/auth/dto/auth'
import { joinRegion } from '@/domain/address/region'
import { type Gender, ID_TYPE, type IdType, genderOf, idTypeOf } from '@/domain/person/codes'
import type { Call } from '../http/call'

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
  /** Offered first. */
  readonly isDefault: boolean
}

/** Names and numbers come in either spelling of §3. */
export function toContact(wire: WireContact): Contact {
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
    addressDetail: wire.addressDetails,
    isDefault: wire.is_default === 1
  }
}

export const listContacts = async (call: Call): Promise<readonly Contact[]> =>
  (await call('contacts.list', {})).map(toContact)
