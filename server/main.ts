import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { loadConfig, type Config } from './config'
import type { Database } from './db/client'
import { openFolder, openPostgres } from './db/open'
import { useDataKeys } from './db/data-keys'
import { refuseUnfitEngine } from './db/engine-probe'
import { keyBeside } from './db/key-file'
import { prepareDatabase } from './db/migrate'
import { refusePending } from './db/pending'
import { DEMO_PHONE } from './db/seed/users'
import { ROOT } from './folders'
import { handlers } from './handlers'
import { jobs } from './jobs'
import { startTicker, type Ticker } from './jobs/ticker'
import { lastWords } from './logging'
import { withoutDemoIssuer } from './settings/shop-profile'
import { connectPayments } from './gateway/payments'
import { smsProviders } from './sms/provider'
import { startError } from './start-error'
import { listenForMetrics } from './metrics/listen'
import { Metrics } from './metrics/metrics'
import { START_TEXTS as texts } from './start-texts'

/** After this long a stop does not wait any more, in ms; calls and pieces of jobs have their own limits below it. */
const STOP_LIMIT_MS = 15_000

const say = (text: string) => process.stdout.write(`${text}\n`)

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

async function open({ databaseUrl, databasePool, poolsByTransaction, dataDir }: Config): Promise<Database> {
  if (!databaseUrl) return openFolder(dataDir)
  await refuseUnfitEngine(databaseUrl, poolsByTransaction)
  return openPostgres(databaseUrl, databasePool, { byTransaction: poolsByTransaction })
}

function announce(app: FastifyInstance, config: Config): void {
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  const opened = config.publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
  say(`\n  ${texts.opened(opened)}`)
  if (!existsSync(join(config.h5Dir, 'index.html'))) say(`  ${texts.noSite(config.h5Dir)}`)
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
  if (config.migrates || !config.databaseUrl)
    await prepareDatabase(database, { now: now(), demo: config.demo, samples: config.samples }, say)
  else await refusePending(database.db)
  if (!config.demo) await withoutDemoIssuer(database.db)
  const sandbox = config.production ? null : (await import('./sandbox')).sandbox(database, now)
  const { gateway, noticeDoors, bills } = connectPayments(config, sandbox, now)
  const metrics = config.metricsPort === null ? null : new Metrics(database, now)
  const parts = {
    ...{ config, database, gateway, noticeDoors, sandbox, now, handlers, checkResults: false },
    ...(metrics ? { watch: metrics } : {})
  }
  const app = await buildApp(parts)
  const context = { db: database.db, gateway, bills, now, config, log: app.log }
  await app.listen({ host: config.host, port: config.port })
  const all = [...(sandbox?.jobs ?? []), ...jobs]
  const ticker = startTicker(all, context, metrics?.watch(all))
  const counted = metrics && (await listenForMetrics(metrics, config.metricsHost, config.metricsPort ?? 0))
  stopOnSignal(app, ticker, database)
  announce(app, config)
  if (counted) say(`  ${texts.metrics(counted.port)}\n`)
}

// Node's own report would carry the message and what hangs on the error.
process.on('uncaughtException', (error) => fail(texts.ended(lastWords(error))))

main().catch((error: unknown) => fail(startError(error)))
