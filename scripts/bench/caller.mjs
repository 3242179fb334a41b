import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { register } from 'tsx/cjs/api'
import { inRoot } from '../lib/paths.mjs'

process.env.TSX_TSCONFIG_PATH ??= inRoot('tsconfig.server.json')
register()
const require = createRequire(import.meta.url)
/** A module of the server's TypeScript; one copy of each, so that what one keeps the others see. */
export const ofServer = (file) => require(`../../server/${file}.ts`)
const { createCaller } = ofServer('testing/caller')
const { addressOf, startServer } = ofServer('testing/processes')
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

/** Between two calls of a person who looks around. */
const CALL_PAUSE_MS = 20

/** `call(person)` of a few people, each one after the other, until it is over; their times in ms, sorted. */
export async function callsUntil(call, people, over) {
  const times = []
  const one = async (person) => {
    while (!over()) {
      const { ms } = await timed(() => call(person))
      times.push(ms)
      await setTimeout(CALL_PAUSE_MS)
    }
  }
  await Promise.all(people.map(one))
  return times.sort((a, b) => a - b)
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

/** Throws lists of kept calls at servers, see `throw.mjs`; they go there by a file in `folder`. */
export async function throwFrom(folder, lists, origins, { again = false } = {}) {
  const file = path.join(folder, 'calls.json')
  fs.writeFileSync(file, JSON.stringify(lists))
  const script = inRoot('scripts/bench/throw.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [
    script,
    file,
    ...(again ? ['--again'] : []),
    ...origins
  ])
  return JSON.parse(stdout)
}
