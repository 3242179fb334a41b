import { shopProfile } from '../../../settings/shop-profile'
import { goodsExtraOf } from '../../order/snapshot'
import { personOf, type WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '..'
import type { ParcelPart, PartOf, VoucherPart } from './order-part'

function chosenOf(order: WholeOrder) {
  const { goods, remark } = goodsExtraOf(order)
  return { goods: goods && { note: goods.note, unitFen: goods.unitFen }, remark }
}

/** Where it is sent to, a kit's sample, and customs. */
export const parcelPart: PartOf<ParcelPart> = async (db, order) => {
  const person = personOf(order)
  const { parcel } = fulfilmentOf(order)
  const kit = parcel.kit(order)
  return {
    by: 'parcel',
    ...chosenOf(order),
    address: { region: person?.region ?? '', rest: person?.address ?? '' },
    kit: kit && { ...kit, sendTo: (await shopProfile(db)).laboratory },
    declareBefore: parcel.declareBefore(order)
  }
}

/** Codes, once it is paid. */
export const voucherPart: PartOf<VoucherPart> = (_db, order) =>
  Promise.resolve({ by: 'code', ...chosenOf(order), codes: order.codes })
