import { fulfilmentOf } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import type { OrderDetail } from '@/services/order/order'
import type { Plan } from '../section'

const PLANS: { readonly [By in Fulfilment['by']]: () => Promise<{ readonly plan: Plan }> } = {
  visit: () => import(/* webpackChunkName: "order-visit" */ './visit'),
  parcel: () => import(/* webpackChunkName: "order-parcel" */ './parcel'),
  code: () => import(/* webpackChunkName: "order-code" */ './code')
}

/** What draws an order, by how it is fulfilled. */
export async function planOf({ kind, type }: Pick<OrderDetail, 'kind' | 'type'>): Promise<Plan> {
  const { by } = fulfilmentOf(kind, type) ?? { by: 'visit' }
  return (await PLANS[by]()).plan
}
