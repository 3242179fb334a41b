/** How fast the server starts and answers over loopback, on each engine with a database of its own. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { scratchDatabase } from '../lib/postgres.mjs'
import { callerOf, ensure, logIn, openDays, startTimed, timed } from './caller.mjs'
import { atMost, percentile, shown } from './rows.mjs'

const QUOTES = 500
const WARM = 50
const READS = { connections: 16, duration: 5 }
const PACKAGE = 'CK1003'
const ADDONS = [{ addPackageId: 6201, itemCodeList: ['HE005'] }]
const KB = 1024

/** Times of one quote after the other, in ms, sorted. */
async function quotes({ call }, session) {
  const input = { orgCode: 'H1001', productCode: PACKAGE, rtime: openDays[0], customAddPackage: ADDONS }
  const quote = async () => ensure(await call('addon.quote', input, { session }), 'quote')
  for (let warm = 0; warm < WARM; warm += 1) await quote()
  const times = []
  for (let round = 0; round < QUOTES; round += 1) times.push((await timed(quote)).ms)
  return times.sort((a, b) => a - b)
}

/** Memory of a process in MB, its own and what it shares; where the system does not tell, NaN. */
function memoryOf(pid) {
  try {
    const [, kb] = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kb) / KB)
  } catch {
    return NaN
  }
}

async function onEngine(engine, env) {
  const first = await startTimed(env)
  await first.stop()
  const server = await startTimed(env)
  try {
    const memory = memoryOf(server.pid)
    const caller = callerOf(server.origin)
    const times = await quotes(caller, await logIn(caller, 0))
    const reads = await autocannon({
      url: `${server.origin}/api/product/detail/checkup/${PACKAGE}`,
      ...READS
    })
    if (reads.non2xx + reads.errors > 0) throw new Error('the detail page could not be read')
    return [
      shown(`${engine}: first start, migrates and seeds`, Math.round(first.took), 'ms'),
      atMost(`${engine}: second start to ready`, Math.round(server.took), 'ms', 5000),
      atMost(`${engine}: memory after the second start`, memory, 'MB', 500),
      shown(`${engine}: quote, p50`, percentile(times, 0.5), 'ms'),
      atMost(`${engine}: quote, p95`, percentile(times, 0.95), 'ms', 30),
      shown(`${engine}: product detail`, Math.round(reads.requests.average), '/s'),
      shown(`${engine}: product detail, p99`, reads.latency.p99, 'ms')
    ]
  } finally {
    await server.stop()
  }
}

export async function measure() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const database = await scratchDatabase()
  try {
    const rows = await onEngine('PGlite', { DATA_DIR: folder })
    if ('absent' in database) return rows
    return [...rows, ...(await onEngine('PostgreSQL', { DATABASE_URL: database.url }))]
  } finally {
    if (!('absent' in database)) await database.drop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
