/** node scripts/db-reset.mjs: removes the embedded database; the next start makes and seeds a new one. */
import fs from 'node:fs'
import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { ROOT } from './lib/paths.mjs'

const folder = path.resolve(ROOT, process.env.DATA_DIR || '.data')
/** Only the engine's own folder goes: whatever else DATA_DIR holds stays. */
const database = path.join(folder, 'pgdata')

try {
  if (process.env.DATABASE_URL)
    throw new Error('DATABASE_URL is set: this removes the embedded database only')
  if (fs.existsSync(database)) {
    const { lockFolder } = await tsImport('../server/db/folder-lock.ts', import.meta.url)
    // Fails while a server has the folder open.
    const release = lockFolder(folder)
    fs.rmSync(database, { recursive: true, force: true })
    release()
    console.log(`Removed ${database}`)
  } else {
    console.log(`${database} does not exist: nothing to remove`)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
