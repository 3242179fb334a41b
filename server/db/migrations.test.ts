import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { MIGRATIONS_DIR } from '../folders'
import { openEmptyDatabase } from '../testing/test-database'
import { rowsOf } from './client'
import { transact } from './transact'

test('what gift cards paid and had back stays theirs when tenders get names', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  const [baseline, ...later] = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR })
  const run = async (statements: readonly string[] = []) => {
    for (const statement of statements) await db.execute(sql.raw(statement))
  }
  await run(baseline?.sql)
  await transact(db, async (tx) => {
    // Rows without those that they belong to.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(
      sql`insert into dues (id, order_num, purpose, amount_fen) values (1, 'CA1', 'full', 900)`
    )
    await tx.execute(sql`insert into due_gifts values (1, 'GF1', 500)`)
    await tx.execute(sql`
      insert into refund_payouts (refund_no, no, gateway_no, payment_id, gift_no, amount_fen, state, next_ask_at)
      values ('RF1', 1, 'RF1-1', null, 'GF1', 200, 'done', now()), ('RF1', 2, 'RF1-2', 'PT1', null, 300, 'asked', now())`)
  })
  for (const { sql: statements } of later) await run(statements)
  expect(await rowsOf(db, sql`select tender, no, amount_fen as fen from due_tenders`)).toEqual([
    { tender: 'gift', no: 'GF1', fen: 500 }
  ])
  expect(
    await rowsOf(
      db,
      sql`select tender, tender_no as no, payment_id as payment from refund_payouts order by gateway_no`
    )
  ).toEqual([
    { tender: 'gift', no: 'GF1', payment: null },
    { tender: null, no: null, payment: 'PT1' }
  ])
  await database.close()
})
