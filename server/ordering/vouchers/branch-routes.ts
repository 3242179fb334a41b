import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { isPlainText } from '@/domain/plain-text'
import type { AppParts } from '../../app-parts'
import type { Tx } from '../../db/transact'
import { networkOf } from '../../http/network'
import { MOST_WRONG_KEYS, WRONG_KEYS_MS, WrongKeys } from '../../http/wrong-keys'
import { arriveByCode } from '../visits/commands/arrive-by-code'
import { tillOfKey, type Till } from './commands/till-keys'
import { failed, runTillStep, type TillAnswer } from './commands/till-step'
import { useCode } from './commands/use-code'
import { TILL_TEXTS as texts } from './texts'

const word = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => isPlainText(text))
  )
/** A till belongs to one branch; one that names another is told so. */
const orgCode = v.optional(word(40))
const codeShown = v.object({ code: word(40), orgCode, step: v.picklist(['take', 'use', 'release']) })
const arrivalShown = v.object({ code: word(200), orgCode })

/** As `Idempotency-Key` of all calls. */
const STEP_KEY = /^[A-Za-z0-9_-]{8,80}$/

/**
 * The shop's door for the tills of branches (`ops tills make`): a code is taken when it is shown and used once what it is for was
 * given, and who comes to a visit is checked in. Header `x-till-key` is the till's key, `idempotency-key` its own number of the step.
 */
export function addBranchRoutes(app: FastifyInstance, parts: AppParts): void {
  const { database, now } = parts
  const wrongKeys = new WrongKeys()

  async function tillOf(request: FastifyRequest): Promise<Till | TillAnswer> {
    const [network, at] = [networkOf(request.ip), now().getTime()]
    const given = request.headers['x-till-key']
    const till = typeof given === 'string' ? await tillOfKey(database.db, given) : null
    if (till) return till
    if (wrongKeys.tooMany(network, at)) return failed(429, texts.tooManyKeys)
    const times = wrongKeys.add(network, at)
    if (times === MOST_WRONG_KEYS) request.log.warn({ times }, 'wrong keys of tills: this network waits')
    return failed(401, texts.unknownKey)
  }

  const door = <Input extends { readonly orgCode?: string | undefined }>(
    path: string,
    schema: v.GenericSchema<unknown, Input>,
    work: (tx: Tx, input: Input, till: Till, at: Date) => Promise<TillAnswer>
  ) =>
    app.post(path, async (request, reply) => {
      const till = await tillOf(request)
      if ('status' in till) return say(reply, till)
      const body = v.safeParse(schema, request.body)
      if (!body.success) return say(reply, { status: 400, body: { code: 'FAIL', message: texts.unreadable } })
      const input = body.output
      if (input.orgCode !== undefined && input.orgCode !== till.orgCode)
        return say(reply, { status: 403, body: { code: 'FAIL', message: texts.otherBranch(till.orgName) } })
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || !STEP_KEY.test(key))
        return say(reply, { status: 400, body: { code: 'FAIL', message: texts.noKey } })
      const at = now()
      const asked = `${path}|${JSON.stringify(input)}`
      const answer = await runTillStep(database.db, { till, key, asked }, at, (tx) =>
        work(tx, input, till, at)
      )
      if (answer.missed === true || answer.status === 429)
        request.log.warn({ till: till.id, status: answer.status }, 'a till showed a code that there is not')
      return say(reply, answer)
    })

  door('/api/branch/code', codeShown, async (tx, { code, step }, till, at) => {
    const used = await useCode(tx, code, step, till, at)
    if (used.ok)
      return { status: 200, body: { code: 'SUCCESS', productName: used.productName, state: used.state } }
    const { reason, fact, unknown } = used
    return {
      ...failed(409, reason, fact ? { usedAt: fact.orgName, usedTime: fact.at } : {}),
      missed: unknown
    }
  })

  door('/api/branch/arrival', arrivalShown, async (tx, { code }, till, at) => {
    const came = await arriveByCode(tx, { code, orgCode: till.orgCode }, at)
    if (came.ok) return { status: 200, body: { code: 'SUCCESS', ...came.visit } }
    return { ...failed(409, came.reason), missed: came.unknown }
  })
}

const say = (reply: FastifyReply, { status, body }: { readonly status: number; readonly body: object }) => {
  if (status === 429) void reply.header('retry-after', WRONG_KEYS_MS / 1000)
  return reply.code(status).send(body)
}
