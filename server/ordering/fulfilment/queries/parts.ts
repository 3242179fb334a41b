import type { Db } from '../../../db/client'
import type { WholeOrder } from '../../order/whole-order'
import type { OrderPlace } from '../../views/queries/order-place'
import { fulfilmentOf } from '..'
import { parcelPart, voucherPart } from './goods-part'
import type { OrderPart, PartOf } from './order-part'
import { visitPart } from './visit-part'

const PARTS: { readonly [By in OrderPart['by']]: PartOf<Extract<OrderPart, { by: By }>> } = {
  visit: visitPart,
  parcel: parcelPart,
  code: voucherPart
}

/** What is shown of an order by how it is fulfilled. */
export const partOf = (db: Db, order: WholeOrder, place: OrderPlace, now: Date): Promise<OrderPart> =>
  PARTS[fulfilmentOf(order).by](db, order, place, now)
