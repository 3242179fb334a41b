/** What somebody sees and changes of their account, in our own words. */
import type { Devices, Profile as WireProfile, SaveProfileInput } from '@/contract/account/dto/account'
import type { Gender } from '@/domain/person/codes'
import { toAccount, toSession, type Account, type Session } from './account'
import type { Call } from '../http/call'

/** What somebody told of themselves; '' and null are left out. */
interface Told {
  readonly nickname: string
  readonly gender: Gender | null
  /** 'YYYYMMDD'. */
  readonly birthday: string
  readonly marry: 0 | 1 | null
  readonly heightCm: number | null
  readonly weightKg: number | null
  readonly allergies: string
  readonly medicines: string
}

export interface Profile extends Told {
  readonly mobile: string
  /** Of the user's own person; '' before there is one. */
  readonly realName: string
  readonly hasPassword: boolean
  readonly member: boolean
  /** ms since 1970 when the account is erased, as its owner asked for; null: it stays. */
  readonly erasedAfter: number | null
}

const toProfile = ({ hasPassword, memberLevel, ...rest }: WireProfile): Profile => ({
  ...rest,
  hasPassword: hasPassword === 1,
  member: memberLevel > 0
})

export const readProfile = async (call: Call): Promise<Profile> =>
  toProfile(await call('account.profile', {}))

export const saveProfile = async (call: Call, told: SaveProfileInput): Promise<Profile> =>
  toProfile(await call('account.saveProfile', told))

export type AccountCode = 'verify' | 'bind' | 'password' | 'erase'

/** Sends one. @returns seconds to the next, and in demo mode the code itself */
export const accountCode =
  (purpose: AccountCode) =>
  (
    call: Call,
    mobile?: string,
    ticket?: string
  ): Promise<{ readonly retryAfter: number; readonly demoCode?: string | undefined }> =>
    call('account.sendCode', {
      purpose,
      ...(mobile === undefined ? {} : { mobile }),
      ...(ticket === undefined ? {} : { ticket })
    })

/** @returns with what the number can be changed, for ten minutes */
export const verifyPhone = async (
  call: Call,
  by: { readonly code: string } | { readonly password: string }
): Promise<string> => (await call('account.verifyPhone', by)).ticket

export const changePhone = async (
  call: Call,
  asked: { readonly ticket: string; readonly mobile: string; readonly code: string }
): Promise<Account> => toAccount(await call('account.changePhone', asked))

export const setPassword = async (
  call: Call,
  by: { readonly current: string } | { readonly code: string },
  password: string
): Promise<void> => {
  await call('account.setPassword', { ...by, password })
}

export const logInByPassword = async (
  call: Call,
  given: {
    readonly mobile: string
    readonly password: string
    readonly comefrom: string
    readonly ticket?: string
  }
): Promise<Session> => toSession(await call('auth.passwordLogin', given))

/** Where somebody is logged in. */
export interface Device {
  readonly id: string
  readonly name: string
  /** The one in hand. */
  readonly current: boolean
  /** ms since 1970. */
  readonly loggedInAt: number
  readonly lastUsedAt: number
}

const toDevices = (wire: Devices): readonly Device[] =>
  wire.map(({ current, ...rest }) => ({ ...rest, current: current === 1 }))

export const listDevices = async (call: Call): Promise<readonly Device[]> =>
  toDevices(await call('account.devices', {}))

/** @param id null: all but this one */
export const endDevices = async (call: Call, id: string | null): Promise<readonly Device[]> =>
  toDevices(await call('account.endDevices', id === null ? {} : { id }))
