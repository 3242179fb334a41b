import { types } from 'node:util'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from './config'
import { isOutage } from './db/outage'
import { ROOT } from './folders'
import { isCallPath } from './http/call-paths'
import { isFileOfBuild } from './http/site'

/** While the database is away every call and job fails: one line in so many ms tells it. */
const OUTAGE_LINE_MS = 1_000
const MOST_FRAMES = 8
const MOST_CAUSES = 4

/** What an error may carry into a log: names that we or a driver gave, never a value. */
interface ErrorFacts {
  type: string
  code?: string
  constraint?: string
  table?: string
  column?: string
  /** The stack's frames in our own code. */
  at?: string[]
  cause?: ErrorFacts
}

const CODE = /^(?:[A-Z][A-Z0-9_]{2,48}|[0-9A-Z]{5})$/
const IDENTIFIER = /^[A-Za-z_]\w{0,62}$/
const PLACE = /^[^()]+:\d+:\d+(?=\)?$)/

/** In a message: Fastify puts the address of a call there, with its query. The line has the request's id, which leads to the route. */
const ADDRESS = /(?<=^|[\s":(])\/(?!\/)[^\s"]*/g

/** Frames stand at the end of a stack, below a message of any shape. */
function ownFrames(stack: string): string[] {
  const lines = stack.split('\n')
  const message = lines.findLastIndex((line) => !/^\s+at /.test(line))
  return lines
    .slice(message + 1)
    .flatMap((line) => {
      const start = line.indexOf(`${ROOT}/`)
      return (start < 0 ? null : PLACE.exec(line.slice(start + ROOT.length + 1)))?.[0] ?? []
    })
    .filter((place) => !place.startsWith('node_modules/'))
    .slice(0, MOST_FRAMES)
}

const named = (error: object, field: string, form: RegExp): Record<string, string> => {
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' && form.test(value) ? { [field]: value } : {}
}

/**
 * An error as it is logged: code, constraint and place. Its message stays out, as drizzle and PostgreSQL put the
 * statement's values there, and a parser its input.
 */
function describeError(error: unknown, depth = 0): ErrorFacts {
  if (!types.isNativeError(error)) return { type: typeof error }
  const { cause, stack = '' } = error
  return {
    type: IDENTIFIER.test(error.name) ? error.name : 'Error',
    ...named(error, 'code', CODE),
    ...named(error, 'constraint', IDENTIFIER),
    ...named(error, 'table', IDENTIFIER),
    ...named(error, 'column', IDENTIFIER),
    at: ownFrames(stack),
    ...(cause !== undefined && depth < MOST_CAUSES ? { cause: describeError(cause, depth + 1) } : {})
  }
}

/** Lets one line in a while out; at its end the newest of those held back, with their number. */
function oneInAWhile(): (write: (suppressed: number) => void) => void {
  let quietUntil = 0
  let heldBack = 0
  let newest: ((suppressed: number) => void) | null = null
  const tell = () => {
    const write = newest
    const suppressed = heldBack - 1
    newest = null
    heldBack = 0
    quietUntil = Date.now() + OUTAGE_LINE_MS
    write?.(suppressed)
  }
  return (write) => {
    heldBack += 1
    const waiting = newest !== null
    newest = write
    if (waiting) return
    const rest = quietUntil - Date.now()
    if (rest <= 0) tell()
    else setTimeout(tell, rest).unref()
  }
}

type LogMethod = (fields: object, message: string) => void

/** pino takes an error's own message when none is given: every line with an error gets one here. */
function guard(
  this: unknown,
  args: unknown[],
  method: LogMethod,
  tell: ReturnType<typeof oneInAWhile>
): void {
  const [first, second] = args
  const fields: object = types.isNativeError(first)
    ? { err: first }
    : typeof first === 'object' && first
      ? first
      : {}
  const error: unknown = Reflect.get(fields, 'err')
  if (error === undefined) {
    return void Reflect.apply(
      method,
      this,
      args.map((arg) => (typeof arg === 'string' ? arg.replace(ADDRESS, '(address)') : arg))
    )
  }
  const own = types.isNativeError(error) ? error.message : null
  const message = typeof second === 'string' && second !== own ? second : 'an error'
  const line = { ...fields, err: describeError(error) }
  if (!isOutage(error)) return void method.call(this, line, message)
  tell((suppressed) => method.call(this, { ...line, ...(suppressed > 0 ? { suppressed } : {}) }, message))
}

/** The first word of a page's address. */
const FIRST_WORD = /^\/[a-z-]{0,20}(?=[/?]|$)/i

/** What was asked for: calls by their row and pages by their first word, as what follows may be numbers and tokens. */
function placeOf({ url, routeOptions }: FastifyRequest): string {
  const route = routeOptions.url
  if (route !== undefined && !route.includes('*')) return route
  if (isCallPath(url)) return 'unknown call'
  if (isFileOfBuild(url)) return url.split('?')[0] ?? ''
  return FIRST_WORD.exec(url)?.[0] ?? 'another address'
}

/** Logs carry no personal data: no address, no query, no body, no headers, no values of statements. */
export function loggerOf(
  config: Config,
  stream?: { write(line: string): void }
): Exclude<FastifyServerOptions['logger'], undefined> {
  if (config.logLevel === 'silent') return false
  const tell = oneInAWhile()
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    hooks: {
      logMethod(args: unknown[], method: LogMethod) {
        guard.call(this, args, method, tell)
      }
    },
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
      req: (request: FastifyRequest) => ({ method: request.method, path: placeOf(request) })
    }
  }
}

/** What a server that cannot go on says: an error's facts as a line. */
export const lastWords = (error: unknown): string => JSON.stringify(describeError(error))
