import { userInfo } from 'node:os'
import { loadConfig } from '../config'
import { openFolder, openPostgres } from '../db/client'
import { useDataKeys } from '../db/data-keys'
import { FolderBusyError } from '../db/folder-lock'
import { keyBeside } from '../db/key-file'
import { ROOT } from '../folders'
import { lastWords } from '../logging'
import { runOps } from './run'

/** `npm run ops -- …` */
async function main(): Promise<number> {
  const loaded = loadConfig(process.env, ROOT)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { config } = loaded
  useDataKeys(config.dataKeys.length > 0 ? config.dataKeys : [keyBeside(config.dataDir)])
  const database = config.databaseUrl ? openPostgres(config.databaseUrl, 2) : await openFolder(config.dataDir)
  try {
    const context = { db: database.db, now: () => new Date() }
    const { exit, text } = await runOps(context, process.argv.slice(2), userInfo().username)
    process.stdout.write(`${text}\n`)
    return exit
  } finally {
    await database.close()
  }
}

main().then(
  (exit) => (process.exitCode = exit),
  (error: unknown) => {
    const busy = error instanceof FolderBusyError
    process.stderr.write(`${busy ? error.message : lastWords(error)}\n`)
    process.exitCode = 1
  }
)
