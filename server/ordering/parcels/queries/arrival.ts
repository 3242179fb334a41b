import { arrivalOf, type Arrival } from '@/domain/delivery/arrival'
import { provinceOf } from '../../../catalogue/queries/regions'
import type { Db } from '../../../db/client'
import { deliveryTable } from '../../../settings/delivery-table'

/**
 * When goods that are paid now leave and come.
 * @param where names; a city tells its province where that is ''
 */
export async function arrivalAt(
  db: Db,
  where: { readonly province: string; readonly city: string },
  now: Date
): Promise<(Arrival & { readonly province: string }) | null> {
  const province = where.province || provinceOf(where.city)
  const at = now.getTime()
  const arrival = arrivalOf({ paidAt: at, shippedAt: null, province }, await deliveryTable(db), at)
  return arrival && { ...arrival, province }
}
