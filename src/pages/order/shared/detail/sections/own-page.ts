import { fulfilmentOf } from '@/domain/kinds'
import type { OrderDetail } from '@/services/order/order'

/** What of an order has a page of its own: the declaration of goods from abroad, the progress of a sample. */
export function ownPageOf({ kind, type }: Pick<OrderDetail, 'kind' | 'type'>): 'customs' | 'sample' | null {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by === 'visit') return fulfilment.sample ? 'sample' : null
  if (fulfilment?.by !== 'parcel') return null
  if (fulfilment.customs) return 'customs'
  return fulfilment.report ? 'sample' : null
}
