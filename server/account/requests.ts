import type { ParsedInput } from '@/contract/schemas'
import type { ContactRequest } from './commands/save-contact'
import type { ProfileChanges } from './commands/save-profile'

/** `19880314` with dashes; '' and undefined as they are. */
const dashed = <T extends string | undefined>(compact: T): T | string =>
  compact ? `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}` : compact

export const contactRequest = (input: ParsedInput<'contacts.save'>): ContactRequest => ({
  id: input.contacts_id,
  name: input.name,
  mobile: input.mobile,
  gender: input.gender,
  idType: input.id_type,
  idNumber: input.id_number,
  birthday: dashed(input.birthday) || null,
  relation: input.relation,
  marry: input.marry,
  provinceName: input.province_name,
  cityName: input.city_name,
  countyName: input.county_name,
  addressDetails: input.addressDetails,
  consent: input.consent === 1
})

export const profileChanges = ({
  birthday,
  ...changes
}: ParsedInput<'account.saveProfile'>): ProfileChanges => ({ ...changes, birthday: dashed(birthday) })
