import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CHANNEL } from '@/contract/channels'
import type { AppParts } from '../app-parts'
import { HANDED_COOKIE, HANDED_PATH, HANDED_SECONDS, handedIn, toCookie } from './handed-over'

/** Pages that the bank's app opens (§2). */
const PAGES = ['/CMBC-ads', '/CMBC-home', '/CMBC-new-home', '/CMBC-login', '/CMBC-goDetail'] as const

/** What the bank says of its customer stands in no address, whatever it was asked by. */
const NEVER_IN_ADDRESS = ['phone', 'resp', 'token', 'access_token']

/** The page's own address, on the bank's channel. */
function addressOf(path: string, query: unknown): string {
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  const kept = given.flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' && !NEVER_IN_ADDRESS.includes(key) ? [[key, value]] : []
  )
  const params = new URLSearchParams(kept)
  params.set('comefrom', String(CHANNEL.bank))
  return `${path}?${params.toString()}`
}

/**
 * The bank's app opens a page of the site by a POST that says who its customer is. The page is then asked for as every other one; what
 * was said waits in a cookie for the call `/cmbc/login/params`. What is no word of a bank's opens the page all the same, which says so.
 */
export function addBankRoutes(app: FastifyInstance, parts: AppParts): void {
  const secure = parts.config.publicOrigin?.startsWith('https:') ?? false
  for (const path of PAGES) {
    app.post(path, (request: FastifyRequest, reply: FastifyReply) => {
      const handed = handedIn(request.body)
      const place = { path: HANDED_PATH, httpOnly: true, sameSite: 'lax', secure } as const
      if (handed) void reply.setCookie(HANDED_COOKIE, toCookie(handed), { ...place, maxAge: HANDED_SECONDS })
      else void reply.clearCookie(HANDED_COOKIE, place)
      return reply.header('cache-control', 'no-store').redirect(addressOf(path, request.query), 303)
    })
  }
}
