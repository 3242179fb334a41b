/** A product whose base package has an item that wants three days ahead. */
import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { checkItems } from '../../db/schema'
import { ordering } from '../../testing/ordering'
import { createTestApp, type TestApp } from '../../testing/test-app'

const BEIJING = { productCode: 'CK1003', cityCode: '131' }

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.database.db
    .update(checkItems)
    .set({ terms: { leadDays: 3, companion: false, forbids: [] } })
    .where(eq(checkItems.itemCode, 'GE001'))
})
afterAll(() => server.close())

test('list and calendar open on the third day', async () => {
  const { results } = await server.call('booking.list', BEIJING)
  const open = results[0]?.bookingDetailList.filter(({ hospitalInfo }) => hospitalInfo.length > 0)
  expect(open?.[0]?.bookingableDate).toBe('2026-05-23')
  const days = (await server.call('booking.calendar', BEIJING)).results
  expect(days.find(({ free }) => free)?.date).toBe('2026-05-23')
  expect(days.find(({ date }) => date === '2026-05-22')).toMatchObject({ status: 2, remaining: 0 })
})

test('no seat is kept for an earlier day', async () => {
  const slot = { orgCode: 'H1001', productCode: 'CK1003', slotId: 101, persons: 1 }
  const device = { device: `d${'0'.repeat(31)}` }
  const take = (date: string) => server.callRaw('hold.take', { ...slot, date }, device)
  expect(await take('2026-05-22')).toMatchObject({ code: ErrorCode.scheduleChanged })
  expect(await take('2026-05-23')).toMatchObject({ code: ErrorCode.ok })
})

test('what is offered in place of a hold that ran out at midnight is no day that has become too near', async () => {
  const device = { device: `d${'1'.repeat(31)}` }
  const start = server.clock.now()
  server.clock.set(new Date('2026-05-20T23:55:00+08:00'))
  const slot = { orgCode: 'H1001', productCode: 'CK1003', slotId: 101, persons: 1, date: '2026-05-23' }
  const { results } = await server.call('hold.take', slot, device)
  server.clock.set(new Date('2026-05-21T00:06:00+08:00'))
  const over = await server.callRaw('hold.get', { holdId: results.holdId }, device)
  expect(over.code).toBe(ErrorCode.holdExpired)
  const days = (over.results as { date: string }[]).map(({ date }) => date)
  expect(days).toHaveLength(3)
  // 2026-05-24 is a Sunday.
  expect([...new Set(days)]).toEqual(['2026-05-25', '2026-05-26', '2026-05-27'])
  server.clock.set(start)
})

test('no order is taken for an earlier day', async () => {
  const session = await server.login('10000000001')
  const { complete } = ordering(server)
  expect((await complete(session, { regDate: '2026-05-22' })).code).toBe(ErrorCode.scheduleChanged)
  expect((await complete(session, { regDate: '2026-05-23' })).code).toBe(ErrorCode.ok)
})
