import { sql } from 'drizzle-orm'
import { createTestApp } from '../testing/test-app'
import { rowsOf, type Db } from './client'
import { transact } from './transact'

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip

onPostgres.each([
  ['1', true],
  ['0', false]
])('with DATABASE_TRACE=%s a transaction has the name of its request: %s', async (DATABASE_TRACE, has) => {
  const names: string[] = []
  const nameIn = async (db: Db) => {
    const [row] = await rowsOf<{ name: string }>(db, sql`select current_setting('application_name') as name`)
    names.push(row?.name ?? '')
  }
  const server = await createTestApp({
    seed: false,
    env: { DATABASE_TRACE },
    handlers: {
      'geo.provinces': async (_input, { db }) => {
        await transact(db, nameIn)
        await nameIn(db)
        return []
      }
    }
  })
  const { headers } = await server.call('geo.provinces', {})
  await server.close()
  expect(names).toEqual([has ? `shop ${String(headers['x-request-id'])}` : '', ''])
})
