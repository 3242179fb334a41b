import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { useDataKeys } from '../db/data-keys'
import { openMemory, openPostgres, type Database } from '../db/client'
import { prepareDatabase } from '../db/migrate'
import type { SeedContext } from '../db/seed/context'

const DB_DIR = join(__dirname, '..', 'db')
const CACHE_DIR = join(__dirname, '..', '..', 'node_modules', '.cache', 'server-test-db')
const KEPT_IMAGES = 6
const TEST_POOL = 8
/** Making the first image of a schema takes a while; every test file that opens a database may be the first. */
const HOOK_LIMIT_MS = 90_000
jest.setTimeout(HOOK_LIMIT_MS)

/** The cached databases are sealed by it. */
export const TEST_DATA_KEY = createHash('sha256').update('data key of the tests').digest()
useDataKeys([TEST_DATA_KEY])

/** Changes with everything that decides what a fresh database holds. */
function fingerprint(seed: SeedContext | null): string {
  const hash = createHash('sha256').update(JSON.stringify(seed))
  for (const folder of ['migrations', 'schema', 'seed']) {
    for (const name of readdirSync(join(DB_DIR, folder)).sort()) {
      const file = join(DB_DIR, folder, name)
      if (statSync(file).isFile()) hash.update(name).update(readFileSync(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * A migrated (and seeded) database of its own. In memory from a cached image; with TEST_DATABASE_URL a
 * fresh database on that server, copied from a cached template and dropped on close.
 */
export function openTestDatabase(
  seed: SeedContext | null,
  url = process.env['TEST_DATABASE_URL']
): Promise<Database> {
  return url ? openCopy(url, seed) : openImage(seed)
}

async function openImage(seed: SeedContext | null): Promise<Database> {
  const file = join(CACHE_DIR, `${fingerprint(seed)}.tar`)
  if (existsSync(file)) return openMemory(new Blob([readFileSync(file)]))
  const database = await openMemory()
  await prepareDatabase(database, seed)
  const image = await database.engine?.dumpDataDir('none')
  if (image) store(file, Buffer.from(await image.arrayBuffer()))
  return database
}

/** Written aside and renamed, as other workers may read it; the oldest images go. */
function store(file: string, image: Buffer): void {
  mkdirSync(CACHE_DIR, { recursive: true })
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(aside, image)
  renameSync(aside, file)
  const ages = readdirSync(CACHE_DIR).map((name) => {
    const path = join(CACHE_DIR, name)
    return { path, at: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  ages.sort((a, b) => b.at - a.at)
  for (const old of ages.slice(KEPT_IMAGES)) rmSync(old.path, { force: true })
}

const databaseUrl = (url: string, name: string): string => {
  const target = new URL(url)
  target.pathname = `/${name}`
  return target.toString()
}

/** A database without any table, of its own. */
export async function openEmptyDatabase(): Promise<Database> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) return openMemory()
  const name = newName()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return openScratch(url, name)
}

const newName = () => `chengan_test_${randomBytes(8).toString('hex')}`

async function openCopy(url: string, seed: SeedContext | null): Promise<Database> {
  const template = `chengan_template_${fingerprint(seed)}`
  const name = newName()
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    // One worker makes the template, the others wait; a copy needs the template unused.
    await admin.query('select pg_advisory_lock(727100662)')
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1 and datistemplate', [
      template
    ])
    if (!rowCount) {
      await admin.query(`drop database if exists ${template}`)
      await admin.query(`create database ${template}`)
      const made = openPostgres(databaseUrl(url, template), 2)
      await prepareDatabase(made, seed)
      await made.close()
      await admin.query(`alter database ${template} is_template true`)
    }
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  return openScratch(url, name)
}

function openScratch(url: string, name: string): Database {
  const database = openPostgres(databaseUrl(url, name), TEST_POOL)
  return { ...database, close: () => database.close().then(() => drop(url, name)) }
}

async function drop(url: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}
