/**
 * Login and the account (§7), in our own words.
 *
 * - `sendLoginCode`, `logIn`, `logInByHost`, `logOut`: by what somebody begins and ends a session
 * - `renewSession`, `tradeToken`: a session for what is at hand · `readAccount`: whose it is
 */
import type { Session as WireSession, UserInfo } from '@/contract/dto/auth'
import { ID_TYPE, type IdType } from '@/domain/person/id-card'
import type { Call } from './call'
import type { SessionSecret } from './secure-channel'

/** Who is logged in. */
export interface Account {
  readonly id: string
  readonly mobile: string
  readonly name: string
  readonly idType: IdType
  readonly idNumber: string
}

export interface Session extends SessionSecret {
  readonly token: string
  readonly refreshToken: string
  readonly account: Account
}

const toAccount = ({ user_id, mobile, name, id_type, id_number }: UserInfo): Account => ({
  id: user_id,
  mobile,
  name,
  idType: id_type === ID_TYPE.other ? ID_TYPE.other : ID_TYPE.idCard,
  idNumber: id_number
})

/** @internal */
export const toSession = ({ token, refreshToken, kid, sessionSecret, userInfo }: WireSession): Session => ({
  token,
  refreshToken,
  kid,
  sessionSecret,
  account: toAccount(userInfo)
})

/** @returns seconds to the next send, and in demo mode the code itself */
export const sendLoginCode = (
  call: Call,
  mobile: string
): Promise<{ readonly retryAfter: number; readonly demoCode?: string | undefined }> =>
  call('auth.sendCode', { mobile })

/** @throws CallError `business` for a code that is wrong, too old or tried too often */
export const logIn = async (
  call: Call,
  given: { mobile: string; code: string; comefrom: string }
): Promise<Session> => toSession(await call('auth.login', given))

/** The mini-program: its login credential and what its phone button gave. Null when the host knows no number. */
export async function logInByHost(
  call: Call,
  given: { code: string; phoneCode: string }
): Promise<Session | null> {
  const { session } = await call('auth.silent', given)
  return session && toSession(session)
}

export const logOut = async (call: Call): Promise<void> => {
  await call('auth.logout', {})
}

export const renewSession = async (call: Call, refreshToken: string): Promise<Session> =>
  toSession(await call('auth.refresh', { refreshToken }))

/** A token that came in the address (§4). */
export const tradeToken = async (call: Call, comefrom: string, token: string): Promise<Session> =>
  toSession(await call('auth.thirdLogin', { comefrom, token }))

export const readAccount = async (call: Call): Promise<Account> => toAccount(await call('account.get', {}))
