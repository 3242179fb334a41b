import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { promisify } from 'node:util'
import { scratchDatabase } from '../lib/postgres.mjs'

const run = promisify(execFile)

/** Debian keeps the tool outside the path of a user. */
const DEBIAN = '/usr/lib/postgresql/15/bin/pgbench'
/** Branches of its bank. */
const SCALE = 10
const SECONDS = 15

/**
 * Transactions a second of PostgreSQL's own benchmark in a scratch database of the same server: the yardstick for orders.
 * @returns {Promise<number>} rejects when `pgbench` or the server is missing
 */
export async function pgbench(clients) {
  const database = await scratchDatabase()
  if ('absent' in database) throw new Error(database.absent)
  const command = fs.existsSync(DEBIAN) ? DEBIAN : 'pgbench'
  try {
    await run(command, ['-i', '-q', '-s', String(SCALE), database.url])
    const { stdout } = await run(command, [
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(SECONDS),
      database.url
    ])
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? []
    if (!perSecond) throw new Error(`pgbench said no transactions a second: ${stdout}`)
    return Number(perSecond)
  } finally {
    await database.drop()
  }
}
