import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { DAY_MS } from '@/domain/date'
import type { Database } from '../db/client'
import { openMemory, openPostgres } from '../db/open'
import { prepareDatabase } from '../db/migrate'
import type { SeedContext } from '../db/seed/context'
import { ROOT } from '../folders'
import { databasePrint } from './fingerprint'
import { madeOnce } from './made-once'

const IMAGES = join(ROOT, '.cache', 'databases', 'memory')
/** Templates that no test has copied for so long are of other versions. */
const UNUSED_DAYS = 2
const TEMPLATE = 'chengan_template_'
const TEST_POOL = 8

/** The cached databases are sealed by it. */
export const TEST_DATA_KEY = createHash('sha256').update('data key of the tests').digest()

/** Of the sources as they were when the worker first asked. */
let sourcesPrint: string | null = null
const printOf = (seed: SeedContext | null): string => {
  sourcesPrint ??= databasePrint()
  return createHash('sha256').update(JSON.stringify(seed)).update(sourcesPrint).digest('hex').slice(0, 16)
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
  const image = await madeOnce(IMAGES, `${printOf(seed)}.tar`, async (file) => {
    const database = await openMemory()
    await prepareDatabase(database, seed)
    await dropTemplates(database)
    const dump = await database.engine?.dumpDataDir('none')
    if (!dump) throw new Error('the embedded engine gave no image')
    writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
    await database.close()
  })
  return openMemory(new Blob([readFileSync(image)]))
}

/** A third of the image: no test makes a database of them. */
async function dropTemplates({ engine }: Database): Promise<void> {
  await engine?.exec('update pg_database set datistemplate = false where datname <> current_database()')
  for (const name of ['template0', 'template1']) await engine?.exec(`drop database ${name}`)
  await engine?.exec('checkpoint')
}

/** Statements without values, all at once. */
export async function runScript({ engine, pool }: Database, statements: string): Promise<void> {
  await (engine ? engine.exec(statements) : pool?.query(statements))
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
  const template = `${TEMPLATE}${printOf(seed)}`
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
      await dropUnused(admin)
      await admin.query(`drop database if exists ${template}`)
      await admin.query(`create database ${template}`)
      const made = openPostgres(databaseUrl(url, template), 2)
      await prepareDatabase(made, seed)
      await made.close()
      await admin.query(`alter database ${template} is_template true`)
    }
    await admin.query(`comment on database ${template} is '${new Date().toISOString()}'`)
    await admin.query(`create database ${name} template ${template}`)
  } finally {
    await admin.end()
  }
  return openScratch(url, name)
}

/** Drops templates of other versions; their comment tells when they were last copied. */
async function dropUnused(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, $1) and shobj_description(oid, 'pg_database') < $2`,
    [TEMPLATE, new Date(Date.now() - UNUSED_DAYS * DAY_MS).toISOString()]
  )
  for (const { name } of rows) {
    await admin.query(`alter database ${name} is_template false`)
    await admin.query(`drop database ${name}`)
  }
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
