import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { loadConfig, type Config } from './config'
import type { Database } from './db/client'
import { openFolder, openPostgres } from './db/open'
import { DataKeyError, useDataKeys } from './db/data-keys'
import { FolderBusyError } from './db/folder-lock'
import { keyBeside } from './db/key-file'
import { prepareDatabase } from './db/migrate'
import { OldSchemaError } from './db/old-schema'
import { isReadOnly } from './db/outage'
import { DEMO_PHONE } from './db/seed/users'
import { ROOT } from './folders'
import { handlers } from './handlers'
import { jobs } from './jobs'
import { startTicker, type Ticker } from './jobs/ticker'
import { lastWords } from './logging'
import { withoutDemoIssuer } from './settings/shop-profile'
import { connectPayments } from './gateway/payments'
import { smsProviders } from './sms/provider'
import { START_TEXTS as texts } from './start-texts'

/** After this long a stop does not wait any more, in ms; calls and pieces of jobs have their own limits below it. */
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
  const opened = config.publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
  say(`\n  ${texts.opened(opened)}`)
  if (config.demo) say(`  ${texts.demoPhone(DEMO_PHONE)}`)
  if (!config.demo && config.production && smsProviders(config).length === 0) {
    say(`  ${texts.noSms}`)
  }
  say('')
}

/** Stops taking requests, finishes those in flight and the jobs' pieces under way, then closes the database. */
function stopOnSignal(app: FastifyInstance, ticker: Ticker, database: Database): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => fail(texts.stopSlow), STOP_LIMIT_MS).unref()
    await Promise.all([ticker.stop(), app.close()])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().catch((error: unknown) => fail(texts.stopFailed(lastWords(error)))))
  }
}

async function main(): Promise<void> {
  const loaded = loadConfig(process.env, ROOT)
  if (!loaded.ok) fail(texts.configuration(loaded.problems))
  const { config } = loaded
  const now = () => new Date()
  useDataKeys(config.dataKeys.length > 0 ? config.dataKeys : [keyBeside(config.dataDir)])
  const database = await open(config)
  await prepareDatabase(database, { now: now(), demo: config.demo, samples: config.samples })
  if (!config.demo) await withoutDemoIssuer(database.db)
  const sandbox = config.production ? null : (await import('./sandbox')).sandbox(database, now)
  const { gateway, noticeDoors, bills } = connectPayments(config, sandbox, now)
  const parts = { config, database, gateway, noticeDoors, sandbox, now, handlers, checkResults: false }
  const app = await buildApp(parts)
  const context = { db: database.db, gateway, bills, now, config, log: app.log }
  await app.listen({ host: config.host, port: config.port })
  stopOnSignal(app, startTicker([...(sandbox?.jobs ?? []), ...jobs], context), database)
  announce(app, config)
}

// Node's own report would carry the message and what hangs on the error.
process.on('uncaughtException', (error) => fail(texts.ended(lastWords(error))))

main().catch((error: unknown) => {
  if (error instanceof FolderBusyError || error instanceof OldSchemaError) fail(error.message)
  if (error instanceof DataKeyError) fail(texts.dataKey(error.message))
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') fail(texts.portBusy)
  if (isReadOnly(error)) fail(texts.readOnly)
  fail(texts.notStarted(lastWords(error)))
})
