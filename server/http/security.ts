import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { ErrorCode } from '@/contract/errors'
import type { AppParts } from '../app-parts'
import type { Config } from '../config'
import { answerBody } from './answer'
import { networkOf } from './network'
import { openRedis } from './redis'
import { limitStore } from './shared-limits'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
/** Fast enough for answers made on the fly; files are compressed harder when they are built. */
const BROTLI_QUALITY = 4
const COMPRESS_FROM_BYTES = 1024
/** How long a browser keeps to https, and keeps the answer to a preflight, s. */
const HTTPS_ONLY_S = 180 * 86_400
const PREFLIGHT_S = 600
const CORS_HEADERS =
  'content-type,token,access-token,comefrom,clienttype,appversion,type,signature,timestamp,nonce,kid,devicetoken,inviteid,inviteuserid,idempotency-key'

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

/** What a browser may do with an answer: helmet's headers, made once, as they are the same for every answer. */
function securityHeaders(config: Config): OutgoingHttpHeaders {
  const { publicOrigin, h5Dir, mapsScriptUrl, mediaOrigins, analytics, callOrigins } = config
  const https = publicOrigin?.startsWith('https:') ?? false
  // Scripts of others, which ask their own origin and draw or count by pictures of it.
  const foreign = [mapsScriptUrl, analytics.statisticsScript].flatMap((script) =>
    script === null ? [] : [new URL(script).origin]
  )
  const analyticsServer = analytics.origin === '' ? [] : [analytics.origin]
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScriptHashes(h5Dir), ...foreign],
        // Taro and NutUI set style attributes on their elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...mediaOrigins, ...foreign],
        // Films of the site itself, and the check that a person is asking, for who cannot see it.
        'media-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...foreign, ...analyticsServer, ...Object.values(callOrigins)],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'base-uri': ["'self'"],
        'object-src': ["'none'"],
        ...(https ? { 'upgrade-insecure-requests': [] } : {})
      }
    },
    strictTransportSecurity: https && { maxAge: HTTPS_ONLY_S }
  })
  setHeaders(answer.req, answer, (error) => {
    if (error) throw error
  })
  return answer.getHeaders()
}

/** Headers, compression, cookies and rate limits, before any route. */
export async function addSecurity(
  app: FastifyInstance,
  { config, database, watch }: Pick<AppParts, 'config' | 'database' | 'watch'>
): Promise<void> {
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
  const redis = config.redisUrl !== null && config.rateLimit ? openRedis(config.redisUrl) : null
  if (redis) app.addHook('onClose', () => redis.destroy())
  await app.register(rateLimit, {
    global: false,
    store: limitStore(database, redis, (alone, why) => {
      watch?.onCountingAlone(alone)
      if (alone) app.log.warn({ err: why }, 'limits on calls are counted by this server alone')
      else app.log.info('limits on calls are counted by all servers together again')
    }),
    keyGenerator: ({ ip }) => networkOf(ip),
    errorResponseBuilder: () =>
      Object.assign(answerBody(null, ErrorCode.tooManyRequests, '操作太频繁，请稍后再试', null), {
        statusCode: 429
      })
  })
  // Cookies stay at home, tokens travel as headers.
  if (config.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...config.corsOrigins],
      methods: ['GET', 'POST', 'DELETE'],
      allowedHeaders: CORS_HEADERS,
      maxAge: PREFLIGHT_S
    })
  }
}
