import { and, eq } from 'drizzle-orm'
import { deliveryEvents, orderDeliveries } from '../../../db/schema'
import { transact } from '../../../db/transact'
import type { PayContext } from '../../../money/gateway'
import { lockOrder } from '../../order/queries/own-order'
import { receiveParcels } from './move-parcel'

interface Told {
  readonly parcelNo: string
  readonly received: boolean
  readonly events: readonly { readonly at: Date; readonly title: string; readonly text: string }[]
}

/**
 * What a courier tells of a parcel, the whole list each time: what is new of it is kept, and one that was received is. The same again does
 * nothing; of a number that is no parcel's on its way nothing is kept.
 */
export async function applyTrack({ db, now }: Pick<PayContext, 'db' | 'now'>, told: Told): Promise<void> {
  const wanted = and(eq(orderDeliveries.parcelNo, told.parcelNo), eq(orderDeliveries.direction, 'out'))
  const found = await db
    .select({ id: orderDeliveries.id, orderNum: orderDeliveries.orderNum })
    .from(orderDeliveries)
    .where(and(wanted, eq(orderDeliveries.state, 'shipped')))
  for (const { id, orderNum } of found) {
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, orderNum)
      const [parcel] = await tx.select().from(orderDeliveries).where(eq(orderDeliveries.id, id))
      if (!order || parcel?.state !== 'shipped') return
      const known = await tx.select().from(deliveryEvents).where(eq(deliveryEvents.deliveryId, id))
      const fresh = told.events.filter(
        ({ at, text }) => !known.some((one) => one.text === text && one.at.getTime() === at.getTime())
      )
      if (fresh.length > 0)
        await tx.insert(deliveryEvents).values(fresh.map((event) => ({ ...event, deliveryId: id })))
      if (told.received) await receiveParcels(tx, [order], [id], now())
    })
  }
}
