import { validateAddress } from '@/domain/address/address'
import { regionParts } from '@/domain/address/region'
import { badInput } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import type { VisitRequest } from '../request'
import type { PricedOrder } from '../../../pricing/queries/price-order'
import { isRegion } from '../../../catalogue/queries/regions'

/** Where the paper report is posted to; `city` holds the region's names joined by '-'. */
export interface Delivery {
  city: string
  address: string
}

/**
 * The address of a paper report by post, by the form's own rules (§5); null when none is posted. Refuses with 20001 and
 * the field what is wrong or only half there, and an address beside a choice that needs none.
 */
export function checkDelivery(
  { reportTo: { region, detail } }: Pick<VisitRequest, 'reportTo'>,
  { product, paperReportId }: PricedOrder
): Delivery | null {
  if (region.trim() === '' && detail.trim() === '') return null
  if (paperReportId !== null || !product.paperReport) {
    throw badInput(ORDER_TEXTS.deliveryNotAsked, { field: 'receiveAddress' })
  }
  const checked = validateAddress({ region, detail })
  if (!checked.ok) {
    const [first] = checked.errors
    throw badInput(first?.message ?? ORDER_TEXTS.regionWrong, {
      field: first?.field === 'detail' ? 'receiveAddress' : 'receiveCity'
    })
  }
  const parts = regionParts(checked.value.region)
  if (!parts || !isRegion(parts)) throw badInput(ORDER_TEXTS.regionWrong, { field: 'receiveCity' })
  return { city: checked.value.region, address: checked.value.detail }
}
