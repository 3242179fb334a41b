import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { ChannelKeys } from '@/contract/crypto'
import type { EndpointMeta } from '@/contract/endpoint'
import { ErrorCode } from '@/contract/errors'
import { schemas } from '@/contract/schemas'
import { CHANNEL, channelOf } from '@/contract/channels'
import { BATCH_BYTES } from '@/domain/analytics/limits'
import type { AppParts } from '../app-parts'
import { isOutage } from '../db/outage'
import { underName } from '../db/request-name'
import { OutsideError } from '../outside'
import { answerBody, successBody } from './answer'
import { identify, tokenOf } from './authenticate'
import { PREFIXES } from './call-paths'
import type { Invitation, RequestContext } from './context'
import { onceKey, runKeeping, runRepeatable } from './idempotency'
import { mergeInput, parseInput } from './input'
import { busy } from './busy'
import { laneOf } from './lanes'
import { limitOf } from './limits'
import { networkOf, siteOf } from './network'
import { takeTextAsJson } from './raw-text'
import { badInput, Refusal } from './refusal'
import { channelKeys, isSealed, openRequest, sealedKid, sealResults } from './sealed'
import { HTTP_TEXTS } from './texts'
import { EMPLOYER_HEADER, EMPLOYER_KEY } from './employer-key'
import { checkSignature, headerOf } from './signed'
import { keysOf } from '@/domain/keys-of'

const DEVICE_TOKEN = /^[A-Za-z0-9_-]{16,64}$/
/** Of a fault of ours, in what is counted: no code of the contract. */
const FAULT = 500
const INVITE_ID = /^[\w-]{1,64}$/

/** Types are proven by `Handlers`; here a row and its handler are one of many. */
type AnyHandler = (input: never, context: RequestContext) => Promise<unknown>

/** Puts every row of the catalogue on both prefixes. */
export function mountCatalogue(app: FastifyInstance, parts: AppParts): void {
  for (const name of keysOf(catalogue)) {
    const handler = parts.handlers[name] as AnyHandler | undefined
    if (!handler) continue
    const row: EndpointMeta = catalogue[name]
    const limit = parts.config.rateLimit ? limitOf(name) : null
    const lane = laneOf(name)
    const mount = (scope: FastifyInstance): void => {
      for (const prefix of PREFIXES) {
        scope.route({
          method: row.method,
          url: prefix + row.path,
          ...(limit ? { config: { rateLimit: limit } } : {}),
          ...(row.beacon ? { bodyLimit: BATCH_BYTES } : {}),
          handler: (request, reply) =>
            watched(parts, name, request, async () => {
              const answered = () => answer(parts, name, row, handler, request, reply)
              return (lane ? await lane.run(answered) : await answered()) ?? busy(reply)
            })
        })
      }
    }
    if (row.beacon) {
      void app.register(async (scope) => {
        takeTextAsJson(scope)
        mount(scope)
      })
    } else mount(app)
  }
}

/** What fails without an answer of the contract is one of the error handler's. */
async function watched(
  { watch, config }: AppParts,
  name: EndpointName,
  { id }: FastifyRequest,
  answered: () => Promise<{ readonly code: number }>
): Promise<object> {
  const call = config.databaseTrace ? () => underName(`shop ${id}`, answered) : answered
  if (!watch) return call()
  const began = performance.now()
  const told = (code: number) => watch.onCall(name, code, performance.now() - began)
  try {
    const body = await call()
    told(body.code)
    return body
  } catch (error) {
    told(isOutage(error) || error instanceof OutsideError ? ErrorCode.serviceUnavailable : FAULT)
    throw error
  }
}

async function answer(
  parts: AppParts,
  name: EndpointName,
  row: EndpointMeta,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply
): Promise<{ readonly code: number }> {
  void reply.header('cache-control', 'no-store')
  if (isEmployer(row, request)) {
    void reply.code(ErrorCode.forbidden)
    return answerBody(row, ErrorCode.forbidden, HTTP_TEXTS.employerOnly, null)
  }
  let keys: ChannelKeys | null = null
  try {
    const context = await contextOf(parts, row, request)
    const raw = await readInput()
    const input = parseInput(schemas[name].input, raw) as never
    const results = row.idempotent
      ? await runIdempotent(context, name, row.idempotent, input, handler)
      : await handler(input, context)
    if (parts.checkResults) checkResults(name, results)
    return successBody(row, keys && row.encrypted ? sealResults(keys, row, results) : results)

    async function readInput(): Promise<unknown> {
      const { db, now, session } = context
      if (row.signed) {
        const kid = headerOf(request, 'kid') || null
        await checkSignature(
          db,
          now(),
          row,
          await channelKeys(db, now(), row, session, session ? null : kid),
          request
        )
      }
      if (!row.encrypted || (row.plainToo && !isSealed(request.body)))
        return mergeInput(request.query, request.body, request.params)
      const { kid, req } = sealedKid(request.body)
      keys = await channelKeys(db, now(), row, session, kid)
      return mergeInput(null, openRequest(keys, row, req), request.params)
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const sealed = keys ? sealResults(keys, row, error.results) : error.results
    return answerBody(row, error.code, error.message, sealed)
  }
}

/** A company reads by its own door whether its people were examined, and nothing else: no call of the contract answers its key. */
const isEmployer = (row: EndpointMeta, request: FastifyRequest): boolean =>
  headerOf(request, EMPLOYER_HEADER) !== '' || (tokenOf(row, request)?.startsWith(EMPLOYER_KEY) ?? false)

async function runIdempotent(
  context: RequestContext,
  name: EndpointName,
  keyKept: 'in-command' | true,
  input: never,
  handler: AnyHandler
): Promise<unknown> {
  const { db, idempotencyKey: key } = context
  const once = await onceKey(db, context.now(), { owner: ownerOf(context), endpoint: name, key, input })
  const run = () => handler(input, { ...context, once })
  return keyKept === 'in-command' ? runKeeping(db, once, run) : runRepeatable(db, once, context.now(), run)
}

/** Who owns an idempotency key or a hold: the user, else the device. */
function ownerOf(context: RequestContext): string {
  if (context.user) return `u:${context.user.id}`
  if (context.deviceToken) return `d:${context.deviceToken}`
  throw badInput(HTTP_TEXTS.stalePage)
}

function invitationOf(request: FastifyRequest): Invitation | null {
  const named = (header: string) => {
    const id = headerOf(request, header)
    return INVITE_ID.test(id) ? id : ''
  }
  const invitation = { inviteId: named('inviteid'), inviteUserId: named('inviteuserid') }
  return invitation.inviteId || invitation.inviteUserId ? invitation : null
}

async function contextOf(
  parts: AppParts,
  row: EndpointMeta,
  request: FastifyRequest
): Promise<RequestContext> {
  const { config, database, gateway, now } = parts
  const token = tokenOf(row, request)
  const identity = await identify(database.db, now(), row, token)
  const device = headerOf(request, 'devicetoken')
  return {
    ...identity,
    db: database.db,
    gateway,
    now,
    token,
    userAgent: headerOf(request, 'user-agent').slice(0, 400),
    deviceToken: DEVICE_TOKEN.test(device) ? device : null,
    comefrom: channelOf(headerOf(request, 'comefrom')) ?? CHANNEL.web,
    channel: identity.session?.channel ?? CHANNEL.web,
    invitation: invitationOf(request),
    idempotencyKey: headerOf(request, 'idempotency-key') || null,
    once: null,
    log: request.log,
    config,
    address: request.ip ?? '',
    network: networkOf(request.ip),
    site: siteOf(request.ip),
    requestId: request.id,
    cookie: (name) => request.cookies[name],
    origin: config.publicOrigin ?? `${request.protocol}://${request.host}`
  }
}

/** In tests every answer is held against the contract. */
function checkResults(name: EndpointName, results: unknown): void {
  const checked = v.safeParse(schemas[name].results, results)
  if (checked.success) return
  const issue = checked.issues[0]
  throw new Error(`${name} broke its contract at ${v.getDotPath(issue) ?? 'results'}: ${issue.message}`)
}

/** Unknown paths under the prefixes answer in the same form. */
export const unknownCall = () => answerBody(null, ErrorCode.notFound, HTTP_TEXTS.unknownCall, null)
