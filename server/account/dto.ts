import type { Devices, Profile as ProfileDto } from '@/contract/account/dto/account'
import type { Address } from '@/contract/account/dto/address'
import type { Contact, Session, SilenceResults, UserInfo } from '@/contract/auth/dto/auth'
import { ID_TYPE } from '@/domain/person/codes'
import { ACCESS_LIFE_MS } from '../settings/tokens'
import type { OpenedSession } from './commands/open-session'
import type { Account, Profile } from './queries/account'
import type { AddressRow } from './queries/addresses'
import type { ContactRow } from './queries/contacts'
import type { Device } from './queries/devices'

export const userInfo = ({ id, phone, name, idType, idNumber, memberLevel }: Account): UserInfo => ({
  user_id: id,
  mobile: phone,
  name,
  id_type: idType,
  id_number: idNumber,
  memberLevel
})

export const sessionDto = ({
  token,
  refreshToken,
  id,
  secret,
  openedAt,
  account
}: OpenedSession): Session => ({
  token,
  refreshToken,
  expiresIn: ACCESS_LIFE_MS / 1000,
  kid: id,
  sessionSecret: secret,
  serverTime: openedAt.getTime(),
  userInfo: userInfo(account)
})

/** Without a session the page asks for the phone number. */
export const silenceDto = (session: OpenedSession | null): SilenceResults =>
  session === null ? { needPhone: 1, session } : { needPhone: 0, session: sessionDto(session) }

const compact = (date: string): string => date.replaceAll('-', '')

/** Both spellings of §3: name and realName, gender and sex, the number by its type. */
export function contactDto(row: ContactRow): Contact {
  const number =
    row.idType === ID_TYPE.idCard
      ? { id_number1: row.idNumber }
      : { id_number9: row.idNumber, other_id_number: row.idNumber }
  return {
    contacts_id: row.id,
    user_id: row.userId,
    name: row.name,
    realName: row.name,
    mobile: row.mobile,
    gender: row.gender,
    sex: row.gender,
    id_type: row.idType,
    id_number: row.idNumber,
    ...number,
    birthday: compact(row.birthday ?? ''),
    relation: row.relation,
    marry: row.marry,
    province_name: row.provinceName,
    city_name: row.cityName,
    county_name: row.countyName,
    addressDetails: row.addressDetails,
    is_default: row.isDefault ? 1 : 0
  }
}

export const profileDto = ({ birthday, hasPassword, erasedAfter, ...profile }: Profile): ProfileDto => ({
  ...profile,
  birthday: compact(birthday),
  hasPassword: hasPassword ? 1 : 0,
  erasedAfter: erasedAfter?.getTime() ?? null
})

export const devicesDto = (devices: readonly Device[]): Devices =>
  devices.map(({ id, name, current, loggedInAt, lastUsedAt }) => ({
    id,
    name,
    current: current ? 1 : 0,
    loggedInAt: loggedInAt.getTime(),
    lastUsedAt: lastUsedAt.getTime()
  }))

export const addressesDto = (rows: readonly AddressRow[]): Address[] =>
  rows.map(({ id, name, mobile, region, detail, tag, isDefault }) => ({
    ...{ id, name, mobile, region, detail, tag },
    isDefault: isDefault ? 1 : 0
  }))
