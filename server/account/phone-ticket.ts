import type { RequestContext } from '../http/context'
import { requireUser } from '../http/context'
import { fingerprint } from '../settings/fingerprint'
import { sameDigest } from '../settings/digest'

const LIFE_MS = 10 * 60_000

const signed = async (context: RequestContext, until: number): Promise<string> => {
  const { id, phone } = requireUser(context)
  const whose = `${id}|${phone}|${context.session?.id ?? ''}`
  return fingerprint(context.db, context.now(), `phone-ticket|${whose}|${until}`)
}

/** Says that this session has proven the account's present number: good for ten minutes, and spent by the change of the number. */
export async function phoneTicket(context: RequestContext): Promise<string> {
  const until = context.now().getTime() + LIFE_MS
  return `${until}.${await signed(context, until)}`
}

export async function isPhoneTicket(context: RequestContext, ticket: string): Promise<boolean> {
  const [until = '', hash = ''] = ticket.split('.')
  if (!/^\d{1,15}$/.test(until) || Number(until) < context.now().getTime()) return false
  return sameDigest(await signed(context, Number(until)), hash)
}
