import { fulfilmentOf } from '@/domain/kinds'
import type { OrderDetail } from '@/services/order/order'
import type { Face } from './face'

const FACES = {
  visit: () => import(/* webpackChunkName: "success-visit" */ './visit'),
  doses: () => import(/* webpackChunkName: "success-doses" */ './doses'),
  goods: () => import(/* webpackChunkName: "success-goods" */ './goods'),
  customs: () => import(/* webpackChunkName: "success-customs" */ './customs'),
  kit: () => import(/* webpackChunkName: "success-kit" */ './kit'),
  codes: () => import(/* webpackChunkName: "success-codes" */ './codes'),
  member: () => import(/* webpackChunkName: "success-member" */ './member')
} as const satisfies Readonly<Record<string, () => Promise<{ readonly face: Face }>>>

/** Several orders at once, and what is paid later for one, have no next step of a kind. */
function nameOf({ kind, type, paidTogether, lastPaid, doses }: OrderDetail): keyof typeof FACES {
  const isLater = lastPaid?.purpose === 'change' || lastPaid?.purpose === 'balance'
  if (paidTogether > 1 || isLater) return 'visit'
  const fulfilment = fulfilmentOf(kind, type)
  switch (fulfilment?.by) {
    case 'code':
      return fulfilment.use === 'membership' ? 'member' : 'codes'
    case 'parcel':
      return fulfilment.customs ? 'customs' : fulfilment.report ? 'kit' : 'goods'
    default:
      return doses.length > 0 ? 'doses' : 'visit'
  }
}

/** What follows payment, by the kind of what was bought. */
export const faceOf = async (order: OrderDetail): Promise<Face> => (await FACES[nameOf(order)]()).face
