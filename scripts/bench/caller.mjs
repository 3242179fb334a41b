import { createRequire } from 'node:module'
import { performance } from 'node:perf_hooks'
import { register } from 'tsx/cjs/api'
import { inRoot } from '../lib/paths.mjs'

process.env.TSX_TSCONFIG_PATH ??= inRoot('tsconfig.server.json')
register()
const require = createRequire(import.meta.url)
const { createCaller } = require('../../server/testing/caller.ts')
const { addressOf, startServer } = require('../../server/testing/processes.ts')
const { addDays, dateOf, weekdayOf } = require('../../src/domain/date.ts')

export const OK = 1
/** Days from the day after tomorrow on which the branch is open: no Sundays. */
export const openDays = Array.from({ length: 60 }, (_, day) => addDays(dateOf(Date.now()), day + 2)).filter(
  (date) => weekdayOf(date) !== 0
)

const ENV = { PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: '0', DEMO: '1' }

export async function timed(work) {
  const started = performance.now()
  const value = await work()
  return { value, ms: performance.now() - started }
}

/** The server as a process of its own; `took` is the time to ready, in ms. */
export async function startTimed(env) {
  const { value: server, ms: took } = await timed(async () => {
    const running = startServer({ ...ENV, ...env })
    return { running, origin: await addressOf(running) }
  })
  const stop = async () => {
    server.running.child.kill('SIGTERM')
    await server.running.ended
  }
  const { origin, running } = server
  return { origin, pid: running.child.pid, output: running.output, took, stop }
}

export function ensure(answer, what) {
  if (answer.code !== OK) throw new Error(`${what}: ${answer.code} ${answer.message}`)
  return answer.results
}

/**
 * Talks to the server as the client does: real sockets, signatures and envelopes. With `kept`, a list, calls are put there
 * as they would go over the wire, and not made.
 */
export const callerOf = (origin, kept = null) =>
  createCaller(
    () => new Date(),
    async (request) => {
      if (kept) {
        kept.push(request)
        return { statusCode: 200, headers: {}, json: () => ({ code: OK, message: '', results: null }) }
      }
      const { method, url, headers, payload } = request
      const response = await fetch(origin + url, { method, headers, body: payload })
      const body = await response.json()
      return { statusCode: response.status, headers: {}, json: () => body }
    }
  )

export async function logIn({ call }, index) {
  const mobile = `139${String(index).padStart(8, '0')}`
  const { demoCode } = ensure(await call('auth.sendCode', { mobile }), 'code')
  return ensure(await call('auth.login', { mobile, code: demoCode }), 'login')
}
