import { eq } from 'drizzle-orm'
import { openTestDatabase } from '../testing/test-database'
import { seedMarks } from './schema'
import type { Database, Db } from './client'
import { transact, type Tx } from './transact'

const NOW = new Date('2026-05-20T10:00:00+08:00')
let database: Database
beforeAll(async () => {
  database = await openTestDatabase(null)
})
afterAll(() => database?.close())

const mark = async (tx: Tx, name: string) => void (await tx.insert(seedMarks).values({ name, ranAt: NOW }))
const marks = async () => (await database.db.select().from(seedMarks)).map(({ name }) => name).sort()
const fail = () => {
  throw new Error('not so')
}

test('an error takes back all of a transaction, and of one inside another that one alone', async () => {
  const whole = transact(database.db, async (tx) => {
    await mark(tx, 'first')
    fail()
  })
  await expect(whole).rejects.toThrow('not so')
  await transact(database.db, async (tx) => {
    await mark(tx, 'outer')
    const inner = transact(tx, async (nested) => {
      await mark(nested, 'inner')
      fail()
    })
    await expect(inner).rejects.toThrow('not so')
    await transact(tx, (nested) => mark(nested, 'second'))
  })
  expect(await marks()).toEqual(['outer', 'second'])
  await database.db.delete(seedMarks).where(eq(seedMarks.name, 'outer'))
})

test('what writes in a transaction does not take the database outside', () => {
  const write = (tx: Tx) => tx
  // @ts-expect-error the database is no transaction
  const outside = (db: Db) => write(db)
  expect(outside).toBeInstanceOf(Function)
})
