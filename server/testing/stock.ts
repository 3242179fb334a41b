import { eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../db/client'
import { flashSales, holds, orders, slots } from '../db/schema'
import { extraOf } from '../ordering/order/extra'

/** Leaves so many seats of the slots, of `capacity` or of as many as they have; what is taken stays taken. */
export async function leaveSeats(
  db: Db,
  where: SQL | undefined,
  seats: number,
  capacity: number | null = null
): Promise<void> {
  const room = sql`greatest(coalesce(${capacity}::int, ${slots.capacity}), ${slots.taken} + ${seats}::int)`
  await db
    .update(slots)
    .set({ capacity: room, blocked: sql`${room} - ${slots.taken} - ${seats}::int` })
    .where(where)
}

/** Leaves so many pieces of flash sales. */
export async function leavePieces(db: Db, where: SQL | undefined, pieces: number): Promise<void> {
  await db
    .update(flashSales)
    .set({ stock: sql`${flashSales.taken} + ${pieces}::int` })
    .where(where)
}

/** Pay states in which an order has what it asked for. */
const HAVING: readonly number[] = [
  PAY_STATUS.unpaid,
  PAY_STATUS.paying,
  PAY_STATUS.paid,
  PAY_STATUS.failed,
  PAY_STATUS.partlyRefunded
]

/** Slots and flash sales whose `taken` is not what orders and live holds have of them. */
export async function wrongCounts(db: Db): Promise<string[]> {
  const having = await db
    .select()
    .from(orders)
    .where(inArray(orders.payStatus, [...HAVING]))
  const held = await db.select().from(holds).where(eq(holds.state, 'held'))
  const seats = new Map<number, number>()
  const add = (id: number | null, n: number) => id !== null && seats.set(id, (seats.get(id) ?? 0) + n)
  for (const order of having) add(order.slotRowId, extraOf(order).seats)
  for (const hold of held) add(hold.slotRowId, hold.persons)
  const known = or(ne(slots.taken, 0), inArray(slots.id, [-1, ...seats.keys()]))
  const counted = await db.select().from(slots).where(known)
  const sales = await db.select().from(flashSales)
  return [
    ...counted.map(({ id, taken }) => [`slot ${id}`, taken, seats.get(id) ?? 0] as const),
    ...sales.map(({ activityId, taken }) => {
      const sold = having.filter(({ flashActivityId }) => flashActivityId === activityId).length
      return [`flash sale ${activityId}`, taken, sold] as const
    })
  ].flatMap(([name, taken, have]) => (taken === have ? [] : [`${name}: ${taken} taken, ${have} had`]))
}
