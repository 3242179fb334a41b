import { CALL_SERVERS, type CallOrigins } from '@/contract/call-servers'
import { addressesOf } from '../db/addresses'
import { DATA_KEY_BYTES } from '../db/data-keys'
import { START_TEXTS as texts } from '../start-texts'
import { readCallOrigins } from './call-origins'
import { PARTNER_NAMES, readPartnerUrls, type PartnerUrls } from './partner-urls'

/** What a variable of the environment says, or what is wrong with it, for the operator. */
export type Parsed<T> = { value: T } | { problem: string }

export const text = (raw: string): Parsed<string> => ({ value: raw })
export const optionalText = (raw: string): Parsed<string | null> => ({ value: raw })

export const integer =
  (min: number, max: number) =>
  (raw: string): Parsed<number> =>
    /^\d{1,9}$/.test(raw) && Number(raw) >= min && Number(raw) <= max
      ? { value: Number(raw) }
      : { problem: texts.wholeNumber(min, max) }

export const phone = (raw: string): Parsed<string | null> =>
  /^\+?[\d-]{3,20}$/.test(raw) ? { value: raw } : { problem: texts.phone }

export const flag = (raw: string): Parsed<boolean> =>
  raw === '1' || raw === '0' ? { value: raw === '1' } : { problem: texts.flag }

export const url =
  (protocols: readonly string[]) =>
  (raw: string): Parsed<string | null> => {
    const parsed = URL.canParse(raw) ? new URL(raw) : null
    return parsed && protocols.includes(parsed.protocol)
      ? { value: raw.replace(/\/+$/, '') }
      : { problem: texts.url(protocols) }
  }

/** One address of PostgreSQL, or several with commas between the hosts. */
export const database = (raw: string): Parsed<string | null> => {
  const one = url(['postgres:', 'postgresql:'])
  const wrong = addressesOf(raw)
    .map(one)
    .find((parsed) => 'problem' in parsed)
  return wrong ?? { value: raw.replace(/\/+$/, '') }
}

export const origin = (raw: string): Parsed<string | null> =>
  URL.canParse(raw) &&
  /^https?:$/.test(new URL(raw).protocol) &&
  new URL(raw).origin === raw.replace(/\/$/, '')
    ? { value: new URL(raw).origin }
    : { problem: texts.origin }

export const origins = (raw: string): Parsed<readonly string[]> => {
  const parts = raw.split(',').map((part) => part.trim())
  return parts.every((part) => 'value' in origin(part))
    ? { value: parts.map((part) => new URL(part).origin) }
    : { problem: texts.origins }
}

export const secureOrigins = (raw: string): Parsed<readonly string[]> => {
  const parsed = origins(raw)
  return 'value' in parsed && parsed.value.every((one) => one.startsWith('https:'))
    ? parsed
    : { problem: texts.secureOrigins }
}

/** Either alphabet, with or without padding; Buffer reads past what is no base64. */
const BASE64 = /^[\w+/-]+=*$/

export const keys = (raw: string): Parsed<readonly Buffer[]> => {
  const parts = raw.split(',').map((part) => part.trim())
  const value = parts.map((part) => Buffer.from(part, 'base64'))
  return parts.every((part) => BASE64.test(part)) && value.every((key) => key.length === DATA_KEY_BYTES)
    ? { value }
    : { problem: texts.keys(DATA_KEY_BYTES) }
}

export const partnerUrls = (raw: string): Parsed<PartnerUrls> => {
  const value = readPartnerUrls(raw)
  return value ? { value } : { problem: texts.partnerUrls(PARTNER_NAMES) }
}

export const callOrigins = (raw: string): Parsed<CallOrigins> => {
  const value = readCallOrigins(raw)
  return value ? { value } : { problem: texts.callOrigins(CALL_SERVERS) }
}

export const hex =
  (form: RegExp, bytes: number) =>
  (raw: string): Parsed<string | null> =>
    form.test(raw) ? { value: raw.toLowerCase() } : { problem: texts.hex(bytes) }

export const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (raw: string): Parsed<T> => {
    const value = allowed.find((known) => known === raw)
    return value === undefined ? { problem: texts.oneOf(allowed) } : { value }
  }
