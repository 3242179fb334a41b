import { fulfilmentOf as fulfilmentIn } from '@/domain/kinds'
import type { Fulfilment } from '@/domain/kinds/types'
import type { OrderRow } from '../order/whole-order'
import { byCustoms } from './customs'
import { byDoses } from './doses'
import type { OrderFulfilment } from './fulfilment'
import { byKit } from './kit'
import { byMembership } from './membership'
import { byParcel } from './parcel'
import { byVisit } from './visit'
import { byVoucher } from './voucher'

type Rules<By extends Fulfilment['by']> = Extract<Fulfilment, { by: By }>

/** Every way in which an order is fulfilled; which module of a way it is follows from the data of its kind. */
const WAYS: { readonly [By in Fulfilment['by']]: (rules: Rules<By>) => OrderFulfilment } = {
  visit: (rules) => (rules.visits === 'perDose' ? byDoses(rules) : byVisit(rules)),
  parcel: (rules) => (rules.customs ? byCustoms(rules) : rules.report ? byKit(rules) : byParcel(rules)),
  code: (rules) => (rules.use === 'membership' ? byMembership(rules) : byVoucher(rules))
}

function moduleOf<By extends Fulfilment['by']>(rules: Rules<By> & { readonly by: By }): OrderFulfilment {
  return WAYS[rules.by](rules)
}

const MODULES = new Map<Fulfilment, OrderFulfilment>()

/** How an order is fulfilled. Throws for a category that its kind does not have. */
export function fulfilmentOf({ kind, orderType }: Pick<OrderRow, 'kind' | 'orderType'>): OrderFulfilment {
  const rules = fulfilmentIn(kind, orderType)
  if (rules === null) throw new Error(`no fulfilment of ${kind} ${orderType}`)
  const known = MODULES.get(rules) ?? moduleOf(rules)
  MODULES.set(rules, known)
  return known
}
