import { eq } from 'drizzle-orm'
import { holds, slots } from '../db/schema'
import { VISIT_DATE } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'
import { expireHoldsRegularly } from './expire-holds'
import { runAll } from './ticker'

const MINUTE_MS = 60_000

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** What the job warns of. */
async function warned(): Promise<object[]> {
  const lines: object[] = []
  const log = { info: () => undefined, error: () => undefined, warn: (fields: object) => lines.push(fields) }
  const { config, gateway, clock, database } = server
  await runAll([expireHoldsRegularly], { db: database.db, gateway, now: clock.now, config, log })
  return lines
}

test('holds that cannot be ended are told with their slot, not before they should have been', async () => {
  const { db } = server.database
  const { results } = await server.call(
    'hold.take',
    { orgCode: 'H1002', productCode: 'CK1003', date: VISIT_DATE, slotId: 103, persons: 1 },
    { device: 'device-of-holds-1' }
  )
  const [hold] = await db.select().from(holds).where(eq(holds.id, results.holdId))
  if (!hold) throw new Error('no hold')
  await db.update(slots).set({ taken: 0 }).where(eq(slots.id, hold.slotRowId))
  server.clock.advance(10 * MINUTE_MS + 1)
  expect(await warned()).toEqual([])
  server.clock.advance(MINUTE_MS)
  expect(await warned()).toEqual([{ slots: [hold.slotRowId] }])
  await db.update(slots).set({ taken: 1 }).where(eq(slots.id, hold.slotRowId))
  expect(await warned()).toEqual([])
})
