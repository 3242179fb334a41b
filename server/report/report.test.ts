/** Reports of the own person and of family, and the own blood sugar, through the server. */
import { eq } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { reportViews } from '../db/schema'
import { readPdf } from '../testing/read-pdf'
import { createTestApp, type TestApp } from '../testing/test-app'

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

describe('the health plan', () => {
  const plan = async (by = session) => (await server.call('plan.get', {}, { session: by })).results
  const save = (startKg: number, goalKg: number) => server.call('plan.save', { startKg, goalKg }, { session })

  test("R2.56 it is begun within reason, done tap by tap and weighed, and is nobody else's", async () => {
    expect(await plan()).toEqual({ plan: null, days: [] })
    expect((await server.call('plan.tap', { task: 'water' }, { session })).code).toBe(ErrorCode.notFound)
    expect((await save(80, 60)).message).toContain('15%')
    expect((await save(78.2, 74.3)).results.plan).toEqual({
      startedOn: '2026-05-20',
      startKg: 78.2,
      goalKg: 74.3,
      reportNo: ''
    })
    const taps = Array.from({ length: 10 }, () => server.call('plan.tap', { task: 'water' }, { session }))
    await Promise.all(taps)
    await server.call('plan.weigh', { kg: 78 }, { session })
    expect((await plan()).days).toEqual([{ date: '2026-05-20', done: { water: 8 }, kg: 78 }])
    expect((await server.call('plan.weigh', { kg: 12 }, { session })).code).toBe(ErrorCode.badParameter)
    expect(await plan(stranger)).toEqual({ plan: null, days: [] })
  })
})

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

  const person = async (contactsId: string, by = session) =>
    (await server.call('report.people', {}, { session: by })).results.people.find(
      (one) => one.contactsId === contactsId
    )
  const ask = (contactsId: string) => server.call('report.askConsent', { contactsId }, { session })
  const agree = (contactsId: string, code: string) =>
    server.call('report.agree', { contactsId, code }, { session })

  test('each person tells the soonest visit that is booked', async () => {
    const own = await person('c001')
    expect(own?.nextVisit).toEqual({ orderNum: 'CA202605200002', orderType: 1, date: '2026-05-25' })
    const order = await server.call('order.detail', { id: 'CA202605200002' }, { session })
    expect(order.results).toMatchObject({ appointmentDate: '2026-05-25' })
    expect((await person('c003'))?.nextVisit).toBeNull()
  })

  test('a grown member of the family agrees with a code on their own phone, and may take it back', async () => {
    expect(await person('c003')).toMatchObject({ access: 'locked', reports: 0, mobile: '100****0003' })
    expect((await list('c003')).code).toBe(ErrorCode.business)
    const { demoCode = '' } = (await ask('c003')).results
    expect((await agree('c003', demoCode === '000000' ? '000001' : '000000')).message).toBe('验证码错误')
    expect((await agree('c003', demoCode)).code).toBe(ErrorCode.ok)
    expect(await person('c003')).toMatchObject({ access: 'open', agreed: true, reports: 1 })
    expect((await list('c003')).results.reports[0]?.readings).toHaveLength(6)
    await server.call('report.withdraw', { contactsId: 'c003' }, { session })
    expect((await list('c003')).code).toBe(ErrorCode.business)
  })

  test('such a code logs nobody in, and a login code is no agreement', async () => {
    server.clock.advance(61_000)
    const { demoCode = '' } = (await ask('c003')).results
    const login = await server.call('auth.login', { mobile: '10000000003', code: demoCode })
    expect(login.code).toBe(ErrorCode.business)
    server.clock.advance(61_000)
    const sent = await server.call('auth.sendCode', { mobile: '10000000003' })
    expect((await agree('c003', sent.results.demoCode ?? '')).message).toBe('请先获取验证码')
  })

  test('nobody agrees for somebody else with the own number', async () => {
    expect((await ask('c001')).message).toContain('请先把这位家人的手机号改成本人的')
    expect((await server.call('report.askConsent', { contactsId: 'c003' }, { session: stranger })).code).toBe(
      ErrorCode.notFound
    )
  })

  test('what is shared is read by who logs in with that number, until it ends, and the log says so', async () => {
    const share = (changes: object = {}) =>
      server.call(
        'report.share',
        { contactsId: 'c001', mobile: '10000000006', days: 7, ...changes },
        { session }
      )
    expect((await list('c001', stranger)).code).toBe(ErrorCode.notFound)
    const { shares } = (await share()).results
    expect(shares).toMatchObject([
      { mobile: '100****0006', until: server.clock.now().getTime() + 7 * 86_400_000 }
    ])
    expect(await person('c001', stranger)).toMatchObject({
      access: 'shared',
      relation: '',
      reports: 1,
      mobile: ''
    })
    expect((await list('c001', stranger)).results.reports).toHaveLength(3)
    const sharing = (by: Session) => server.call('report.sharing', { contactsId: 'c001' }, { session: by })
    expect((await sharing(session)).results.views[0]?.viewer).toContain('100****0006')
    expect((await sharing(stranger)).code).toBe(ErrorCode.notFound)
    expect(
      (await server.call('report.unshare', { id: shares[0]?.id ?? '' }, { session: stranger })).code
    ).toBe(ErrorCode.notFound)
    expect((await share({ days: 30 })).results.shares).toHaveLength(1)
    const [standing] = (await sharing(session)).results.shares
    const ended = await server.call('report.unshare', { id: standing?.id ?? '' }, { session })
    expect(ended.results.shares).toEqual([])
    expect((await list('c001', stranger)).code).toBe(ErrorCode.notFound)
    await share()
    server.clock.advance(7 * 86_400_000)
    stranger = await server.login('10000000006')
    expect((await list('c001', stranger)).code).toBe(ErrorCode.notFound)
    session = await server.login('10000000001')
    expect((await share({ mobile: '10000000001' })).message).toBe('这是你自己的手机号')
  })

  test('a report is had as a PDF by who may read it, which the log says; on a reader without fonts too', async () => {
    const { db } = server.database
    await db.delete(reportViews)
    const file = (reportNo: string, by = session, contactsId = 'c001') =>
      server.callRaw('report.file', { contactsId, reportNo }, { session: by })
    const had = await server.call('report.file', { contactsId: 'c001', reportNo: 'RP2026-0001' }, { session })
    expect(had.results.fileName).toBe('RP2026-0001.pdf')
    const { bytes, font, pages } = await readPdf(had.results.base64)
    expect([pages, bytes < 150_000]).toEqual([expect.any(Number), true])
    expect(
      font.missing('体检报告陈予安【建议就诊】甲状腺彩超TI-RADS尿酸451μmol/L208–428偏高未见异常')
    ).toEqual([])
    expect((await file('RP2026-0001-20250317')).code).toBe(ErrorCode.ok)
    expect((await file('RP2026-0009')).code).toBe(ErrorCode.notFound)
    expect((await file('RP2026-0001', stranger)).code).toBe(ErrorCode.notFound)
    expect((await file('RP2026-0001', session, 'c003')).code).toBe(ErrorCode.business)
    const views = await db.select().from(reportViews)
    expect(views.map(({ viewer, reportNo, what }) => [viewer, reportNo, what])).toEqual([
      ['陈** 100****0001', 'RP2026-0001', 'file'],
      ['陈** 100****0001', 'RP2026-0001-20250317', 'file']
    ])
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
