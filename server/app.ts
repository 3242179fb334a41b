import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { setPrimitives } from '@/contract/crypto'
import type { Config } from './config'
import type { Database } from './db/client'
import type { Handlers } from './http/context'
import { addErrorHandler, refusePath, refuseUnreadable } from './http/errors'
import { isCallPath, mountCatalogue } from './http/mount'
import { nativeCrypto } from './http/native-crypto'
import { keepRawText } from './http/raw-text'
import { addSecurity } from './http/security'
import { addSite } from './http/site'
import { addPayRoutes } from './pay/routes'

/** What the server is made of; tests bring their own clock and database. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly now: () => Date
  readonly handlers: Partial<Handlers>
  /** Holds every answer against the contract; on in tests. */
  readonly checkResults: boolean
}

const BODY_LIMIT_BYTES = 256 * 1024
/** A longer one still reaches the call, which says in its own words what is wrong with it. */
const MAX_PARAM_LENGTH = 8_000
const REQUEST_TIMEOUT_MS = 30_000

/** Logs carry no personal data: no address, no query, no body, no headers. */
const loggerOf = (config: Config) =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        redact: {
          paths: [
            '*.token',
            '*.refreshToken',
            '*.mobile',
            '*.phone',
            '*.id_number',
            '*.idNumber',
            '*.identityCard',
            '*.password'
          ],
          censor: '[removed]'
        },
        serializers: {
          // Calls by their row, as paths and queries may carry numbers and tokens.
          req: (request: FastifyRequest) => ({
            method: request.method,
            path:
              (isCallPath(request.url) ? request.routeOptions.url : request.url)?.split('?')[0] ??
              'unknown call'
          })
        }
      }

/** The whole HTTP side, ready to listen or to be injected. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  setPrimitives(nativeCrypto)
  const { config, database } = parts
  const app = fastify({
    logger: loggerOf(config),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: refusePath,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH }
  })
  keepRawText(app)
  addErrorHandler(app)
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  await addSecurity(app, config)
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await database.db.execute(sql`select 1`)
      return { status: 'ok' }
    } catch {
      return reply.code(503).send({ status: 'down' })
    }
  })
  mountCatalogue(app, parts)
  addPayRoutes(app, parts)
  await addSite(app, config)
  return app
}
