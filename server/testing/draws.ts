import { eq, sql } from 'drizzle-orm'
import type { DrawPublished } from '@/contract/activity/dto/draw'
import type { Session } from '@/contract/auth/dto/auth'
import type { DrawSort } from '@/domain/activity/sorts'
import { dateOf, instantAt } from '@/domain/date'
import { activities, drawPrizes } from '../db/schema'
import { keepLoggedIn } from './crowd'
import { ordering } from './ordering'
import { createTestApp, type TestApp } from './test-app'

export const DEVICE = 'device-of-the-first-phone'
export const OTHER_DEVICE = 'device-of-another-phone'

/** Of the file of tests that called `testDraws`. */
export let server: TestApp
/** The demo user's. */
export let session: Session
/** Of another account. */
export let stranger: Session
export let steps: ReturnType<typeof ordering>
/** At which each test begins. */
export let noon: Date

/** A server for a file of tests about draws; each test begins at noon without any. */
export function testDraws(): void {
  beforeAll(async () => {
    server = await createTestApp()
    steps = ordering(server)
    session = await server.login('10000000001')
    stranger = await server.login('10000000006')
    await keepLoggedIn(server.database.db)
    // What the demo has bought today would give chances of its own.
    await server.database.db.execute(sql`update orders set paid_at = paid_at - interval '30 days'`)
    await steps.remember()
    noon = new Date(instantAt(dateOf(server.clock.now().getTime()), '12:00'))
  })
  beforeEach(async () => {
    const { db } = server.database
    await steps.startOver()
    server.clock.set(noon)
    for (const table of ['goods_prizes', 'draw_answers', 'draws', 'activity_uses', 'draw_tables', 'outbox'])
      await db.execute(sql.raw(`delete from ${table}`))
    await db.execute(sql`delete from messages where key like 'prize%'`)
  })
  afterAll(() => server?.close())
}

export const day = (): string => dateOf(server.clock.now().getTime())

export const detail = async (sort: DrawSort, who?: Session) =>
  (await server.call('draw.detail', { sort }, who ? { session: who } : {})).results

export const take = (activityId: string, who = session, idempotencyKey?: string, device = DEVICE) =>
  server.call(
    'draw.take',
    { activityId },
    { session: who, device, ...(idempotencyKey ? { idempotencyKey } : {}) }
  )

export const termsOf = (activityId: string, change: object) =>
  server.database.db
    .update(activities)
    .set({ terms: sql`terms || ${JSON.stringify(change)}::jsonb` })
    .where(eq(activities.activityId, activityId))

/** From the next opening of a day on the blind box has this prize alone beside nothing. Answers how it is taken back. */
export async function onlyPrize(
  change: Partial<typeof drawPrizes.$inferInsert>
): Promise<() => Promise<void>> {
  const { db } = server.database
  const ofBox = eq(drawPrizes.activityId, 'BB01')
  const before = await db.select().from(drawPrizes).where(ofBox)
  await db.delete(drawPrizes).where(ofBox)
  await db.insert(drawPrizes).values([
    {
      ...{ activityId: 'BB01', prizeId: 'only', no: 1, name: '口腔立减30券', kind: 'coupon' as const },
      ...{ weight: 999_999, couponCode: 'CP-DT30' },
      ...change
    },
    { activityId: 'BB01', prizeId: 'none', no: 2, name: '谢谢参与', kind: 'none', weight: 1 }
  ])
  return async () => {
    await db.delete(drawPrizes).where(ofBox)
    await db.insert(drawPrizes).values(before)
  }
}

export const publishedOn = async (activityId: string, of: string): Promise<DrawPublished> =>
  (await server.call('draw.published', { activityId, day: of })).results
