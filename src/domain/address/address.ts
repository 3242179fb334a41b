import { withoutEmoji } from '../emoji'
import { joinRegion, splitRegion } from './region'
import { ADDRESS_TEXTS } from './texts'

/** Longest detail address in characters, line breaks not counted (§5). */
export const ADDRESS_MAX_LENGTH = 40
/** Most lines of a detail address (§5). */
const ADDRESS_MAX_LINES = 3

/** The listed special symbols. Signs that occur in real addresses (# - / . , ( ) and their Chinese forms) stay. */
const SPECIAL_SYMBOLS = /[~`!@$%^&*=+|\\<>?{}[\]"';￥…《》【】「」！？“”‘’；]/g

export interface CleanAddress {
  text: string
  /** Toast for `SHORT_TOAST_MS` when characters above the limit were cut, else null. */
  toast: string | null
}

/** What remains of a typed detail address: symbols stripped, at most 3 lines and 40 characters (§5). */
export function cleanAddress(typed: string): CleanAddress {
  const plain = withoutEmoji(typed.replace(/\r\n?/g, '\n')).replace(SPECIAL_SYMBOLS, '')
  const lines = plain.split('\n').slice(0, ADDRESS_MAX_LINES).join('\n')
  let text = ''
  let count = 0
  for (const char of Array.from(lines)) {
    if (char !== '\n') count += 1
    if (count > ADDRESS_MAX_LENGTH) return { text, toast: ADDRESS_TEXTS.tooLong }
    text += char
  }
  return { text, toast: null }
}

/** Characters of a detail address, for the counter 14/40; line breaks are not counted. */
export function addressLength(text: string): number {
  return Array.from(text.replace(/[\r\n]/g, '')).length
}

/** True when nothing but white space was typed. */
export function isAddressEmpty(text: string): boolean {
  return text.trim() === ''
}

export interface AddressForm {
  /** Joined region names. */
  region: string
  detail: string
}

/** Checks the delivery address form; the first error is the toast (§5). */
export function validateAddress(
  form: AddressForm
):
  | { ok: true; value: AddressForm }
  | { ok: false; errors: readonly { field: 'region' | 'detail'; message: string }[] } {
  const errors: { field: 'region' | 'detail'; message: string }[] = []
  if (splitRegion(form.region).length === 0) errors.push({ field: 'region', message: ADDRESS_TEXTS.region })
  const detail = cleanAddress(form.detail)
  if (isAddressEmpty(detail.text)) errors.push({ field: 'detail', message: ADDRESS_TEXTS.detail })
  else if (detail.toast !== null) errors.push({ field: 'detail', message: detail.toast })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, value: { region: joinRegion(splitRegion(form.region)), detail: detail.text.trim() } }
}
