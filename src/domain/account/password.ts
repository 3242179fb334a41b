import { ACCOUNT_TEXTS } from './texts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 20

/** What a password must not be made of: the phone, the birthday. */
export interface KnownOf {
  readonly mobile: string
  /** 'YYYYMMDD' or 'YYYY-MM-DD'; '' unknown. */
  readonly birthday: string
}

const long = (password: string) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX
const mixed = (password: string) => /[a-z]/i.test(password) && /\d/.test(password)

function unlike(password: string, { mobile, birthday }: KnownOf): boolean {
  const day = birthday.replace(/-/g, '')
  return ![mobile, day, day.slice(2)].some((known) => known.length >= 6 && password.includes(known))
}

/** The three things asked of a password, and which of them it has. */
export const passwordChecks = (password: string, known: KnownOf) => [
  { text: ACCOUNT_TEXTS.passwordLength, ok: long(password) },
  { text: ACCOUNT_TEXTS.passwordMixed, ok: mixed(password) },
  { text: ACCOUNT_TEXTS.passwordUnlike, ok: password !== '' && unlike(password, known) }
]

/** Message of a password that cannot be taken, or null. */
export function passwordError(password: string, known: KnownOf): string | null {
  if (password === '') return ACCOUNT_TEXTS.passwordMissing
  const missed = passwordChecks(password, known).find(({ ok }) => !ok)
  return missed ? ACCOUNT_TEXTS.passwordNeeds(missed.text) : null
}
