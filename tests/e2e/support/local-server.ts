import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../server/app'
import { loadConfig } from '../../../server/config'
import type { Db } from '../../../server/db/client'
import { useDataKeys } from '../../../server/db/data-keys'
import { prepareDatabase } from '../../../server/db/migrate'
import { openFolder } from '../../../server/db/open'
import { connectPayments } from '../../../server/gateway/payments'
import { sandbox as makeSandbox } from '../../../server/sandbox'
import { handlers } from '../../../server/handlers'
import { jobs } from '../../../server/jobs'
import { runAll } from '../../../server/jobs/ticker'
import { createCaller, type Caller } from '../../../server/testing/caller'
import { dataDirOf, ROOT } from './server'

/** The tables of `LocalServer.db`. */
export * as tables from '../../../server/db/schema'

useDataKeys([Buffer.alloc(32, 1)])

/** The whole server in the test's process, so that a test may change its database and its clock. */
export interface LocalServer {
  readonly origin: string
  readonly db: Db
  readonly now: () => Date
  /** Somebody else who calls the server, beside the phone. */
  readonly beside: Caller
  /** Its clock goes ahead of the phone's by so many ms more, and what falls due by then is done. */
  passTime(ms: number): Promise<void>
  close(): Promise<void>
}

/**
 * @param aheadMs of the server's clock before the phone's, from the start
 * @param env further settings
 */
export async function startLocalServer(
  aheadMs = 0,
  env: Readonly<Record<string, string>> = {}
): Promise<LocalServer> {
  const loaded = loadConfig(
    { LOG_LEVEL: 'silent', DEMO: '1', RATE_LIMIT: '0', SERVICE_PHONE: '400-000-1000', ...env },
    ROOT
  )
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { config } = loaded
  let ahead = aheadMs
  const now = () => new Date(Date.now() + ahead)
  const dataDir = await dataDirOf('local', now().getTime(), async (folder, begun) => {
    const first = await openFolder(folder)
    await prepareDatabase(first, { now: begun, demo: true })
    await first.close()
  })
  const database = await openFolder(dataDir)
  const sandbox = makeSandbox(database, now)
  const { gateway, noticeDoors } = connectPayments(config, sandbox, now)
  const parts = { config, database, gateway, noticeDoors, sandbox, now, handlers, checkResults: true }
  const app = await buildApp(parts)
  // The clock of the machine is what a phone learns the server's time from.
  app.addHook('onSend', async (_request, reply) => void reply.header('date', now().toUTCString()))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const beside = createCaller(now, async ({ method, url, headers, payload }) => {
    const answer = await fetch(origin + url, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload })
    })
    const text = await answer.text()
    return { statusCode: answer.status, headers: {}, json: <T>() => JSON.parse(text) as T }
  })
  return {
    origin,
    beside,
    db: database.db,
    now,
    async passTime(ms) {
      ahead += ms
      await runAll([...sandbox.jobs, ...jobs], { db: database.db, gateway, now, config, log: app.log })
    },
    async close() {
      await app.close()
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
