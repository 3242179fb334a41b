import { loadConfig } from './config'
import { useDataKeys } from './db/data-keys'
import { refuseUnfitEngine } from './db/engine-probe'
import { keyBeside } from './db/key-file'
import { prepareDatabase } from './db/migrate'
import { openPostgres } from './db/open'
import { pendingMigrations } from './db/pending'
import { ROOT } from './folders'
import { startError } from './start-error'
import { START_TEXTS as texts } from './start-texts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** `npm run migrate`: 0 when the schema is up to date, 1 when it was left as it was. */
async function main(): Promise<number> {
  const loaded = loadConfig(process.env, ROOT, false)
  if (!loaded.ok) {
    say(texts.configuration(loaded.problems))
    return 1
  }
  const { config } = loaded
  if (!config.databaseUrl) {
    say(texts.migrationsEmbedded)
    return 1
  }
  useDataKeys(config.dataKeys.length > 0 ? config.dataKeys : [keyBeside(config.dataDir)])
  await refuseUnfitEngine(config.databaseUrl, false)
  const database = openPostgres(config.databaseUrl, config.databasePool)
  try {
    const pending = await pendingMigrations(database.db)
    await prepareDatabase(database, { now: new Date(), demo: config.demo, samples: config.samples }, say)
    say(texts.migrated(pending))
    return 0
  } finally {
    await database.close()
  }
}

main().then(
  (exit) => (process.exitCode = exit),
  (error: unknown) => {
    process.stderr.write(`${startError(error)}\n`)
    process.exitCode = 1
  }
)
