import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { PayType } from '@/domain/order/dues'
import type { VisitRequest } from '../checkout/request'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'vaccine'
const { family } = KINDS[KIND].variants[CATEGORY.vaccine]

/** All doses are bought and the first is booked with the order; later ones are booked from it. */
export const vaccineFlow: OrderFlow<VisitRequest & { readonly payType: PayType }> = {
  judge: (context, request) => judgeVisit(context, { kind: KIND, family, payType: request.payType }, request)
}
