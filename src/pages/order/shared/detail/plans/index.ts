import { fulfilmentOf } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import type { OrderDetail } from '@/services/order/order'
import type { Sections } from '../section'

const PLANS: { readonly [By in Fulfilment['by']]: () => Promise<{ readonly sections: Sections }> } = {
  visit: () => import(/* webpackChunkName: "order-visit" */ './visit'),
  parcel: () => import(/* webpackChunkName: "order-parcel" */ './parcel'),
  code: () => import(/* webpackChunkName: "order-code" */ './code')
}

/** The sections of an order, by how it is fulfilled. */
export async function sectionsOf({ kind, type }: Pick<OrderDetail, 'kind' | 'type'>): Promise<Sections> {
  const { by } = fulfilmentOf(kind, type) ?? { by: 'visit' }
  return (await PLANS[by]()).sections
}
