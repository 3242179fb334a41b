import { eq } from 'drizzle-orm'
import { flashSales, holds, orderReservations, slots, userCoupons } from '../../db/schema'
import { transact } from '../../db/transact'
import { leaveSeats, wrongCounts } from '../../testing/stock'
import { TEST_NOW } from '../../testing/test-app'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from '../../db/client'
import {
  reservationRow,
  reservationsLeft,
  release as give,
  reserveAgain,
  reserveAll,
  withEndedHold,
  type Reservation,
  type ReservationOwner
} from '.'
import { raiseGivenBack } from './reservation'

const SLOT = '40'
const ORDER = { orderNum: 'CA-1', payOrderNum: 'PAY-1' }
const OWN = { ...ORDER, userId: 'u1001' }
const SEAT = { ...OWN, kind: 'seat', resource: SLOT, amount: 2, visitId: 'CA-1-V1' } as const
const FLASH: Reservation = { ...OWN, kind: 'flash', resource: 'SK01', amount: 1, lineId: 'CA-1-01' }
const COUPON: Reservation = { ...OWN, orderNum: null, kind: 'coupon', resource: 'uc-demo-CP-PL50', amount: 1 }

let database: Database
beforeEach(async () => {
  database = await openTestDatabase({ now: TEST_NOW, demo: true })
  await leaveSeats(database.db, eq(slots.id, Number(SLOT)), 3)
})
afterEach(() => database?.close())

const take = (...claims: Reservation[]) =>
  transact(database.db, async (tx) => {
    const missing = await reserveAll(tx, claims, TEST_NOW)
    if (missing) throw new Error(`no ${missing.kind}`)
    await tx.insert(orderReservations).values(claims.map(reservationRow))
  })
const release = (owner: ReservationOwner = { payOrderNum: ORDER.payOrderNum }) =>
  transact(database.db, async (tx) => give(tx, await reservationsLeft(tx, owner), TEST_NOW))
const seatsTaken = async (slot = SLOT) =>
  (
    await database.db
      .select()
      .from(slots)
      .where(eq(slots.id, Number(slot)))
  )[0]?.taken
const couponState = async () =>
  (await database.db.select().from(userCoupons).where(eq(userCoupons.id, COUPON.resource)))[0]?.status

test('what is not to be had takes nothing of the others along', async () => {
  const before = await seatsTaken()
  await database.db.update(flashSales).set({ stock: 0 }).where(eq(flashSales.activityId, 'SK01'))
  await expect(take(SEAT, FLASH, COUPON)).rejects.toThrow('no flash')
  expect([await seatsTaken(), await couponState()]).toEqual([before, 'unused'])
  await expect(take({ ...SEAT, amount: 4 })).rejects.toThrow('no seat')
})

test('an order gives back all that it has once, and can take it again', async () => {
  const before = (await seatsTaken()) ?? NaN
  await take(COUPON, FLASH, SEAT)
  expect([await seatsTaken(), await couponState()]).toEqual([before + 2, 'locked'])
  await release()
  await release()
  expect([await seatsTaken(), await couponState()]).toEqual([before, 'unused'])
  expect(await transact(database.db, (tx) => reserveAgain(tx, ORDER.payOrderNum, TEST_NOW))).toBe(true)
  expect([await seatsTaken(), await couponState()]).toEqual([before + 2, 'locked'])
  expect(await wrongCounts(database.db)).toEqual([])
})

test('a claim that was given back is refused to be given back again', async () => {
  await take(SEAT)
  const [claim] = await database.db
    .select()
    .from(orderReservations)
    .where(eq(orderReservations.payOrderNum, 'PAY-1'))
  await release()
  const again = transact(database.db, (tx) => raiseGivenBack(tx, [{ claim: claim!, amount: 1 }]))
  await expect(again).rejects.toThrow('was given back already')
})

test.each([
  ['serves one of two visits', true, 0, 1],
  ['serves none', false, 0, 1]
])('a hold that %s stands for no other seat', async (_name, serves, first, second) => {
  const other = '41'
  await leaveSeats(database.db, eq(slots.id, Number(other)), 3)
  // The seats of the hold are counted already.
  await transact(database.db, (tx) => reserveAll(tx, [SEAT], TEST_NOW))
  const before = [(await seatsTaken()) ?? NaN, (await seatsTaken(other)) ?? NaN]
  const wanted = [{ ...SEAT, resource: other, amount: 1 }, SEAT]
  await take(...withEndedHold(wanted, { id: 'h-1', slotRowId: Number(SLOT), persons: 2, serves }))
  expect([await seatsTaken(), await seatsTaken(other)]).toEqual([before[0]! + first, before[1]! + second])
})

test('of two visits one gives back its own seat and hold alone', async () => {
  const other = '41'
  await leaveSeats(database.db, eq(slots.id, Number(other)), 3)
  const hold = { userId: 'u1001', productCode: 'CK1003', persons: 2, state: 'booked', orderNum: 'CA-1' }
  const times = { createdAt: TEST_NOW, expiresAt: TEST_NOW }
  await database.db.insert(holds).values([
    { ...hold, ...times, id: 'h-1', slotRowId: Number(SLOT) },
    { ...hold, ...times, id: 'h-2', slotRowId: Number(other) }
  ])
  // Both holds have their seats counted.
  await transact(database.db, (tx) => reserveAll(tx, [SEAT, { ...SEAT, resource: other }], TEST_NOW))
  const before = [(await seatsTaken()) ?? NaN, (await seatsTaken(other)) ?? NaN]
  await take({ ...SEAT, holdId: 'h-1' }, { ...SEAT, resource: other, visitId: 'CA-1-V2', holdId: 'h-2' })
  await release({ visitId: 'CA-1-V2' })
  expect([await seatsTaken(), await seatsTaken(other)]).toEqual([before[0], before[1]! - 2])
  const states = await database.db.select({ id: holds.id, state: holds.state }).from(holds).orderBy(holds.id)
  expect(states).toEqual([
    { id: 'h-1', state: 'booked' },
    { id: 'h-2', state: 'released' }
  ])
})

test('of two people one gives back one seat, and the hold goes with the last', async () => {
  await database.db.insert(holds).values({
    ...{ id: 'h-1', userId: 'u1001', productCode: 'CK1003', persons: 2, state: 'booked', orderNum: 'CA-1' },
    ...{ slotRowId: Number(SLOT), createdAt: TEST_NOW, expiresAt: TEST_NOW }
  })
  await transact(database.db, (tx) => reserveAll(tx, [SEAT], TEST_NOW))
  const before = (await seatsTaken()) ?? NaN
  await take({ ...SEAT, holdId: 'h-1' })
  const states: unknown[] = []
  for (let left = 2; left > 0; left -= 1) {
    await transact(database.db, async (tx) => {
      const [part] = await reservationsLeft(tx, { visitId: 'CA-1-V1' })
      await give(tx, [{ claim: part!.claim, amount: 1 }], TEST_NOW)
    })
    const [hold] = await database.db.select().from(holds)
    states.push([await seatsTaken(), hold?.state])
  }
  expect(states).toEqual([
    [before - 1, 'booked'],
    [before - 2, 'released']
  ])
})
