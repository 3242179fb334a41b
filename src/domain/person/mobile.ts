import { bareNumber, seenOf } from './bare-number'
import { PERSON_TEXTS } from './texts'

/** The number without the spaces, dashes, unseen marks and country code it may be typed, filled in or pasted with. */
export function normalizeMobile(mobile: string): string {
  return bareNumber(mobile).replace(/^(?:[+＋]|00)?86(?=1\d{10}$)/, '')
}

/** The number in a pasted text, '+86 100 0000 0001' or a whole message; a text without one stays as it is. */
export function mobileIn(text: string): string {
  const number = normalizeMobile(text)
  return /(?:^|[^\d])(?:\+?86)?(1\d{10})(?!\d)/.exec(number)?.[1] ?? seenOf(text)
}

const CODE_DIGITS = 6

/** The login code in a pasted text, ' 123 456' or a whole message; a text without one stays, digits too many do not. */
export function codeIn(text: string): string {
  const close = bareNumber(text)
  if (/^\d*$/.test(close)) return close.slice(0, CODE_DIGITS)
  return /(?:^|\D)(\d{6})(?!\d)/.exec(close)?.[1] ?? text
}

/** Message of a wrong mobile number, or null: 11 digits starting with 1 (§5). `missing` replaces the text of an empty one. */
export function mobileError(mobile: string, missing: string = PERSON_TEXTS.mobileMissing): string | null {
  const digits = normalizeMobile(mobile)
  if (digits === '') return missing
  return /^1\d{10}$/.test(digits) ? null : PERSON_TEXTS.mobileWrong
}
