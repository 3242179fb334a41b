/** Sessions and the account (§7), in our own words. Login is in `login`. */
import type { Session as WireSession, UserInfo } from '@/contract/auth/dto/auth'
import { ID_TYPE, type IdType } from '@/domain/person/codes'
import type { Call } from '../http/call'
import type { SessionSecret } from '../http/secure-channel'

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

export const toAccount = ({ user_id, mobile, name, id_type, id_number }: UserInfo): Account => ({
  id: user_id,
  mobile,
  name,
  idType: id_type === ID_TYPE.other ? ID_TYPE.other : ID_TYPE.idCard,
  idNumber: id_number
})

export const toSession = ({ token, refreshToken, kid, sessionSecret, userInfo }: WireSession): Session => ({
  token,
  refreshToken,
  kid,
  sessionSecret,
  account: toAccount(userInfo)
})

export const renewSession = async (call: Call, refreshToken: string): Promise<Session> =>
  toSession(await call('auth.refresh', { refreshToken }))

/** A token that came in the address (§4). */
export const tradeToken = async (call: Call, comefrom: string, token: string): Promise<Session> =>
  toSession(await call('auth.thirdLogin', { comefrom, token }))

export const readAccount = async (call: Call): Promise<Account> => toAccount(await call('account.get', {}))
