/**
 * How fast the server is on this machine, over loopback, on a database of its own: the embedded engine, or a scratch
 * database where TEST_DATABASE_URL points.
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { register } from 'tsx/cjs/api'
import { inRoot } from '../lib/paths.mjs'
import { scratchDatabase } from '../lib/postgres.mjs'
import { percentile, shown } from './rows.mjs'

process.env.TSX_TSCONFIG_PATH ??= inRoot('tsconfig.server.json')
register()
const require = createRequire(import.meta.url)
const { createCaller } = require('../../server/testing/caller.ts')
const { addressOf, startServer } = require('../../server/testing/processes.ts')
const { addDays, dateOf, weekdayOf } = require('../../src/domain/date.ts')

const QUOTES = 300
const USERS = 16
const ORDERS_PER_USER = 15
const READS = { connections: 16, duration: 5 }
const OK = 1
const QUOTA_FULL = 27002

const SPANS = ['07:30-08:00', '08:00-08:30', '08:30-09:00', '09:00-09:30', '09:30-10:30']
const FIRST_SPAN = 101
const PACKAGE = 'CK1003'
const ADDONS = [{ addPackageId: 6201, itemCodeList: ['HE005'] }]
const PLACE = { hospitalId: 'H1001', productCode: PACKAGE, breakfastId: 1, customAddPackage: ADDONS }
/** A man within the package's limits, who is in nobody's address book: every user books for him. */
const PAPERS = { cardType: 1, gender: 1, identityCard: '99010119880314011X' }
const medUserInfo = { ...PAPERS, medUserName: '陈予安', medUserPhone: '10000000001' }
/** Days from the day after tomorrow on which the branch is open: no Sundays. */
const openDays = Array.from({ length: 60 }, (_, day) => addDays(dateOf(Date.now()), day + 2)).filter(
  (date) => weekdayOf(date) !== 0
)

async function timed(work) {
  const started = performance.now()
  const value = await work()
  return { value, ms: performance.now() - started }
}

/** Talks to the server as the client does: real sockets, signatures and envelopes. */
const callerOf = (origin) =>
  createCaller(
    () => new Date(),
    async ({ method, url, headers, payload }) => {
      const response = await fetch(origin + url, { method, headers, body: payload })
      const body = await response.json()
      return { statusCode: response.status, headers: {}, json: () => body }
    }
  )

function ensure(answer, what) {
  if (answer.code !== OK) throw new Error(`${what}: ${answer.code} ${answer.message}`)
  return answer.results
}

async function logIn({ call }, index) {
  const mobile = `139${String(index).padStart(8, '0')}`
  const { demoCode } = ensure(await call('auth.sendCode', { mobile }), 'code')
  return ensure(await call('auth.login', { mobile, code: demoCode }), 'login')
}

async function quotes({ call }, session) {
  const input = { orgCode: 'H1001', productCode: PACKAGE, rtime: openDays[0], customAddPackage: ADDONS }
  const quote = async () => ensure(await call('addon.quote', input, { session }), 'quote')
  for (let warm = 0; warm < 20; warm += 1) await quote()
  const times = []
  for (let round = 0; round < QUOTES; round += 1) times.push((await timed(quote)).ms)
  return times.sort((a, b) => a - b)
}

/** Every user orders one after the other, all users at once. A full slot is an answer, anything else a failure. */
async function orders({ call }, sessions) {
  let full = 0
  const oneUser = async (session, user) => {
    for (let turn = 0; turn < ORDERS_PER_USER; turn += 1) {
      const span = (user + turn) % SPANS.length
      const slot = { regDate: openDays[turn], timeSpanId: FIRST_SPAN + span, timespanStr: SPANS[span] }
      const answer = await call('order.complete', { ...PLACE, ...slot, medUserInfo }, { session })
      if (answer.code === QUOTA_FULL) full += 1
      else ensure(answer, 'order')
    }
  }
  const run = await timed(() => Promise.all(sessions.map(oneUser)))
  const made = sessions.length * ORDERS_PER_USER - full
  return { made, full, perSecond: made / (run.ms / 1000) }
}

async function start(env) {
  const { value: server, ms: took } = await timed(async () => {
    const running = startServer(env)
    return { running, origin: await addressOf(running) }
  })
  const stop = async () => {
    server.running.child.kill('SIGTERM')
    await server.running.ended
  }
  return { origin: server.origin, took, stop }
}

export async function measure() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const scratch = process.env.TEST_DATABASE_URL ? await scratchDatabase() : null
  const env = { PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn', RATE_LIMIT: '0', DEMO: '1' }
  if (scratch) env.DATABASE_URL = scratch.url
  let server
  try {
    server = await start(env)
    const first = server.took
    await server.stop()
    server = await start(env)
    const caller = callerOf(server.origin)
    const sessions = []
    for (let user = 0; user < USERS; user += 1) sessions.push(await logIn(caller, user))
    const times = await quotes(caller, sessions[0])
    const ordered = await orders(caller, sessions)
    const reads = await autocannon({
      url: `${server.origin}/api/product/detail/checkup/${PACKAGE}`,
      ...READS
    })
    if (reads.non2xx + reads.errors > 0) throw new Error('the detail page could not be read')
    return [
      shown('database', scratch ? 'PostgreSQL' : 'embedded'),
      shown('first start, migrates and seeds', first, 'ms'),
      shown('second start', server.took, 'ms'),
      shown('quote p50', percentile(times, 0.5), 'ms'),
      shown('quote p95', percentile(times, 0.95), 'ms'),
      shown(`orders (${ordered.made} made, ${ordered.full} slots full)`, ordered.perSecond, 'per second'),
      shown('product detail', reads.requests.average, 'per second'),
      shown('product detail p99', reads.latency.p99, 'ms')
    ]
  } finally {
    await server?.stop()
    await scratch?.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
