import { PERSON_TEXTS } from './texts'

/** The number without the spaces and hyphens it may be typed or pasted with. */
export function normalizeMobile(mobile: string): string {
  return mobile.replace(/[\s-]/g, '')
}

/** Message of a wrong mobile number, or null: 11 digits starting with 1 (§5). `missing` replaces the text of an empty one. */
export function mobileError(mobile: string, missing: string = PERSON_TEXTS.mobileMissing): string | null {
  const digits = normalizeMobile(mobile)
  if (digits === '') return missing
  return /^1\d{10}$/.test(digits) ? null : PERSON_TEXTS.mobileWrong
}
