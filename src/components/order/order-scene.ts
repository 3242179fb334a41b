import { fulfilmentOf } from '@/domain/kinds'
import type { ProductKind } from '@/domain/kinds'
import type { Order } from '@/services/order/orders'

/** Scenes of visits by kind; what is sent or used by codes has one by its way. */
const VISITS: Readonly<Partial<Record<ProductKind, string>>> = {
  dentistry: 'dentistRoomS',
  vaccine: 'vaccineCard',
  gene: 'labRoomS'
}

/** The drawing that stands for an order of its kind, for the dark green ground of heads. */
export function orderScene({ kind, type }: Pick<Order, 'kind' | 'type'>): string {
  return `/seed-img/scene/${nameOf(kind, type)}.svg`
}

function nameOf(kind: ProductKind, type: number): string {
  const fulfilment = fulfilmentOf(kind, type)
  if (fulfilment?.by === 'code') return 'ticketsS'
  if (fulfilment?.by === 'visit') return VISITS[kind] ?? 'receptionS'
  if (fulfilment?.customs) return 'customsStamp'
  return fulfilment?.report ? 'kitOpenS' : 'parcelDoor'
}
