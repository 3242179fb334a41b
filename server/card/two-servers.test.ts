/** The last of what is on a card, wanted at two servers on one database in the same moment. The embedded engine has one server only. */
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import type { InputOf } from '@/contract/catalogue'
import { addDays } from '@/domain/date'
import { rowsOf, type Database } from '../db/client'
import { openPostgres } from '../db/open'
import { cardMovements, orders } from '../db/schema'
import { transact } from '../db/transact'
import { leaveOnCard, MONEY } from '../testing/balance'
import { toldOfCards } from '../testing/cards'
import { orderInput, VISIT_DATE } from '../testing/ordering'
import { server, session, steps, testOrders } from '../testing/order-tests'
import { createTestApp, type TestApp } from '../testing/test-app'
import { writeMovements } from './commands/write-movements'

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

/** Longer than both calls need to come to it. */
const WRITING_SECONDS = 0.5
const CROWD = 12
const COMPANY = '7700200000000017'
const RIGHT = `${COMPANY}-1`
const REQUIRED = [{ addPackageId: 6101, itemCodeList: ['LU001'] }]
const BY_QUOTA = [...REQUIRED, { addPackageId: 6103, itemCodeList: ['BO002', 'HE005'] }]

onPostgres('two servers', () => {
  testOrders({ sound: true })

  let other: TestApp
  let ofOther: Database
  beforeAll(async () => {
    ofOther = openPostgres(String(server.database.pool?.options.connectionString), CROWD)
    other = await createTestApp({ database: ofOther, now: server.clock.now() })
    // Whoever writes an order takes so long that the others come meanwhile.
    await server.database.db.execute(
      sql.raw(`create function slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(${WRITING_SECONDS}); return new; end $$`)
    )
    await server.database.db.execute(
      sql`create trigger slowly before insert on orders for each row execute function slowly()`
    )
  })
  beforeEach(() => other.clock.set(server.clock.now()))
  afterAll(async () => {
    await other?.app.close()
    await ofOther?.close()
  })

  let keys = 0
  const once = () => ({ session, idempotencyKey: `card-last-${(keys += 1)}` })
  const serverOf = (at: number) => (at % 2 === 0 ? server : other)
  const asked = (changes: Partial<InputOf<'card.complete'>> = {}): InputOf<'card.complete'> => ({
    ...orderInput({ productCode: 'CK1017', hospitalId: 'H2002', customAddPackage: REQUIRED }),
    ...{ cardNumber: COMPANY, ...changes }
  })
  /** One order at each server, at once, on two days. */
  const onTwoDays = (changes: (regDate: string) => Promise<Partial<InputOf<'card.complete'>>>) =>
    Promise.all(
      [VISIT_DATE, addDays(VISIT_DATE, 1)].map(async (regDate) => ({ regDate, ...(await changes(regDate)) }))
    ).then((both) =>
      Promise.all(both.map((one, at) => serverOf(at).callRaw('card.complete', asked(one), once())))
    )
  const codes = (answers: readonly { code: number }[]) =>
    answers.map(({ code }) => code).toSorted((a, b) => a - b)
  /** Granted, left, and what orders have or somebody came for, in uses or yuan. */
  const stands = async (key: string) => {
    const rows = await toldOfCards(server.database.db, [COMPANY, MONEY])
    const row = rows.find((one) => one.key === key)!
    expect(row.granted).toBe(row.left + row.taken + row.expired)
    return [row.granted, row.left, row.taken]
  }
  const placedNow = async (since: number) =>
    (await server.database.db.select().from(orders).where(eq(orders.userId, 'u1001'))).length - since
  const before = () => placedNow(0)

  test('27007 the last use of an entitlement is one order', async () => {
    const since = await before()
    const answers = await onTwoDays(async () => ({}))
    expect([codes(answers), await placedNow(since)]).toEqual([
      [ErrorCode.ok, ErrorCode.discountUnavailable],
      1
    ])
    expect(answers.find(({ code }) => code !== ErrorCode.ok)?.results).toMatchObject([
      { couponCodes: [COMPANY] }
    ])
    expect(await stands(`right ${RIGHT}`)).toEqual([1, 0, 1])
  })

  test('27004 the last yuan of a quota is paid once; who had seen it is told the new price', async () => {
    const { db } = server.database
    const give = (uses: number, fen: number) =>
      transact(db, async (tx) => {
        await tx.execute(
          sql`update card_rights set uses = ${uses}::int, granted = ${uses}::int where id = ${RIGHT}`
        )
        await tx.execute(
          sql`update bound_cards set quota_fen = ${fen}::int, quota_granted_fen = ${fen}::int where card_number = ${COMPANY}`
        )
        await tx
          .update(cardMovements)
          .set({ amount: uses, leftAfter: uses })
          .where(sql`account = 'right' and right_id = ${RIGHT} and verb = 'grant'`)
        await tx
          .update(cardMovements)
          .set({ amount: fen, leftAfter: fen })
          .where(sql`account = 'quota' and card_number = ${COMPANY} and verb = 'grant'`)
      })
    await give(2, 100)
    const since = await before()
    const answers = await onTwoDays(async (rtime) => {
      const place = { cardNumber: COMPANY, productCode: 'CK1017', orgCode: 'H2002', rtime }
      const { results } = await server.call(
        'card.quote',
        { ...place, customAddPackage: BY_QUOTA },
        { session }
      )
      expect(results[0]!.quotaUsed).toBe(1)
      return { customAddPackage: BY_QUOTA, priceVersion: results[0]!.priceVersion }
    })
    expect([codes(answers), await placedNow(since)]).toEqual([[ErrorCode.ok, ErrorCode.priceChanged], 1])
    expect(await stands(`quota ${COMPANY}`)).toEqual([1, 0, 1])
    expect(await stands(`right ${RIGHT}`)).toEqual([2, 1, 1])
    await steps.startOver()
    await give(1, 20_000)
  })

  test('27007 the last yuan of a balance pays one order', async () => {
    await leaveOnCard(1)
    const since = await before()
    const answers = await Promise.all(
      [VISIT_DATE, addDays(VISIT_DATE, 1)].map((regDate, at) =>
        serverOf(at).call('order.complete', orderInput({ regDate, balanceCard: MONEY }), once())
      )
    )
    expect([codes(answers), await placedNow(since)]).toEqual([
      [ErrorCode.ok, ErrorCode.discountUnavailable],
      1
    ])
    expect(answers.find(({ code }) => code !== ErrorCode.ok)?.results).toMatchObject([
      { couponCodes: [MONEY] }
    ])
    expect(await stands(`balance ${MONEY}`)).toEqual([800, 0, 800])
  })

  const REST = Array.from({ length: CROWD - 1 })
  test.each([
    ['one key it is the same order', () => 'card-crowd-one-key', REST.map(() => ErrorCode.ok)],
    [
      'a key each it is refused eleven times with 27008',
      (at: number) => `card-crowd-key-${at}`,
      REST.map(() => ErrorCode.duplicateOrder)
    ]
  ])('the same order twelve times at once takes one use: under %s', async (_name, keyOf, others) => {
    const since = await before()
    const answers = await Promise.all(
      [ErrorCode.ok, ...others].map((_, at) =>
        serverOf(at).callRaw('card.complete', asked(), { session, idempotencyKey: keyOf(at) })
      )
    )
    expect(codes(answers)).toEqual([ErrorCode.ok, ...others])
    expect([await placedNow(since), await stands(`right ${RIGHT}`)]).toEqual([1, [1, 0, 1]])
    const named = answers.map(({ results }) => (results as { orderNum: string }[])[0]?.orderNum)
    expect(new Set(named).size).toBe(1)
  })

  test('money that moves on a card while it is unbound waits for nobody: who unbinds waits for the money alone', async () => {
    const back = new Error('as it stood')
    const unbound: Promise<{ code: number }>[] = []
    const moving = transact(server.database.db, async (tx) => {
      await tx.execute(sql`update card_balances set taken_fen = taken_fen + 100 where no = ${MONEY}`)
      unbound.push(other.callRaw('card.unbind', { x: MONEY }, { session }))
      await vi.waitUntil(async () => {
        const waiting = await rowsOf(
          tx,
          sql`select 1 from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`
        )
        return waiting.length > 0
      })
      await writeMovements(tx, 'balance', 'take', [{ resource: MONEY, amount: 100 }], server.clock.now())
      throw back
    })
    await expect(moving).rejects.toBe(back)
    expect(await Promise.all(unbound)).toMatchObject([{ code: ErrorCode.ok }])
  })
})
