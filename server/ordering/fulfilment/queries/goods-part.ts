import { regionParts } from '@/domain/address/region'
import { arrivalOf, type Arrival } from '@/domain/delivery/arrival'
import { deliveryTable } from '../../../settings/delivery-table'
import { shopProfile } from '../../../settings/shop-profile'
import type { Db } from '../../../db/client'
import { goodsExtraOf } from '../../order/snapshot'
import { goesOn } from '../../order/order-policy'
import { outgoing, personOf, type WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '..'
import type { ParcelPart, PartOf, VoucherPart } from './order-part'

function chosenOf(order: WholeOrder) {
  const { goods, remark } = goodsExtraOf(order)
  return { goods: goods && { note: goods.note, unitFen: goods.unitFen }, remark }
}

/** When the parcel of a paid order leaves and comes; how long customs take nobody can say. */
async function arrivalIn(db: Db, order: WholeOrder, now: Date): Promise<Arrival | null> {
  const parcel = outgoing(order)
  const isOver = parcel?.state === 'received' || parcel?.state === 'cancelled'
  if (order.paidAt === null || isOver || !goesOn(order)) return null
  const table = await deliveryTable(db)
  const { sentFrom } = fulfilmentOf(order).parcel
  return arrivalOf(
    {
      paidAt: order.paidAt.getTime(),
      shippedAt: parcel?.shippedAt?.getTime() ?? null,
      province: regionParts(personOf(order)?.region ?? '')?.province ?? ''
    },
    sentFrom === 'customs' ? { ...table, leavesHours: null } : table,
    now.getTime()
  )
}

/** Where it is sent to and when it comes, a kit's sample, and customs. */
export const parcelPart: PartOf<ParcelPart> = async (db, order, place, now) => {
  const person = personOf(order)
  const { parcel } = fulfilmentOf(order)
  const kit = parcel.kit(order)
  return {
    by: 'parcel',
    ...chosenOf(order),
    address: { region: person?.region ?? '', rest: person?.address ?? '' },
    guide: place.guide,
    parcel: await arrivalIn(db, order, now),
    kit: kit && { ...kit, sendTo: (await shopProfile(db)).laboratory, reportDays: place.reportWorkdays },
    declareBefore: parcel.declareBefore(order)
  }
}

/** Codes, once it is paid. */
export const voucherPart: PartOf<VoucherPart> = (_db, order) =>
  Promise.resolve({ by: 'code', ...chosenOf(order), codes: order.codes })
