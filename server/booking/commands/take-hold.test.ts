import { and, eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { holds, products, slots } from '../../db/schema'
import { jobs } from '../../jobs'
import { runAll } from '../../jobs/ticker'
import { createTestApp, TEST_NOW, type TestApp } from '../../testing/test-app'
import { leaveSeats } from '../../testing/stock'

const DAY = '2026-05-21'
/** A hold's life. */
const HOLD_MS = 600_000
const PLACE = { orgCode: 'H1001', productCode: 'CK1003', date: DAY }

let server: TestApp
let devices = 0
/** A guest's phone that nobody else has. */
const newDevice = () => `device-token-${String((devices += 1)).padStart(6, '0')}`

beforeAll(async () => {
  server = await createTestApp()
  await server.database.db.execute(sql`create table slots_before as select * from slots where date = ${DAY}`)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(TEST_NOW)
  await server.database.db.delete(holds)
  await server.database.db.execute(
    sql`update slots set taken = b.taken, blocked = b.blocked, capacity = b.capacity, open = b.open from slots_before b where slots.id = b.id`
  )
})

const slotAt = (slotId: number, orgCode = 'H1001', date = DAY) =>
  and(eq(slots.orgCode, orgCode), eq(slots.date, date), eq(slots.slotId, slotId), eq(slots.kind, 'checkup'))

async function seatsLeft(slotId: number, orgCode = 'H1001', date = DAY): Promise<number> {
  const [row] = await server.database.db
    .select()
    .from(slots)
    .where(slotAt(slotId, orgCode, date))
  return row?.remaining ?? -1
}
/** @param capacity large enough that guests may have all the seats, unless the test says otherwise */
const setSeats = (slotId: number, remaining: number, capacity = 5 * Math.max(1, remaining)) =>
  leaveSeats(server.database.db, slotAt(slotId), remaining, capacity)
const take = (slotId: number, device: string, date = DAY) =>
  server.call('hold.take', { ...PLACE, slotId, date }, { device })

describe('a slot is chosen by holding a seat', () => {
  test('the seat is taken for 600 s by the server clock', async () => {
    const before = await seatsLeft(101)
    const { code, results } = await take(101, newDevice())
    expect(code).toBe(ErrorCode.ok)
    expect(results).toMatchObject({
      ...PLACE,
      slotId: 101,
      timespan: '07:30-08:00',
      serverTime: TEST_NOW.getTime()
    })
    expect(results.expiresAt - results.serverTime).toBe(600_000)
    expect(await seatsLeft(101)).toBe(before - 1)
  })

  test('forty at once for five seats: five get one, nobody more', async () => {
    await setSeats(102, 5)
    const answers = await Promise.all(Array.from({ length: 40 }, () => take(102, newDevice())))
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(5)
    expect(codes.filter((code) => code === ErrorCode.quotaFull)).toHaveLength(35)
    expect(await seatsLeft(102)).toBe(0)
  })

  test('the last seat of a slot taken by two phones of one user at once is one hold', async () => {
    const session = await server.login('10000000001')
    await setSeats(103, 1)
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        server.call('hold.take', { ...PLACE, slotId: 103 }, { session, device: newDevice() })
      )
    )
    expect(answers.map(({ code }) => code)).toEqual([ErrorCode.ok, ErrorCode.ok, ErrorCode.ok])
    expect(new Set(answers.map(({ results }) => results.holdId)).size).toBe(1)
    expect(await seatsLeft(103)).toBe(0)
  })

  test('the same slot again is the same hold with the time it has left, and takes no second seat', async () => {
    const device = newDevice()
    const first = await take(104, device)
    const left = await seatsLeft(104)
    server.clock.advance(60_000)
    const again = await take(104, device)
    expect(again.results).toMatchObject({
      holdId: first.results.holdId,
      expiresAt: first.results.expiresAt,
      extensionsLeft: 5
    })
    expect(await seatsLeft(104)).toBe(left)
  })

  test('a third hold ends the oldest, whose seat goes back', async () => {
    const device = newDevice()
    const oldest = await take(101, device)
    server.clock.advance(1000)
    const second = await take(103, device, '2026-05-22')
    const left = await seatsLeft(101)
    server.clock.advance(1000)
    const third = await take(104, device, '2026-05-22')
    expect(third.code).toBe(ErrorCode.ok)
    expect(await seatsLeft(101)).toBe(left + 1)
    const get = async (holdId: string) => (await server.call('hold.get', { holdId }, { device })).code
    expect(await get(oldest.results.holdId)).toBe(ErrorCode.holdExpired)
    expect(await get(second.results.holdId)).toBe(ErrorCode.ok)
    expect(await get(third.results.holdId)).toBe(ErrorCode.ok)
  })

  test('a third hold that finds no seat leaves the first two alone', async () => {
    const device = newDevice()
    const first = await take(101, device)
    await take(104, device)
    await setSeats(105, 0)
    expect((await take(105, device)).code).toBe(ErrorCode.quotaFull)
    expect((await server.call('hold.get', { holdId: first.results.holdId }, { device })).code).toBe(
      ErrorCode.ok
    )
  })
})

describe('a hold is extended', () => {
  const extend = (holdId: string, device: string) => server.call('hold.extend', { holdId }, { device })

  test('five times by 600 s at any time of it, an hour in all, and not a sixth time', async () => {
    const device = newDevice()
    const { results } = await take(101, device)
    const left = await seatsLeft(101)
    for (let count = 1; count <= 5; count += 1) {
      expect((await extend(results.holdId, device)).results).toMatchObject({
        holdId: results.holdId,
        expiresAt: results.expiresAt + count * HOLD_MS,
        extensionsLeft: 5 - count
      })
      server.clock.advance(60_000)
    }
    expect(await extend(results.holdId, device)).toMatchObject({
      code: ErrorCode.business,
      message: '该时段的保留时间已延长到上限，请尽快提交订单'
    })
    const kept = await server.call('hold.get', { holdId: results.holdId }, { device })
    expect(kept.results).toMatchObject({ expiresAt: results.expiresAt + 5 * HOLD_MS, extensionsLeft: 0 })
    expect(await seatsLeft(101)).toBe(left)
    server.clock.set(new Date(results.expiresAt + 5 * HOLD_MS))
    expect((await server.call('hold.get', { holdId: results.holdId }, { device })).code).toBe(
      ErrorCode.holdExpired
    )
  })

  test('what was kept before counts: taken again after half an hour it is extended to the hour and no further', async () => {
    const device = newDevice()
    for (let turn = 0; turn < 3; turn += 1) {
      await take(101, device)
      server.clock.advance(HOLD_MS)
    }
    const { results } = await take(101, device)
    expect((await extend(results.holdId, device)).results).toMatchObject({ extensionsLeft: 4 })
    expect((await extend(results.holdId, device)).results).toMatchObject({ extensionsLeft: 3 })
    expect((await extend(results.holdId, device)).code).toBe(ErrorCode.business)
  })

  test('not once it has ended, and by nobody else', async () => {
    const device = newDevice()
    const { results } = await take(101, device)
    expect((await extend(results.holdId, newDevice())).code).toBe(ErrorCode.notFound)
    server.clock.advance(HOLD_MS)
    const over = await server.callRaw('hold.extend', { holdId: results.holdId }, { device })
    expect(over).toMatchObject({
      code: ErrorCode.holdExpired,
      message: '为您保留的名额已失效，请重新选择时段'
    })
    expect(over.results).toHaveLength(3)
  })

  test('and not for ever by taking the slot again: after an hour others shall have it', async () => {
    const device = newDevice()
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await take(101, device)).code).toBe(ErrorCode.ok)
      server.clock.advance(HOLD_MS)
    }
    const refused = await server.callRaw('hold.take', { ...PLACE, slotId: 101 }, { device })
    expect(refused).toMatchObject({
      code: ErrorCode.quotaFull,
      message: '您保留该时段的时间已到上限，请提交订单或选择其他时段'
    })
    expect(refused.results).toHaveLength(3)
    expect((await take(103, device)).code).toBe(ErrorCode.ok)
    expect((await take(101, newDevice())).code).toBe(ErrorCode.ok)
    server.clock.advance(4 * 60 * 60_000)
    expect((await take(101, device, '2026-05-22')).code).toBe(ErrorCode.ok)
  })

  test('what was kept for too long is not offered in place of a full slot, to others it is', async () => {
    const device = newDevice()
    for (let turn = 0; turn < 6; turn += 1) {
      await take(101, device)
      server.clock.advance(HOLD_MS)
    }
    await setSeats(102, 0)
    const offered = async (to: string) => {
      const { results } = await server.callRaw('hold.take', { ...PLACE, slotId: 102 }, { device: to })
      return (results as { hospitalId: string; date: string; slotId: number }[])
        .filter(({ hospitalId, date }) => hospitalId === PLACE.orgCode && date === DAY)
        .map(({ slotId }) => slotId)
    }
    expect(await offered(newDevice())).toContain(101)
    const own = await offered(device)
    expect(own).toContain(103)
    expect(own).not.toContain(101)
  })

  test('a slot that was given back at once may be taken again', async () => {
    const device = newDevice()
    for (let turn = 0; turn < 8; turn += 1) {
      const { code, results } = await take(101, device)
      expect(code).toBe(ErrorCode.ok)
      server.clock.advance(1000)
      await server.call('hold.release', { holdId: results.holdId }, { device })
    }
  })
})

describe('guests', () => {
  const sessions = () =>
    Promise.all(
      ['13900000011', '13900000012'].map((phone, index) => server.login(phone, `login-device-token-${index}`))
    )

  test('hold at most a fifth of the seats of a slot, however many devices they invent; who logs in may hold', async () => {
    const users = await sessions()
    await setSeats(103, 12, 12)
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(103, newDevice())))
    expect(answers.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(2)
    const refused = answers.find(({ code }) => code !== ErrorCode.ok)
    expect(refused).toMatchObject({
      code: ErrorCode.quotaFull,
      message: '该时段的临时保留名额已满，登录后可继续预约，也可选择其他时段'
    })
    expect(refused?.results).not.toEqual([])
    expect(await seatsLeft(103)).toBe(10)
    for (const session of users) {
      expect((await server.call('hold.take', { ...PLACE, slotId: 103 }, { session })).code).toBe(ErrorCode.ok)
    }
  })

  test('hold one seat of a small slot; whoever logs in makes room for the next', async () => {
    await setSeats(103, 4, 4)
    const device = newDevice()
    expect((await take(103, device)).code).toBe(ErrorCode.ok)
    expect((await take(103, newDevice())).code).toBe(ErrorCode.quotaFull)
    await server.login('13900000013', device)
    expect((await take(103, newDevice())).code).toBe(ErrorCode.ok)
  })
})

test('one address may not take holds for ever: HTTP 429 with a code', async () => {
  const limited = await createTestApp({ env: { RATE_LIMIT: '1' } })
  const codes: number[] = []
  for (let turn = 0; turn < 31; turn += 1) {
    const device = newDevice()
    codes.push((await limited.call('hold.take', { ...PLACE, slotId: 101 }, { device })).code)
  }
  await limited.close()
  expect(codes.filter((code) => code !== ErrorCode.tooManyRequests)).toHaveLength(30)
  expect(codes.at(-1)).toBe(ErrorCode.tooManyRequests)
})

describe('a hold runs out', () => {
  test('its seat is back for whoever looks next, without any job', async () => {
    const device = newDevice()
    const before = await seatsLeft(101)
    const { results } = await take(101, device)
    server.clock.advance(HOLD_MS - 1)
    expect((await server.call('hold.get', { holdId: results.holdId }, { device })).code).toBe(ErrorCode.ok)
    server.clock.advance(1)
    const spans = await server.call('booking.timespans', {
      hospId: 'H1001',
      regDate: DAY,
      productCode: 'CK1003'
    })
    expect(spans.results.find(({ id }) => id === 101)?.remnum).toBeGreaterThanOrEqual(before)
    expect(await seatsLeft(101)).toBeGreaterThanOrEqual(before)
  })

  test('its seat is back after a start, when nobody was there in between', async () => {
    const { results } = await take(101, newDevice())
    const left = await seatsLeft(101)
    server.clock.advance(HOLD_MS)
    const { database, gateway, config, clock } = server
    await runAll(jobs, { db: database.db, gateway, now: clock.now, config, log: server.app.log })
    expect(await seatsLeft(101)).toBeGreaterThan(left)
    const [row] = await database.db.select().from(holds).where(eq(holds.id, results.holdId))
    expect(row?.state).toBe('expired')
  })

  test('many who notice at once give the seat back once', async () => {
    await server.call('booking.list', { productCode: 'CK1003', cityCode: '131' })
    const before = await seatsLeft(101, 'H1001', '2026-05-28')
    await take(101, newDevice(), '2026-05-28')
    server.clock.advance(HOLD_MS)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call('booking.calendar', { productCode: 'CK1003', cityCode: '131' })
      )
    )
    expect(await seatsLeft(101, 'H1001', '2026-05-28')).toBe(before)
  })

  test('27201 offers where else to go: another time, another branch, another day', async () => {
    const device = newDevice()
    const { results } = await take(101, device, '2026-05-27')
    server.clock.advance(HOLD_MS)
    const gone = await server.callRaw('hold.get', { holdId: results.holdId }, { device })
    expect(gone).toMatchObject({
      code: ErrorCode.holdExpired,
      message: '为您保留的名额已失效，请重新选择时段'
    })
    expect(gone.results).toEqual([
      expect.objectContaining({ hospitalId: 'H1001', date: '2026-05-27', slotId: 102 }),
      expect.objectContaining({ hospitalId: 'H1003', date: '2026-05-27' }),
      expect.objectContaining({ hospitalId: 'H1001', date: '2026-05-28', slotId: 101 })
    ])
  })
})

describe('a hold belongs to its owner', () => {
  test('another device and another user can neither read nor release it', async () => {
    const { results } = await take(101, newDevice())
    const left = await seatsLeft(101)
    const session = await server.login('10000000006')
    for (const options of [{ device: newDevice() }, { session, device: newDevice() }]) {
      expect((await server.call('hold.get', { holdId: results.holdId }, options)).code).toBe(
        ErrorCode.notFound
      )
      expect((await server.call('hold.release', { holdId: results.holdId }, options)).code).toBe(
        ErrorCode.notFound
      )
    }
    expect(await seatsLeft(101)).toBe(left)
  })

  test('releasing gives the seat back, once', async () => {
    const device = newDevice()
    const { results } = await take(101, device)
    const left = await seatsLeft(101)
    const release = () => server.call('hold.release', { holdId: results.holdId }, { device })
    expect((await release()).code).toBe(ErrorCode.ok)
    expect((await release()).code).toBe(ErrorCode.ok)
    expect(await seatsLeft(101)).toBe(left + 1)
  })

  test("login adopts the guest's hold", async () => {
    const device = newDevice()
    const { results } = await take(101, device)
    const session = await server.login('10000000006', device)
    expect((await server.call('hold.get', { holdId: results.holdId }, { session })).code).toBe(ErrorCode.ok)
    expect((await server.call('hold.get', { holdId: results.holdId }, { device })).code).toBe(
      ErrorCode.notFound
    )
  })

  test('without a user or a device there is no owner', async () => {
    expect((await server.call('hold.take', { ...PLACE, slotId: 101 })).code).toBe(ErrorCode.badParameter)
  })
})

test('a doctor’s seats are the doctor’s alone: who names nobody takes one of the branch', async () => {
  const { db } = server.database
  const [branch] = await db.select().from(slots).where(slotAt(103))
  const { id: _id, remaining: _remaining, ...place } = branch!
  const [doctor] = await db
    .insert(slots)
    .values({ ...place, doctorId: 'D201', capacity: 1, taken: 0, blocked: 0 })
    .returning()
  const taken = async () =>
    (await db.select().from(slots).where(slotAt(103)).orderBy(slots.id)).map((row) => row.taken)
  const before = await taken()
  const hold = (doctorId?: string) =>
    server.call('hold.take', { ...PLACE, slotId: 103, doctorId }, { device: newDevice() })
  expect((await hold()).code).toBe(ErrorCode.ok)
  expect(await taken()).toEqual([before[0]! + 1, 0])
  expect((await hold('D201')).code).toBe(ErrorCode.ok)
  expect(await taken()).toEqual([before[0]! + 1, 1])
  expect((await hold('D201')).code).toBe(ErrorCode.quotaFull)
  expect((await hold('D999')).code).toBe(ErrorCode.scheduleChanged)
  await db.execute(sql`delete from holds where slot_row_id = ${doctor!.id}::int`)
  await db.delete(slots).where(eq(slots.id, doctor!.id))
})

describe('what cannot be held', () => {
  test('27002 a full slot, with up to three alternatives that have seats', async () => {
    await setSeats(105, 0)
    const { code, message, results } = await server.callRaw(
      'hold.take',
      { ...PLACE, slotId: 105 },
      { device: newDevice() }
    )
    expect({ code, message }).toEqual({
      code: ErrorCode.quotaFull,
      message: '该时段名额已满，请选择其他时段'
    })
    expect(results).toHaveLength(3)
    for (const other of results as { remnum: number }[]) expect(other.remnum).toBeGreaterThan(0)
  })

  test.each([
    ['27003 a slot that does not exist', { slotId: 777 }],
    ['27003 a day the branch is closed', { date: '2026-05-24' }],
    ['27003 a day behind the window', { date: '2026-08-19' }],
    ['27003 yesterday', { date: '2026-05-19' }],
    ['27003 a time that has begun', { date: '2026-05-20', slotId: 102 }],
    ['27003 a branch that does not take the product', { orgCode: 'V1201', slotId: 301 }]
  ])('%s', async (_name, change) => {
    const input = { ...PLACE, slotId: 101, ...change }
    const answer = await server.call('hold.take', input, { device: newDevice() })
    expect(answer.code).toBe(ErrorCode.scheduleChanged)
  })

  test('27003 a span that was stopped keeps its seats', async () => {
    await setSeats(105, 9)
    await server.database.db.update(slots).set({ open: false }).where(slotAt(105))
    expect((await take(105, newDevice())).code).toBe(ErrorCode.scheduleChanged)
    expect(await seatsLeft(105)).toBe(9)
    await server.database.db.update(slots).set({ open: true }).where(slotAt(105))
  })

  test('27005 a product off the shelf, 404 an unknown one', async () => {
    const device = newDevice()
    const withCode = (productCode: string) =>
      server.call('hold.take', { ...PLACE, productCode, slotId: 101 }, { device })
    expect((await withCode('CK1018')).code).toBe(ErrorCode.offShelf)
    expect((await withCode('NOPE')).code).toBe(ErrorCode.notFound)
  })

  test('R4.25 category 5 needs a real slot: the default one is refused', async () => {
    const { db } = server.database
    await db.update(products).set({ category: 5 }).where(eq(products.productCode, 'CK1002'))
    const input = { orgCode: 'H1004', productCode: 'CK1002', date: DAY, slotId: 9999 }
    const refused = await server.call('hold.take', input, { device: newDevice() })
    await db.update(products).set({ category: 1 }).where(eq(products.productCode, 'CK1002'))
    expect(refused).toMatchObject({ code: ErrorCode.badParameter, message: '请选择时段' })
    expect((await server.call('hold.take', input, { device: newDevice() })).results).toMatchObject({
      slotId: 9999,
      timespan: '08:00-10:30'
    })
  })
})
