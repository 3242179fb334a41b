import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type * as App from '../../../server/app'
import type * as ServerConfig from '../../../server/config'
import type { Db } from '../../../server/db/client'
import type * as Opening from '../../../server/db/open'
import type * as DataKeys from '../../../server/db/data-keys'
import type * as Schema from '../../../server/db/schema'
import type * as Migrate from '../../../server/db/migrate'
import type * as Handlers from '../../../server/handlers'
import type * as Jobs from '../../../server/jobs'
import type * as Sandbox from '../../../server/gateway/sandbox'
import type * as Calling from '../../../server/testing/caller'
import type * as Ticker from '../../../server/jobs/ticker'
import { dataDirOf, ROOT } from './server'

// The server is CommonJS and finds its migrations beside its files, which only a real `require` tells it.
const load = createRequire(import.meta.url)
const { buildApp } = load('../../../server/app') as typeof App
const { loadConfig } = load('../../../server/config') as typeof ServerConfig
const { openFolder } = load('../../../server/db/open') as typeof Opening
const { useDataKeys } = load('../../../server/db/data-keys') as typeof DataKeys
const { prepareDatabase } = load('../../../server/db/migrate') as typeof Migrate
/** The tables of `LocalServer.db`. */
export const tables = load('../../../server/db/schema') as typeof Schema
const { handlers } = load('../../../server/handlers') as typeof Handlers
const { jobs } = load('../../../server/jobs') as typeof Jobs
const { sandboxGateway } = load('../../../server/gateway/sandbox') as typeof Sandbox
const { createCaller } = load('../../../server/testing/caller') as typeof Calling
const { runAll } = load('../../../server/jobs/ticker') as typeof Ticker

useDataKeys([Buffer.alloc(32, 1)])

/** The whole server in the test's process, so that a test may change its database and its clock. */
export interface LocalServer {
  readonly origin: string
  readonly db: Db
  readonly now: () => Date
  /** Somebody else who calls the server, beside the phone. */
  readonly beside: Calling.Caller
  /** Its clock goes ahead of the phone's by so many ms more, and what falls due by then is done. */
  passTime(ms: number): Promise<void>
  close(): Promise<void>
}

/** @param aheadMs of the server's clock before the phone's, from the start */
export async function startLocalServer(aheadMs = 0): Promise<LocalServer> {
  const loaded = loadConfig(
    { LOG_LEVEL: 'silent', DEMO: '1', RATE_LIMIT: '0', SERVICE_PHONE: '400-000-1000' },
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
  const gateway = sandboxGateway(database, now)
  const app = await buildApp({ config, database, gateway, now, handlers, checkResults: true })
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
      await runAll(jobs, { db: database.db, gateway, now, config, log: app.log })
    },
    async close() {
      await app.close()
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
