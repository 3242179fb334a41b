import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { PayType } from '@/domain/order/instalments'
import type { VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

const KIND = 'vaccine'
const { family } = KINDS[KIND].variants[CATEGORY.vaccine]

/** All doses are bought and the first is booked with the order; later ones are booked from it. */
export const vaccineFlow: OrderFlow<VisitRequest & { readonly payType: PayType }> = {
  validate: (context, request) =>
    validateVisit(context, { kind: KIND, family, payType: request.payType }, request)
}
