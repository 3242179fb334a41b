import { and, eq, gte } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { branches, cities, flashSales, slots } from '../../db/schema'
import { jobs } from '../../jobs'
import { runAll } from '../../jobs/ticker'
import { ordering } from '../../testing/ordering'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'
import { leavePieces, leaveSeats } from '../../testing/stock'

const DAY_MS = 86_400_000
const BEIJING = { productCode: 'CK1003', cityCode: '131' }
const TODAY = '2026-05-20'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(() => server.clock.set(TEST_NOW))

const list = async (input: Partial<Parameters<typeof server.call<'booking.list'>>[1]> = {}) => {
  const answer = await server.call('booking.list', { ...BEIJING, ...input })
  return { answer, page: answer.results?.[0] }
}
const clinicOn = (page: Awaited<ReturnType<typeof list>>['page'], date: string, orgCode: string) =>
  page?.bookingDetailList
    .find(({ bookingableDate }) => bookingableDate === date)
    ?.hospitalInfo.find((clinic) => clinic.orgCode === orgCode)

describe('booking list', () => {
  test('R7.35 R3.22 one entry a day from today, seven by default, also for a day on which all are closed', async () => {
    const { page } = await list()
    expect(page?.bookingDetailList.map(({ bookingableDate }) => bookingableDate)).toEqual([
      TODAY,
      '2026-05-21',
      '2026-05-22',
      '2026-05-23',
      '2026-05-24',
      '2026-05-25',
      '2026-05-26'
    ])
    expect(page?.bookingDetailList[4]?.hospitalInfo).toEqual([])
    expect(page?.bookingDetailList[1]?.hospitalInfo.map(({ orgCode }) => orgCode)).toEqual([
      'H1001',
      'H1002',
      'H1003',
      'H1004'
    ])
    expect(page?.cityViewList.filter(({ isLocation }) => isLocation === 1)).toEqual([
      { cityCode: '131', cityName: '北京', isLocation: 1 }
    ])
  })

  test('R7.76 startDate and dayNum choose the days', async () => {
    const { page } = await list({ startDate: '2026-06-02', dayNum: 1 })
    expect(page?.bookingDetailList.map(({ bookingableDate }) => bookingableDate)).toEqual(['2026-06-02'])
    expect(page?.bookingDetailList[0]?.hospitalInfo).toHaveLength(4)
  })

  test('times that have begun are booked by nobody: the share that is booked is of those still to come', async () => {
    const { db } = server.database
    const own = and(eq(slots.orgCode, 'H1001'), eq(slots.date, TODAY), eq(slots.kind, 'checkup'))
    const kept = await db.select().from(slots).where(own)
    const restore = async () => {
      for (const { id, capacity, blocked } of kept)
        await db.update(slots).set({ capacity, blocked }).where(eq(slots.id, id))
    }
    await db
      .update(slots)
      .set({ capacity: 10, blocked: 0 })
      .where(and(own, eq(slots.taken, 0)))
    const seen = async (time: string) => {
      server.clock.set(new Date(`${TODAY}T${time}:00+08:00`))
      return clinicOn((await list()).page, TODAY, 'H1001')
    }
    try {
      expect(await seen('09:05')).toMatchObject({ free: true, percent: 0, level: 1 })
      expect(await seen('20:00')).toMatchObject({ free: false, level: 0 })
      const [day] = (await server.call('booking.clinicCalendar', { productCode: 'CK1003', orgCode: 'H1001' }))
        .results
      expect(day).toMatchObject({ date: TODAY, status: 2, free: false })
    } finally {
      await restore()
    }
  })

  test('the golden journey finds free slots at H1001 on every open day of the week ahead', async () => {
    const { page } = await list()
    const open = page?.bookingDetailList.slice(1).filter(({ hospitalInfo }) => hospitalInfo.length > 0) ?? []
    expect(open).toHaveLength(5)
    for (const { bookingableDate } of open) {
      const spans = await server.call('booking.timespans', {
        hospId: 'H1001',
        regDate: bookingableDate,
        productCode: 'CK1003'
      })
      expect(spans.results.filter(({ remnum }) => remnum >= 2).length).toBeGreaterThanOrEqual(4)
    }
  })

  test('percent, level and free follow from the seats', async () => {
    const { db } = server.database
    const day = and(eq(slots.orgCode, 'H1002'), eq(slots.date, '2026-05-22'))
    const seats = async (left: number) => {
      await leaveSeats(db, day, 0)
      await leaveSeats(db, and(day, eq(slots.slotId, 102)), left)
      return clinicOn((await list()).page, '2026-05-22', 'H1002')
    }
    expect(await seats(42)).toMatchObject({ remaining: 42, percent: 72, level: 2, free: true, ctflag: 0 })
    expect(await seats(1)).toMatchObject({ remaining: 1, percent: 99, level: 3, free: true })
    expect(await seats(0)).toMatchObject({ remaining: 0, percent: 100, level: 0, free: false })
    await db.update(slots).set({ open: false }).where(day)
    expect(await seats(9)).toMatchObject({ remaining: 0, level: 0, free: false, ctflag: 1 })
  })

  test('R5.47 distance comes in km, two decimals down, and only when a position was sent', async () => {
    const here = { latitude: 39.91, longitude: 116.41 }
    const near = (await list(here)).page?.bookingDetailList[1]?.hospitalInfo ?? []
    expect(near.map(({ hospitalDistance }) => hospitalDistance)).toEqual([5.98, 9.25, 11.29, 11.42])
    expect(clinicOn((await list()).page, '2026-05-21', 'H1001')?.hospitalDistance).toBeNull()
  })

  test('a city without a branch answers its days with empty lists', async () => {
    const { db } = server.database
    await db
      .insert(cities)
      .values({ cityCode: '9001', cityName: '空城', providerCode: '9001', initial: 'K', lat: 1, lon: 1 })
      .onConflictDoNothing()
    const { page } = await list({ cityCode: '9001' })
    expect(page?.bookingDetailList).toHaveLength(7)
    expect(page?.bookingDetailList.flatMap(({ hospitalInfo }) => hospitalInfo)).toEqual([])
    expect(page?.cityViewList.at(-1)).toEqual({ cityCode: '9001', cityName: '空城', isLocation: 1 })
  })

  test('a city that the shop does not have is one without a branch: it says where the product can be had', async () => {
    const { page } = await list({ cityCode: '9999' })
    expect(page?.bookingDetailList.flatMap(({ hospitalInfo }) => hospitalInfo)).toEqual([])
    expect(page?.cityViewList.map(({ cityCode }) => cityCode)).toContain('131')
    expect(page?.cityViewList.filter(({ isLocation }) => isLocation === 1)).toEqual([])
  })

  test('a day fully booked from the start', async () => {
    const { page } = await list()
    expect(clinicOn(page, '2026-05-23', 'H1003')).toMatchObject({
      level: 0,
      free: false,
      percent: 100,
      remaining: 0
    })
  })

  test.each([
    ['an unknown product', { productCode: 'NOPE' }, ErrorCode.notFound],
    ['a product off the shelf', { productCode: 'CK1018' }, ErrorCode.offShelf],
    ['a day that is none', { startDate: '2026-02-30' }, ErrorCode.badParameter]
  ])('%s is refused', async (_name, change, code) => {
    expect((await list(change)).answer.code).toBe(code)
  })
})

describe('calendars', () => {
  const calendar = async () => (await server.call('booking.calendar', BEIJING)).results
  const on = async (date: string) => (await calendar()).find((day) => day.date === date)

  test('R7.36 R7.78 the city has every day of the window, today to 90 days ahead', async () => {
    const days = await calendar()
    expect(days).toHaveLength(91)
    expect([days[0]?.date, days.at(-1)?.date]).toEqual([TODAY, '2026-08-18'])
  })

  test('R3.25 R4.12 1 fully booked, 2 not open, 0 bookable', async () => {
    await leaveSeats(server.database.db, eq(slots.date, '2026-06-03'), 0)
    expect(await on('2026-06-03')).toMatchObject({ status: 1, free: false, remaining: 0 })
    expect(await on('2026-05-24')).toMatchObject({ status: 2, free: false })
    expect(await on('2026-06-04')).toMatchObject({ status: 0, free: true, price: 1080 })
  })

  test('the price is the flash price while its window is open and stock remains', async () => {
    const price = async () =>
      (await server.call('booking.calendar', { ...BEIJING, productCode: 'CK1016' })).results[5]?.price
    server.clock.set(new Date('2026-05-20T12:00:00+08:00'))
    expect(await price()).toBe(328)
    await leavePieces(server.database.db, eq(flashSales.activityId, 'SK01'), 0)
    expect(await price()).toBe(438)
  })

  test.each([{ hospitalId: 'H1003' }, { orgCode: 'H1003' }, { orgCode: 'H1003', hospitalId: 'H1001' }])(
    'R7.79 one branch from a day on, by %j',
    async (branch) => {
      const { results } = await server.call('booking.clinicCalendar', {
        ...branch,
        productCode: 'CK1003',
        startDate: '2026-05-22'
      })
      expect(results[0]?.date).toBe('2026-05-22')
      expect(results.slice(0, 4).map(({ status }) => status)).toEqual([0, 1, 2, 0])
    }
  )

  test('without a branch nothing is answered', async () => {
    const { code, results } = await server.call('booking.clinicCalendar', { productCode: 'CK1003' })
    expect({ code, results }).toEqual({ code: ErrorCode.badParameter, results: { field: 'orgCode' } })
  })

  test('a branch that does not take the product has no days; an unknown one is not found', async () => {
    const ask = (hospitalId: string) =>
      server.call('booking.clinicCalendar', { hospitalId, productCode: 'CK1003' })
    expect((await ask('V1201')).results).toEqual([])
    expect((await ask('H0000')).code).toBe(ErrorCode.notFound)
  })
})

describe('time spans', () => {
  const spans = async (input: { hospId?: string; regDate?: string; ampm?: number; productCode?: string }) =>
    (
      await server.call('booking.timespans', {
        hospId: 'H1001',
        regDate: '2026-05-21',
        productCode: 'CK1003',
        ...input
      })
    ).results

  test('R7.38 R3.26 every span with its seats, in time order', async () => {
    const found = await spans({})
    expect(found.map(({ id, timespan, num, rdate, ampm }) => ({ id, timespan, num, rdate, ampm }))).toEqual([
      { id: 101, timespan: '07:30-08:00', num: 40, rdate: '2026-05-21', ampm: 1 },
      { id: 102, timespan: '08:00-08:30', num: 50, rdate: '2026-05-21', ampm: 1 },
      { id: 103, timespan: '08:30-09:00', num: 40, rdate: '2026-05-21', ampm: 1 },
      { id: 104, timespan: '09:00-09:30', num: 29, rdate: '2026-05-21', ampm: 1 },
      { id: 105, timespan: '09:30-10:30', num: 21, rdate: '2026-05-21', ampm: 1 }
    ])
    for (const { num, remnum } of found) expect(remnum).toBeLessThan(num)
  })

  test('R7.80 by orgCode and date alone', async () => {
    const { results } = await server.call('booking.timespans', {
      orgCode: 'H1001',
      date: '2026-05-21',
      productCode: 'CK1003'
    })
    expect(results.map(({ id, rdate }) => `${id} ${rdate}`)).toEqual(
      [101, 102, 103, 104, 105].map((id) => `${id} 2026-05-21`)
    )
  })

  test.each([
    ['branch', { date: '2026-05-21' }, 'orgCode'],
    ['day', { orgCode: 'H1001' }, 'date']
  ])('without a %s it is refused', async (_name, input, field) => {
    const { code, results } = await server.call('booking.timespans', { ...input, productCode: 'CK1003' })
    expect({ code, results }).toEqual({ code: ErrorCode.badParameter, results: { field } })
  })

  test('R7.81 ampm filters', async () => {
    expect(await spans({ ampm: 1 })).toHaveLength(5)
    expect(await spans({ ampm: 2 })).toEqual([])
  })

  test('R4.24 a branch without spans answers none; its day is stock 9999', async () => {
    expect(await spans({ hospId: 'H1004' })).toEqual([])
    const [stock] = await server.database.db
      .select()
      .from(slots)
      .where(and(eq(slots.orgCode, 'H1004'), eq(slots.date, '2026-05-21')))
    expect(stock).toMatchObject({ slotId: 9999, timespan: '08:00-10:30', capacity: 60 })
  })

  test('a branch with one span has the whole day in it', async () => {
    expect(await spans({ hospId: 'H8001' })).toEqual([
      expect.objectContaining({ id: 101, timespan: '07:30-11:00', num: 130 })
    ])
  })

  test.each([
    ['08:29:59', [103, 104, 105]],
    ['08:30:00', [104, 105]]
  ])('at %s those are offered that have not begun, and the day counts no other', async (time, ids) => {
    server.clock.set(new Date(`2026-05-21T${time}+08:00`))
    const found = await spans({})
    expect(found.map(({ id }) => id)).toEqual(ids)
    const seats = found.reduce((sum, { remnum }) => sum + remnum, 0)
    const input = { orgCode: 'H1001', productCode: 'CK1003' }
    const [today] = (await server.call('booking.clinicCalendar', input)).results
    expect(today).toMatchObject({ date: '2026-05-21', remaining: seats })
    expect(clinicOn((await list()).page, '2026-05-21', 'H1001')?.remaining).toBe(seats)
    expect(await spans({ regDate: '2026-05-22' })).toHaveLength(5)
  })

  test('at the minute at which it begins a span takes neither a hold nor an order', async () => {
    server.clock.set(new Date('2026-05-21T08:00:00+08:00'))
    const session = await server.login('10000000001')
    const { complete } = ordering(server)
    const slot = { orgCode: 'H1001', productCode: 'CK1003', date: '2026-05-21', slotId: 102, persons: 1 }
    const hold = () => server.callRaw('hold.take', slot, { session })
    const order = () => complete(session, { regDate: '2026-05-21' })
    expect([(await hold()).code, (await order()).code]).toEqual([
      ErrorCode.scheduleChanged,
      ErrorCode.scheduleChanged
    ])
    server.clock.set(new Date('2026-05-21T07:59:59+08:00'))
    expect([(await hold()).code, (await order()).code]).toEqual([ErrorCode.ok, ErrorCode.ok])
  })
})

test('the booking window moves on by one day a day, and keeps what is booked', async () => {
  const { database, gateway, config, clock, app } = server
  const last = async () => (await server.call('booking.calendar', BEIJING)).results.at(-1)
  const [branch] = await database.db.select().from(branches).where(eq(branches.orgCode, 'H1001'))
  const kept = and(eq(slots.orgCode, 'H1001'), eq(slots.date, '2026-07-01'))
  await leaveSeats(database.db, kept, 1)
  server.clock.set(new Date(TEST_NOW.getTime() + 3 * DAY_MS))
  expect(await last()).toMatchObject({ date: '2026-08-21', status: 2 })
  await runAll(jobs, { db: database.db, gateway, now: clock.now, config, log: app.log })
  await runAll(jobs, { db: database.db, gateway, now: clock.now, config, log: app.log })
  expect(await last()).toMatchObject({ date: '2026-08-21', status: 0 })
  const added = await database.db
    .select()
    .from(slots)
    .where(and(eq(slots.orgCode, 'H1001'), gte(slots.date, '2026-08-19')))
  expect(added).toHaveLength(15)
  expect(added.reduce((sum, slot) => sum + slot.capacity, 0)).toBe(3 * (branch?.capacityPerDay ?? 0))
  const before = await database.db.select().from(slots).where(kept)
  expect(before.map(({ remaining }) => remaining)).toEqual([1, 1, 1, 1, 1])
})
