/** Doctors of a dental store, who have times of their own. */
import { sql } from 'drizzle-orm'
import type { CompleteDentalInput } from '@/contract/visit-kinds/dto'
import { ErrorCode } from '@/contract/errors'
import { VISIT_DATE, WIFE } from '../../testing/ordering'
import { server, session, steps, testOrders } from '../../testing/order-tests'
import { leaveSeats, wrongCounts } from '../../testing/stock'

testOrders()

/** In Shanghai. */
const STORE = 'D2101'
/** 许若川 and 孟知微; both work on Tuesdays. */
const [XU, MENG] = ['DR2101', 'DR2102']
const CLEANING: CompleteDentalInput = {
  ...{ orgId: STORE, hospitalName: '', hospitalAddress: '', orderSource: '50', productCode: 'DT0102' },
  ...{ regDate: VISIT_DATE, regTime: '14:00-14:30', schedulingId: 205, couponCode: '', medUserInfo: WIFE }
}
const leave = (doctorId: string, seats: number) =>
  leaveSeats(
    server.database.db,
    sql`org_code = ${STORE} and kind = 'dentistry' and date = ${VISIT_DATE} and slot_id in (205, 206) and doctor_id = ${doctorId}`,
    seats
  )
beforeEach(async () => {
  await leave('', 5)
  await leave(XU, 1)
  await leave(MENG, 1)
})
const left = async (doctorId: string) =>
  (
    await server.call('dental.schedule', {
      ...{ orgId: STORE, productCode: 'DT0102', regDate: VISIT_DATE, doctorId }
    })
  ).results.find(({ schedulingId }) => schedulingId === 205)?.remnum
const doctorsOn = async (regDate: string, orgId = STORE) =>
  (await server.call('dental.doctors', { orgId, regDate })).results

test('a store tells who works on a day; a store without doctors tells nobody', async () => {
  expect(await doctorsOn(VISIT_DATE)).toMatchObject([
    { doctorId: XU, doctorName: '许若川', title: '主治医师', works: true },
    { doctorId: MENG, doctorName: '孟知微', title: '主任医师', works: true }
  ])
  // A Friday.
  const friday = '2026-06-05'
  expect((await doctorsOn(friday)).map(({ works, remnum }) => [works, remnum > 0])).toEqual([
    [true, true],
    [false, false]
  ])
  // On Saturday is 孟知微 there again.
  expect((await doctorsOn(friday)).map(({ firstDate }) => firstDate)).toEqual([friday, '2026-06-06'])
  expect(await doctorsOn(VISIT_DATE, 'D5101')).toEqual([])
})

test('R7.53 R7.94 the order takes the doctor’s seat and nobody else’s, and tells the doctor', async () => {
  expect([await left(''), await left(XU), await left(MENG)]).toEqual([5, 1, 1])
  const { results } = await server.call('order.completeDental', { ...CLEANING, doctorId: XU }, { session })
  const { orderNum } = results[0]!
  expect([await left(''), await left(XU), await left(MENG)]).toEqual([5, 0, 1])
  expect((await steps.detail(session, orderNum)).doctor).toBe('许若川 主治医师')
  expect(await wrongCounts(server.database.db)).toEqual([])
  await server.call('order.cancel', { id: orderNum }, { session })
  expect(await left(XU)).toBe(1)
})

test('of nobody in particular the order tells nobody', async () => {
  const { results } = await server.call('order.completeDental', CLEANING, { session })
  expect((await steps.detail(session, results[0]!.orderNum)).doctor).toBe('')
  expect([await left(''), await left(XU)]).toEqual([4, 1])
})

test('a doctor’s time that is gone is said; other times of the same doctor are offered', async () => {
  const asked = { orgId: STORE, productCode: 'DT0102', regDate: VISIT_DATE, schedulingId: 205, doctorId: XU }
  await server.call('dental.appointment', asked, { session })
  const late = await server.login('10000000006')
  const refused = await server.callRaw('dental.appointment', asked, { session: late })
  expect(refused).toMatchObject({
    code: ErrorCode.quotaFull,
    message: '该医生这个时段已约满，请选择其他时段，或不指定医生'
  })
  const [other] = refused.results as { hospitalId: string; date: string; slotId: number }[]
  expect(other).toMatchObject({ hospitalId: STORE })
  const next = { ...asked, regDate: other!.date, schedulingId: other!.slotId }
  expect((await server.callRaw('dental.appointment', next, { session: late })).code).toBe(ErrorCode.ok)
})

test('a doctor who does not work that day, or at that store, has no time', async () => {
  for (const change of [{ doctorId: MENG, regDate: '2026-06-05' }, { doctorId: 'DR1101' }]) {
    const answer = await server.callRaw('order.completeDental', { ...CLEANING, ...change }, { session })
    expect(answer.code).toBe(ErrorCode.scheduleChanged)
  }
})
