import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { MIGRATIONS_DIR } from '../folders'
import { wrongCards } from '../testing/cards'
import { wrongGifts } from '../testing/gifts'
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

test('what cards entitled to becomes rows: the combos of a kind are one entitlement, and quota keeps its orders', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR })
  const at = all.findIndex(({ sql: statements }) =>
    statements.some((one) => one.includes('TABLE "card_rights"'))
  )
  const run = async (from: number, to: number) => {
    for (const { sql: statements } of all.slice(from, to))
      for (const statement of statements) await db.execute(sql.raw(statement))
  }
  await run(0, at)
  await transact(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into bound_cards (card_number, kind, name, combo_ids, quota_fen, quota_used_fen, require_package_ids,
        within_package_ids, family_allowed, user_id, contacts_id, starts_at, expires_at)
      values ('77', 'enterprise', 'company', '["2012", "2013"]', 20000, 12800, '[6101]', '[]', true, 'u1', 'c1', now(), now())`)
    await tx.execute(sql`
      insert into orders (order_num, pay_order_num, user_id, order_type, kind, product_category, product_code, product_name,
        pay_status, report_state, status, total_fen, payable_fen, lines, coupon_ids, comefrom, extra, created_at)
      values ('CA1', 'PAY1', 'u1', 1, 'checkup', 1, 'CK', 'CK', 2, 0, 40, 0, 0, '[]', '[]', 50, '', now())`)
    await tx.execute(sql`
      insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount)
      values ('PAY1', 'CA1', 'u1', 'quota', '77', 12800)`)
  })
  await run(at, all.length)
  expect(
    await rowsOf(db, sql`select id, combo_ids as combos, holder, relations, granted, taken from card_rights`)
  ).toEqual([
    {
      ...{ id: '77-1', combos: ['2012', '2013'], holder: true, granted: 1, taken: 0 },
      relations: ['配偶', '父亲', '母亲', '儿子', '女儿']
    }
  ])
  expect(await wrongCards(db)).toEqual([])
  await database.close()
})

test('what a gift card had becomes its face, and what orders have of it its history', async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS_DIR })
  const at = all.findIndex(({ sql: statements }) =>
    statements.some((one) => one.includes('TABLE "gift_movements"'))
  )
  const run = async (from: number, to: number) => {
    for (const { sql: statements } of all.slice(from, to))
      for (const statement of statements) await db.execute(sql.raw(statement))
  }
  await run(0, at)
  await transact(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into stored_values (no, user_id, amount_fen, taken_fen, expires_at) values ('GF1', 'u1', 50000, 12000, now())`)
    await tx.execute(sql`
      insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount, given_back)
      values ('PAY1', 'CA1', 'u1', 'gift', 'GF1', 10000, 0), ('PAY2', 'CA2', 'u1', 'gift', 'GF1', 5000, 3000)`)
  })
  await run(at, all.length)
  expect(
    await rowsOf(
      db,
      sql`select verb, amount, left_after as left, order_num as order from gift_movements order by id`
    )
  ).toEqual([
    { verb: 'issue', amount: 50_000, left: 50_000, order: null },
    { verb: 'take', amount: 10_000, left: 40_000, order: 'CA1' },
    { verb: 'take', amount: 2_000, left: 38_000, order: 'CA2' }
  ])
  expect(await wrongGifts(db)).toEqual([])
  await database.close()
})
