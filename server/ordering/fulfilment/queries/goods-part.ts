import { goodsExtraOf } from '../../order/snapshot'
import { personOf, type WholeOrder } from '../../order/whole-order'
import { fulfilmentOf } from '..'
import type { ParcelPart, PartOf, VoucherPart } from './order-part'

function chosenOf(order: WholeOrder) {
  const { goods, remark } = goodsExtraOf(order)
  return { goods: goods && { note: goods.note, unitFen: goods.unitFen }, remark }
}

/** Where it is sent to, a kit's sample, and customs. */
export const parcelPart: PartOf<ParcelPart> = (_db, order) => {
  const person = personOf(order)
  const { parcel } = fulfilmentOf(order)
  return Promise.resolve({
    by: 'parcel',
    ...chosenOf(order),
    address: { region: person?.region ?? '', rest: person?.address ?? '' },
    kit: parcel.kit(order),
    declareBefore: parcel.declareBefore(order)
  })
}

/** Codes, once it is paid. */
export const voucherPart: PartOf<VoucherPart> = (_db, order) =>
  Promise.resolve({ by: 'code', ...chosenOf(order), codes: order.codes })
