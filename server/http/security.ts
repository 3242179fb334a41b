import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:zlib'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import type { Config } from '../config'
import { answerBody } from './answer'
import { networkOf } from './network'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
/** Fast enough for answers made on the fly; files are compressed harder when they are built. */
const BROTLI_QUALITY = 4
const COMPRESS_FROM_BYTES = 1024
const CORS_HEADERS =
  'content-type,token,comefrom,clienttype,appversion,type,signature,timestamp,nonce,kid,devicetoken,inviteid,inviteuserid,idempotency-key'

/** CSP sources for the inline scripts of the site's page, by hash. */
function inlineScriptHashes(h5Dir: string): string[] {
  const page = join(h5Dir, 'index.html')
  if (!existsSync(page)) return []
  return [...readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`
  )
}

/** What a browser may do with an answer, the same for each of them and made once. */
function securityHeaders({ publicOrigin, h5Dir, mapsScriptUrl }: Config): Readonly<Record<string, string>> {
  const https = publicOrigin?.startsWith('https:') ?? false
  const maps = mapsScriptUrl === null ? [] : [new URL(mapsScriptUrl).origin]
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(h5Dir), ...maps].join(' '),
    // Taro and NutUI set style attributes on their elements.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...maps].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...maps].join(' '),
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    ...(https ? ['upgrade-insecure-requests'] : [])
  ]
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(https ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0'
  }
}

/** Headers, compression, cookies and rate limits, before any route. */
export async function addSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers)
    done()
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESS_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }
  })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () =>
      Object.assign(answerBody(null, ErrorCode.tooManyRequests, '操作太频繁，请稍后再试', null), {
        statusCode: 429
      })
  })
  if (config.corsOrigins.length > 0) addCors(app, config.corsOrigins)
}

/** Lets the listed origins call; cookies stay at home, tokens travel as headers. */
function addCors(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (!origin || !origins.includes(origin)) return
    void reply.headers({
      'access-control-allow-origin': origin,
      vary: 'Origin',
      'cross-origin-resource-policy': 'cross-origin'
    })
    if (request.method !== 'OPTIONS') return
    void reply.headers({
      'access-control-allow-methods': 'GET,POST,DELETE',
      'access-control-allow-headers': CORS_HEADERS,
      'access-control-max-age': '600'
    })
    return reply.code(204).send()
  })
}
