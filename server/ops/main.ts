import { userInfo } from 'node:os'
import { sql } from 'drizzle-orm'
import { loadConfig, type Config } from '../config'
import { rowsOf, type Database } from '../db/client'
import { openFolder, openPostgres } from '../db/open'
import { DataKeyError, useDataKeys } from '../db/data-keys'
import { FolderBusyError } from '../db/folder-lock'
import { keyBeside } from '../db/key-file'
import { ROOT } from '../folders'
import { refuseMissingKeys } from '../db/keys-in-use'
import { prepareDatabase } from '../db/migrate'
import { MigrationBlockedError } from '../db/migration-lock'
import { OldSchemaError } from '../db/old-schema'
import { PendingError, refusePending } from '../db/pending'
import { lastWords } from '../logging'
import { START_TEXTS } from '../start-texts'
import { databaseError } from '../start-error'
import { codeOf } from '../db/error-code'
import { runOps } from './run'
import { OPS_TEXTS as texts } from './texts'

class PlainError extends Error {}

/** A database without tables gets them; one whose keys are others is left alone. */
async function makeReady(database: Database, { demo, samples, migrates }: Config): Promise<void> {
  const [found] = await rowsOf<{ made: boolean }>(
    database.db,
    sql`select to_regclass('ops_log') is not null as made`
  )
  if (found?.made !== true && !migrates) await refusePending(database.db)
  if (found?.made !== true) await prepareDatabase(database, { now: new Date(), demo, samples })
  await refuseMissingKeys(database.db)
}

/** `npm run ops -- …` */
async function main(): Promise<number> {
  const loaded = loadConfig(process.env, ROOT, false)
  if (!loaded.ok) throw new PlainError(START_TEXTS.configuration(loaded.problems))
  const { config } = loaded
  if (config.databaseUrl === null && config.demo) process.stderr.write(`${texts.demoShop(config.dataDir)}\n`)
  useDataKeys(config.dataKeys.length > 0 ? config.dataKeys : [keyBeside(config.dataDir)])
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, 2, { byTransaction: config.poolsByTransaction })
    : await openFolder(config.dataDir)
  try {
    await makeReady(database, config)
    const context = {
      db: database.db,
      now: () => new Date(),
      mediaOrigins: config.mediaOrigins,
      publicOrigin: config.publicOrigin,
      demo: config.demo,
      analyticsEnv: config.analytics.env
    }
    const { exit, text } = await runOps(context, process.argv.slice(2), userInfo().username)
    process.stdout.write(`${text}\n`)
    return exit
  } finally {
    await database.close()
  }
}

/** What an error comes down to for an operator; drizzle carries the cause inside. */
function wordsOf(error: unknown): string {
  if (error instanceof PlainError) return error.message
  if (error instanceof FolderBusyError) return START_TEXTS.opsBusy
  if (error instanceof DataKeyError) return START_TEXTS.opsDataKey
  if (
    error instanceof OldSchemaError ||
    error instanceof PendingError ||
    error instanceof MigrationBlockedError
  )
    return error.message
  const database = databaseError(error)
  if (database !== null) return database
  if (error instanceof Error && 'path' in error) return texts.file(String(error.path), codeOf(error))
  return error instanceof Error && error.cause !== undefined
    ? wordsOf(error.cause)
    : texts.failed(lastWords(error))
}

main().then(
  (exit) => (process.exitCode = exit),
  (error: unknown) => {
    process.stderr.write(`${wordsOf(error)}\n`)
    process.exitCode = 1
  }
)
