import { sql } from 'drizzle-orm'
import { TEST_NOW } from '../testing/test-app'
import { openEmptyDatabase } from '../testing/test-database'
import { rowsOf, type Database } from './client'
import { prepareDatabase } from './migrate'
import { OldSchemaError } from './old-schema'

let database: Database
beforeEach(async () => {
  database = await openEmptyDatabase()
})
afterEach(() => database.close())

const prepare = () => prepareDatabase(database, { now: TEST_NOW, demo: false })

test('a database of before the baseline is refused with the way to export it, and left as it is', async () => {
  const { db } = database
  await db.execute(sql`create schema drizzle`)
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  )
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('0000_first', 1)`)
  await expect(prepare()).rejects.toThrow(OldSchemaError)
  await expect(prepare()).rejects.toThrow(/npm run ops -- export .+空的 DATA_DIR/)
  expect(await rowsOf(db, sql`select from pg_tables where schemaname = 'public'`)).toHaveLength(0)
})

test('our own is prepared as often as servers start', async () => {
  await prepare()
  await prepare()
  expect(await rowsOf(database.db, sql`select from drizzle.__drizzle_migrations`)).not.toHaveLength(0)
})
