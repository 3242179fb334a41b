/** Limits are counted by all servers of a database together, and by each alone while the database does not answer. */
import { sql } from 'drizzle-orm'
import { rowsOf, type Database } from '../db/client'
import { openPostgres } from '../db/open'
import { createTestApp, type TestApp } from '../testing/test-app'

const AT_MOST = 20
const AT_ONCE = 8
const env = { RATE_LIMIT: '1' }
const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

const codesAt = async (server: TestApp, first: number, times: number) => {
  const codes: number[] = []
  for (let i = first; i < first + times; i += 1) {
    codes.push((await server.call('auth.sendCode', { mobile: `1003${String(i).padStart(7, '0')}` })).status)
  }
  return codes
}
const refused = (codes: readonly number[]) => codes.filter((code) => code === 429).length

onPostgres('two servers of a database', () => {
  let one: TestApp
  let other: TestApp
  let ofOther: Database
  beforeEach(async () => {
    one = await createTestApp({ env })
    ofOther = openPostgres(String(one.database.pool?.options.connectionString), 4)
    other = await createTestApp({ env, database: ofOther })
  })
  afterEach(async () => {
    await other.close()
    await one.close()
  })

  test('have one limit together', async () => {
    expect(refused(await codesAt(one, 0, AT_MOST / 2))).toBe(0)
    expect(refused(await codesAt(other, 100, AT_MOST / 2))).toBe(0)
    expect(refused(await codesAt(one, 200, 1))).toBe(1)
    expect(refused(await codesAt(other, 300, 1))).toBe(1)
  })

  test('of calls that come at once no more pass than of those in turn', async () => {
    let codes: number[] = []
    // As many as have connections: who waits for one for long is counted by its server alone.
    for (let round = 0; round < (2 * AT_MOST) / AT_ONCE; round += 1) {
      const of = Array.from({ length: AT_ONCE }, (_, i) =>
        codesAt(i % 2 === 0 ? one : other, 1000 * (AT_ONCE * round + i), 1)
      )
      codes = [...codes, ...(await Promise.all(of)).flat()]
    }
    expect(refused(codes)).toBe(AT_MOST)
  })

  test('what is counted carries no address, and who is refused asks the database no more', async () => {
    expect(refused(await codesAt(one, 0, AT_MOST + 5))).toBe(5)
    const rows = await rowsOf<{ key: string; points: number }>(
      one.database.db,
      sql`select key, points from call_counts`
    )
    expect(rows).toEqual([{ key: expect.stringMatching(/^[\w-]{24}$/), points: AT_MOST + 1 }])
  })

  test('each counts by itself while the database does not, and the limit still holds', async () => {
    await one.database.db.execute(sql`alter table call_counts rename to call_counts_gone`)
    expect(refused(await codesAt(one, 0, AT_MOST + 1))).toBe(1)
  })
})

test('with the embedded engine the process counts', async () => {
  const server = await createTestApp({ env, seed: false })
  expect(refused(await codesAt(server, 0, AT_MOST + 1))).toBe(1)
  await server.close()
})
