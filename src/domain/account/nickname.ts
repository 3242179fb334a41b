import { ACCOUNT_TEXTS } from './texts'

const NICKNAME_MIN = 2
export const NICKNAME_MAX = 12

/** Characters as a person counts them. */
export const nicknameLength = (nickname: string): number => Array.from(nickname.trim()).length

/** Names that would be taken for the shop's own. */
const RESERVED = /澄安|客服|官方|管理员|admin/i

/** Message of a nickname that cannot be taken, or null. */
export function nicknameError(nickname: string): string | null {
  const length = nicknameLength(nickname)
  if (length === 0) return ACCOUNT_TEXTS.nicknameMissing
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return ACCOUNT_TEXTS.nicknameLength
  return RESERVED.test(nickname) ? ACCOUNT_TEXTS.nicknameReserved : null
}
