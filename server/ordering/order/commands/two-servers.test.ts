/** What two servers on one database write in the same moment. The embedded engine has one server only. */
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import type { CompleteInput } from '@/contract/order/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import { addDays, HOUR_MS, instantAt } from '@/domain/date'
import { rowsOf, type Database } from '../../../db/client'
import { openPostgres } from '../../../db/open'
import { orders } from '../../../db/schema'
import { transact } from '../../../db/transact'
import { ordering, OWNER, VISIT_DATE } from '../../../testing/ordering'
import { createTestApp, type TestApp } from '../../../testing/test-app'
import { lockUser } from '../queries/own-order'
import { markMissed } from '../../fulfilment/commands/sweep-visits'

const onPostgres = process.env['TEST_DATABASE_URL'] ? describe : describe.skip

/** Longer than both calls need to come to it. */
const WRITING_SECONDS = 0.5
const SLOTS = [
  { timeSpanId: 102, timespanStr: '08:00-08:30' },
  { timeSpanId: 103, timespanStr: '08:30-09:00' }
] as const

const passport = (number: number): Partial<CompleteInput> => ({
  medUserInfo: {
    gender: OWNER.gender,
    medUserName: OWNER.medUserName,
    medUserPhone: OWNER.medUserPhone,
    cardType: 9,
    birthday: '19880314',
    identityCard: `E${String(number).padStart(8, '0')}`
  }
})

onPostgres('two servers', () => {
  let one: TestApp
  let other: TestApp
  let ofOther: Database
  let session: Session
  let servers: readonly ReturnType<typeof ordering>[]

  beforeAll(async () => {
    const env = { RATE_LIMIT: '1' }
    one = await createTestApp({ env })
    ofOther = openPostgres(String(one.database.pool?.options.connectionString), 4)
    other = await createTestApp({ env, database: ofOther, now: one.clock.now() })
    servers = [ordering(one), ordering(other)]
    session = await one.login('10000000006')
    // Whoever writes an order takes so long that the other one comes meanwhile.
    await one.database.db.execute(
      sql.raw(`create function slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(${WRITING_SECONDS}); return new; end $$`)
    )
    await one.database.db.execute(
      sql`create trigger slowly before insert on orders for each row execute function slowly()`
    )
  })
  afterAll(async () => {
    await other?.app.close()
    await ofOther?.close()
    await one?.close()
  })

  /** One order at each server in the same moment. */
  const atOnce = (changes: readonly Partial<CompleteInput>[]) =>
    Promise.all(
      changes.map(async (input, index) => (await servers[index]?.complete(session, input))?.code ?? -1)
    )
  const unpaid = async () => {
    const [row] = await rowsOf<{ count: number }>(
      one.database.db,
      sql`select count(*)::int as count from orders where user_id = ${session.userInfo.user_id} and pay_status = 0`
    )
    return row?.count
  }

  test('a visit of somebody who is just being served is left to the next run of a sweep, which waits for nobody', async () => {
    const [first] = servers
    if (!first) throw new Error('no server')
    const { orderNum } = await first.placed(session, passport(9))
    await first.pay(session, orderNum)
    const now = () => new Date(instantAt(addDays(VISIT_DATE, 1)) + 2 * HOUR_MS)
    const sweep = async () => {
      for await (const _ of markMissed({ db: ofOther.db, now }));
      const [order] = await ofOther.db.select().from(orders).where(eq(orders.orderNum, orderNum))
      return order?.status
    }
    const busy = await transact(one.database.db, async (tx) => {
      await lockUser(tx, session.userInfo.user_id)
      return sweep()
    })
    expect([busy, await sweep()]).toEqual([40, 65])
  })

  test('27008 the same person on the same day is one order, also at two times of it', async () => {
    const codes = await atOnce(SLOTS.map((slot) => ({ ...passport(1), ...slot })))
    expect([...codes].sort((a, b) => a - b)).toEqual([ErrorCode.ok, ErrorCode.duplicateOrder])
    expect(await unpaid()).toBe(1)
  })

  test('a user who has four unpaid orders gets one more, not two', async () => {
    for (let number = 2; number <= 4; number += 1) {
      expect((await servers[0]?.complete(session, passport(number)))?.code).toBe(ErrorCode.ok)
    }
    const codes = await atOnce(
      [1, 2].map((day) => ({ ...passport(10 + day), regDate: addDays(VISIT_DATE, day) }))
    )
    expect([...codes].sort((a, b) => a - b)).toEqual([ErrorCode.business, ErrorCode.ok])
    expect(await unpaid()).toBe(5)
  })
})
