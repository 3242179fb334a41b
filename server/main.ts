import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { loadConfig, type Config } from './config'
import { openFolder, openPostgres, type Database } from './db/client'
import { FolderBusyError } from './db/folder-lock'
import { prepareDatabase } from './db/migrate'
import { DEMO_PHONE } from './db/seed/users'
import { ROOT } from './folders'
import { handlers } from './handlers'
import { jobs } from './jobs'
import { runAll, startTicker, type Ticker } from './jobs/ticker'

/** After this long a stop does not wait any more, in ms. */
const STOP_LIMIT_MS = 15_000

const say = (text: string) => process.stdout.write(`${text}\n`)

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

const open = (config: Config): Promise<Database> | Database =>
  config.databaseUrl ? openPostgres(config.databaseUrl, config.databasePool) : openFolder(config.dataDir)

function announce(app: FastifyInstance, config: Config): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  say(`\n  Open ${config.publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}/`}`)
  if (config.demo) say(`  Demo phone number ${DEMO_PHONE}; the login page shows the SMS code.`)
  if (!config.demo && !config.smsWebhookUrl && config.production) {
    say('  SMS_WEBHOOK_URL is not set: nobody can receive a login code.')
  }
  say('')
}

/** Stops taking requests, finishes those in flight, then closes the database. */
function stopOnSignal(app: FastifyInstance, ticker: Ticker, database: Database): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => fail('Stopping took too long.'), STOP_LIMIT_MS).unref()
    await ticker.stop()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().catch((error: unknown) => fail(`Stopping failed: ${String(error)}`)))
  }
}

async function main(): Promise<void> {
  const loaded = loadConfig(process.env, ROOT)
  if (!loaded.ok)
    fail(['The configuration is wrong:', ...loaded.problems.map((problem) => `  - ${problem}`)].join('\n'))
  const { config } = loaded
  const now = () => new Date()
  const database = await open(config)
  await prepareDatabase(database, { now: now(), demo: config.demo })
  const app = await buildApp({ config, database, now, handlers, checkResults: false })
  const context = { db: database.db, now, config, log: app.log }
  await runAll(jobs, context)
  await app.listen({ host: config.host, port: config.port })
  stopOnSignal(app, startTicker(jobs, context), database)
  announce(app, config)
}

main().catch((error: unknown) => {
  if (error instanceof FolderBusyError) fail(error.message)
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') fail('The port is in use; set another PORT.')
  fail(`The server did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
})
