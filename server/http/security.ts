import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:zlib'
import { join } from 'node:path'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import type { Config } from '../config'
import { answerBody } from './answer'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
/** Fast enough for answers made on the fly; files are compressed harder when they are built. */
const BROTLI_QUALITY = 4
const COMPRESS_FROM_BYTES = 1024
const CORS_HEADERS =
  'content-type,token,comefrom,clienttype,appversion,type,signature,timestamp,nonce,kid,devicetoken,idempotency-key'

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

/** Headers, compression, cookies and rate limits, before any route. */
export async function addSecurity(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicOrigin?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(config.h5Dir)],
        // Taro and NutUI set style attributes on their elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {})
      }
    },
    hsts: https ? { maxAge: 15_552_000 } : false
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
