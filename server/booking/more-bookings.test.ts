/** Days, branches and times under the names of §7 that no screen of ours uses. */
import { ErrorCode } from '@/contract/errors'
import { leaveSeats } from '../testing/stock'
import { VISIT_DATE } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'
import { sql } from 'drizzle-orm'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server?.close())

const PREFIXES = ['/api', '/wxappapi'] as const
/** Shanghai and Chengdu, where nobody is by default. */
const SHANGHAI = '289'
const CHENGDU = '75'
const GENE = 'GN6001'
const full = (orgCode: string, kind: string) =>
  leaveSeats(server.database.db, sql`org_code = ${orgCode} and kind = ${kind} and date = ${VISIT_DATE}`, 0)
const dayOf = <Day extends { date: string }>(days: readonly Day[]) =>
  days.find(({ date }) => date === VISIT_DATE)

describe.each(PREFIXES)('under %s', (prefix) => {
  test('R7.52 the days of a city, or with a branch by either name those of the branch, with their price', async () => {
    const asked = { productCode: 'CK1008', cityCode: SHANGHAI }
    const city = await server.call('common.moreFlights', asked, { prefix })
    expect(dayOf(city.results)).toMatchObject({ status: 0, free: true, price: 898 })
    const ofBranch = { productCode: 'CK1008', orgCode: 'H2001' }
    const branch = await server.call('common.moreFlights', ofBranch, { prefix })
    const same = { productCode: 'CK1008', hospitalId: 'H2001', startDate: VISIT_DATE }
    const other = await server.call('common.moreFlights', same, { prefix })
    expect(other.results[0]).toEqual(dayOf(branch.results))
    expect(dayOf(branch.results)!.remaining).toBeLessThan(dayOf(city.results)!.remaining)
  })

  test('R7.60 R7.69 branches that take samples, their days, and those of one day', async () => {
    const asked = { productCode: GENE, cityCode: SHANGHAI }
    const list = await server.call('inspect.list', { ...asked, startDate: VISIT_DATE, dayNum: 1 }, { prefix })
    const onDay = await server.call('inspect.branchesOn', { ...asked, x: VISIT_DATE }, { prefix })
    const clinics = list.results[0]!.bookingDetailList[0]!.hospitalInfo
    expect(clinics.length).toBeGreaterThan(0)
    expect(onDay.results).toEqual(clinics)
    expect(new Set(clinics.map(({ comboSalePrice }) => comboSalePrice))).toEqual(new Set([1280]))
    const [first] = clinics
    const days = await server.call(
      'inspect.moreFlights',
      { productCode: GENE, orgCode: first!.orgCode },
      { prefix }
    )
    expect(dayOf(days.results)).toMatchObject({ free: true, remaining: first!.remaining, price: 1280 })
  })

  test('R7.75 days and times also come by GET: another date, dentistry, vaccine', async () => {
    const checkup = { orgCode: 'H2001', productCode: 'CK1008' }
    const dates = await server.call('booking.otherDates', checkup, { prefix })
    expect(dates.results).toEqual((await server.call('booking.clinicCalendar', checkup)).results)
    const dental = { orgCode: 'D5101', productCode: 'DT0101' }
    const calendar = await server.call('dental.calendar', dental, { prefix })
    expect(dayOf(calendar.results)).toMatchObject({ free: true, price: 129 })
    const times = await server.call('dental.times', { ...dental, date: VISIT_DATE }, { prefix })
    expect(times.results).toContainEqual(expect.objectContaining({ id: 205, timespan: '14:00-14:30' }))
    const shots = await server.call('vaccine.list', { productCode: 'VA1302', cityCode: '131' }, { prefix })
    const org = shots.results[0]!.bookingDetailList.flatMap(({ hospitalInfo }) => hospitalInfo)[0]!.orgCode
    const shot = { orgCode: org, productCode: 'VA1302' }
    const open = (await server.call('vaccine.days', shot, { prefix })).results.find(({ free }) => free)!
    const spans = await server.call('vaccine.times', { ...shot, date: open.date }, { prefix })
    expect(spans.results.reduce((sum, { remnum }) => sum + remnum, 0)).toBe(open.remaining)
  })
})

test('R7.52 R7.69 R7.75 a day that was booked up meanwhile is full in each of them', async () => {
  await full('D5101', 'dentistry')
  const dental = { orgCode: 'D5101', productCode: 'DT0101' }
  expect(dayOf((await server.call('dental.calendar', dental)).results)).toMatchObject({ status: 1 })
  const times = await server.call('dental.times', { ...dental, date: VISIT_DATE })
  expect(new Set(times.results.map(({ remnum }) => remnum))).toEqual(new Set([0]))
  await full('H2001', 'checkup')
  const asked = { productCode: GENE, cityCode: SHANGHAI, x: VISIT_DATE }
  const found = (await server.call('inspect.branchesOn', asked)).results
  expect(found.find(({ orgCode }) => orgCode === 'H2001')).toMatchObject({ free: false, level: 0 })
  const days = await server.call('common.moreFlights', { productCode: 'CK1008', orgCode: 'H2001' })
  expect(dayOf(days.results)).toMatchObject({ status: 1, free: false, remaining: 0 })
})

test('a day that is over has no branches, and a city without a store that does it has none', async () => {
  const over = { productCode: GENE, cityCode: SHANGHAI, x: '2026-05-01' }
  expect((await server.call('inspect.branchesOn', over)).results).toEqual([])
  const elsewhere = { productCode: 'WS1104', cityCode: CHENGDU, x: VISIT_DATE }
  expect((await server.call('inspect.branchesOn', elsewhere)).results).toEqual([])
})

test.each([
  ['common.moreFlights', { productCode: 'CK1008' }, ErrorCode.badParameter, '分院不存在，请返回重新选择'],
  [
    'common.moreFlights',
    { productCode: 'CK1018', orgCode: 'H2001' },
    ErrorCode.offShelf,
    '商品已下架或活动已结束'
  ],
  [
    'inspect.list',
    { productCode: 'GN9999', cityCode: SHANGHAI },
    ErrorCode.notFound,
    '商品不存在或已删除，请返回重新选择'
  ],
  [
    'inspect.moreFlights',
    { productCode: GENE, orgCode: 'H9999' },
    ErrorCode.notFound,
    '分院不存在，请返回重新选择'
  ],
  [
    'inspect.branchesOn',
    { productCode: GENE, cityCode: SHANGHAI, x: '2026-02-30' },
    ErrorCode.badParameter,
    '到检日期不正确'
  ],
  [
    'dental.times',
    { orgCode: 'D5101', productCode: 'DT0101', date: '6月2日' },
    ErrorCode.badParameter,
    '到检日期不正确'
  ]
] as const)('%s of %j is refused', async (name, input, code, message) => {
  expect(await server.callRaw(name, input)).toMatchObject({ code, message })
})
