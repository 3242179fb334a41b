/** Reports of the own person and of family, and the own blood sugar, through the server. */
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { consents, reportViews } from '../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

let server: TestApp
let session: Session
let stranger: Session
beforeAll(async () => {
  server = await createTestApp()
  session = await server.login('10000000001')
  stranger = await server.login('10000000006')
})
afterAll(() => server?.close())

const list = (contactsId: string, by = session) => server.call('report.list', { contactsId }, { session: by })
const agree = (contactsId: string, granted: boolean) =>
  server.database.db
    .insert(consents)
    .values({ userId: 'u1001', purpose: `report:${contactsId}`, granted, at: TEST_NOW })
    .onConflictDoUpdate({ target: [consents.userId, consents.purpose], set: { granted } })

describe('reports', () => {
  test('R2.3 R5.24 each year is a report of its own, with the range of that year; no question of sex history is in it', async () => {
    const { results } = await list('c001')
    expect(results.person).toMatchObject({ name: '陈予安', access: 'open', reports: 3 })
    expect(results.reports.map(({ reportNo, date }) => [reportNo, date.slice(0, 4)])).toEqual([
      ['RP2026-0001', '2026'],
      ['RP2026-0001-20250317', '2025'],
      ['RP2026-0001-20240311', '2024']
    ])
    const uric = results.reports.map(({ readings }) => readings.find(({ itemCode }) => itemCode === 'LP003'))
    expect(uric.map((one) => [one?.value, one?.high])).toEqual([
      [451, 428],
      [438, 428],
      [402, 420]
    ])
    expect(results.reports[0]?.findings).toContainEqual({
      level: '建议就诊',
      itemCode: 'TH001',
      itemName: '甲状腺彩超',
      text: '甲状腺左叶结节0.9cm，TI-RADS 3类，6至12个月复查超声。'
    })
    expect(results.reports[1]).toMatchObject({ findings: [], normal: [] })
    expect(JSON.stringify(results)).not.toMatch(/性生活|sexHistory/)
  })

  test('a grown member of the family has to agree first, and may take it back', async () => {
    const person = async () =>
      (await server.call('report.people', {}, { session })).results.people.find(
        ({ contactsId }) => contactsId === 'c003'
      )
    expect(await person()).toMatchObject({ access: 'locked', reports: 0, mobile: '100****0003' })
    expect((await list('c003')).code).toBe(ErrorCode.business)
    await agree('c003', true)
    expect(await person()).toMatchObject({ access: 'open', agreed: true, reports: 1 })
    expect((await list('c003')).results.reports[0]?.readings).toHaveLength(6)
    await agree('c003', false)
    expect((await list('c003')).code).toBe(ErrorCode.business)
  })

  test("somebody else's reports are not there", async () => {
    expect((await list('c001', stranger)).code).toBe(ErrorCode.notFound)
    expect((await server.call('report.list', { contactsId: 'c001' })).code).toBe(ErrorCode.tokenInvalid)
  })

  test('who reads is noted, masked and once an hour', async () => {
    const { db } = server.database
    await db.delete(reportViews)
    await list('c001')
    await list('c001')
    server.clock.advance(3_600_000)
    await list('c001')
    const views = await db.select().from(reportViews).where(eq(reportViews.contactsId, 'c001'))
    expect(views.map(({ viewer, what }) => [viewer, what])).toEqual([
      ['陈** 100****0001', 'read'],
      ['陈** 100****0001', 'read']
    ])
  })
})

describe('blood sugar', () => {
  const today = '2026-05-20'
  const value = { id: '', date: today, when: 'fasting' as const, value: 6.2, tags: ['睡得少'] }
  const save = (changes: Partial<Parameters<typeof saved>[0]> = {}, by = session) =>
    saved({ ...value, ...changes }, by)
  const saved = (input: typeof value & { onTwice?: 'ask' | 'replace' | 'keep' }, by: Session) =>
    server.call('glucose.save', input, { session: by })
  const of = async (by = session) => (await server.call('glucose.book', {}, { session: by })).results
  const todays = async () => (await of()).records.filter(({ date }) => date === today)

  test('R2.57 a value is kept for its day; a second one at that moment is asked about first', async () => {
    expect((await of()).records[0]).toMatchObject({ date: '2026-05-19', when: 'fasting' })
    expect((await save()).results.records[0]).toMatchObject({ ...value, id: expect.any(String) })
    expect((await save({ value: 6.6 })).code).toBe(ErrorCode.duplicateOrder)
    await save({ value: 6.6, onTwice: 'replace' })
    expect((await todays()).map((one) => one.value)).toEqual([6.6])
    await save({ value: 7.1, onTwice: 'keep' })
    expect((await todays()).map((one) => one.value).sort()).toEqual([6.6, 7.1])
  })

  test('one is changed and deleted by its owner alone', async () => {
    const [first] = await todays()
    const id = first?.id ?? ''
    expect((await save({ id, value: 5.9 }, stranger)).code).toBe(ErrorCode.notFound)
    await server.call('glucose.delete', { id }, { session: stranger })
    await save({ id, value: 5.9, onTwice: 'keep' })
    expect((await todays()).find((one) => one.id === id)?.value).toBe(5.9)
    await server.call('glucose.delete', { id }, { session })
    expect((await todays()).map((one) => one.id)).not.toContain(id)
  })

  test.each([
    ['beyond what a meter shows', { value: 40 }, '请核对'],
    ['two decimals', { value: 6.25 }, '一位小数'],
    ['tomorrow', { date: '2026-05-21' }, '以后的日期']
  ])('refused: %s', async (_name, changes, message) => {
    const answer = await save(changes)
    expect([answer.code, answer.message]).toEqual([ErrorCode.badParameter, expect.stringContaining(message)])
  })

  test('targets are those of the doctor, within reason', async () => {
    const set = (low: number, high: number) =>
      server.call('glucose.targets', { fasting: { low, high }, post2h: { low: 4.4, high: 10 } }, { session })
    expect((await of()).targets.fasting).toEqual({ low: 4.4, high: 7 })
    expect((await set(5, 6.5)).results.targets.fasting).toEqual({ low: 5, high: 6.5 })
    expect((await set(3, 6.5)).message).toContain('3.9')
    expect((await set(7, 6)).message).toContain('小于上限')
    expect((await of(stranger)).targets.fasting).toEqual({ low: 4.4, high: 7 })
  })
})
