import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { setPrimitives } from '@/contract/crypto'
import type { AppParts } from './app-parts'
import { addShareRoutes } from './content/share-card/routes'
import { addBankRoutes } from './bank/routes'
import { AccessLog } from './http/access-log'
import { addDrain } from './http/drain'
import { addErrorHandler, limitAhead, refusePath, refuseUnreadable, refuseUnusual } from './http/errors'
import { addHealth } from './http/health'
import { mountCatalogue } from './http/mount'
import { nativeCrypto } from './http/native-crypto'
import { addOpenApi } from './http/openapi/route'
import { keepRawText } from './http/raw-text'
import { addSecurity } from './http/security'
import { addSite } from './http/site'
import { UnderWay } from './http/under-way'
import { loggerOf } from './logging'
import { addPreviewRoutes } from './content/preview-routes'
import { addMediaRoutes } from './media/routes'
import { addEmployerRoutes } from './card/employer-routes'
import { addCourierRoutes } from './courier/routes'
import { addBranchRoutes } from './ordering/vouchers/branch-routes'
import { addPayRoutes } from './ordering/payments/routes'

const BODY_LIMIT_BYTES = 256 * 1024
/** A longer one still reaches the call, which says in its own words what is wrong with it. */
const MAX_PARAM_LENGTH = 8_000
const TOO_MANY = 429
/** For a whole request. Node takes the longer of the two for it, whichever that is: the headers' own is shorter. */
const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 20_000
/** A caller who does not read an answer for so long is not waited for, in ms. */
const UNREAD_MS = 60_000
/** Requests that take too long are looked for so often, in ms. */
const CHECKED_EVERY_MS = 1_000

/** The whole HTTP side, ready to listen or to be injected. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  setPrimitives(nativeCrypto)
  const { config, database } = parts
  const underWay = new UnderWay()
  const app = fastify({
    logger: loggerOf(config, parts.logTo),
    logController: new AccessLog(),
    // It is refused by `refuseUnusual`, in the words of the contract.
    http: {
      requireHostHeader: false,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECKED_EVERY_MS
    },
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: UNREAD_MS,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // A call that comes on an open connection while the server stops is answered, and ends the connection.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable(underWay),
    frameworkErrors: refusePath,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAM_LENGTH }
  })
  keepRawText(app)
  addErrorHandler(app)
  underWay.watch(app.server)
  limitAhead(app, underWay)
  refuseUnusual(app, underWay)
  addDrain(app, underWay)
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id)
    done()
  })
  await addSecurity(app, parts)
  app.addHook('onResponse', async (_request, { statusCode }) => {
    if (statusCode === TOO_MANY) parts.watch?.onLimited()
  })
  addHealth(app, database)
  mountCatalogue(app, parts)
  if (!config.production) addOpenApi(app)
  addPayRoutes(app, parts)
  parts.sandbox?.addRoutes(app, parts)
  addBankRoutes(app, parts)
  addBranchRoutes(app, parts)
  addCourierRoutes(app, parts)
  addEmployerRoutes(app, parts)
  addMediaRoutes(app, parts)
  addPreviewRoutes(app, parts)
  addShareRoutes(app, parts)
  await addSite(app, parts)
  return app
}
