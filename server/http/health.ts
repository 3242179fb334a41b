import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { rowsOf, type Database } from '../db/client'

/** How long a probe waits for the database, in ms. */
const PROBE_LIMIT_MS = 1_500
/** False on a standby, and on a primary that was told to read only. */
const WRITES = sql`select current_setting('transaction_read_only') = 'off' as writes`

/**
 * `/livez`: the process answers; restart it when it does not. `/readyz`, and `/healthz` as its older name: the database
 * answers too, takes what is written, and no stop is asked; send no calls here when not.
 */
export function addHealth(app: FastifyInstance, { db }: Database): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })

  // Probes of one moment share one question, so that a frozen database does not collect them.
  let asked: Promise<boolean> | null = null
  const ask = () =>
    (asked ??= rowsOf<{ writes: boolean }>(db, WRITES)
      .then(
        ([row]) => row?.writes === true,
        () => false
      )
      .finally(() => (asked = null)))

  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => {
      if (stopping) return reply.code(503).send({ status: 'stopping' })
      const limit = new AbortController()
      const up = await Promise.race([ask(), pause(PROBE_LIMIT_MS, false, limit)]).finally(() => limit.abort())
      return up ? { status: 'ok' } : reply.code(503).send({ status: 'down' })
    })
  }
}
