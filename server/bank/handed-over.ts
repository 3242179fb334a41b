import * as v from 'valibot'
import { MESSAGE_LIFE_MS } from './envelope'

/**
 * What the bank posts when it opens the site waits in a cookie for the page that it opens: no script reads it, only the calls of the
 * bank's channel carry it, and it ends with what it holds.
 */
export const HANDED_COOKIE = 'bank_params'
export const HANDED_PATH = '/api/cmbc'
export const HANDED_SECONDS = MESSAGE_LIFE_MS / 1000

const handed = v.object({
  phone: v.pipe(v.string(), v.regex(/^1\d{10}$/)),
  resp: v.pipe(v.string(), v.regex(/^v1\.[\w-]{43,3000}\.[\w-]{86}$/))
})
export type Handed = v.InferOutput<typeof handed>

/** What a form holds of it; null where that is nothing the bank says. */
export function handedIn(form: unknown): Handed | null {
  const parsed = v.safeParse(handed, form)
  return parsed.success ? parsed.output : null
}

const SEPARATOR = ' '

export const toCookie = ({ phone, resp }: Handed): string => `${phone}${SEPARATOR}${resp}`

export function fromCookie(text: string | undefined): Handed | null {
  const [phone, resp] = (text ?? '').split(SEPARATOR)
  return handedIn({ phone, resp })
}
