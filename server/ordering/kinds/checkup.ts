import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { asOrdered } from '../checkout/visit/as-ordered'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'checkup'
/** The same for all its categories. */
const { family } = KINDS[KIND].variants[CATEGORY.checkup]

export const checkupFlow: OrderFlow<VisitRequest> = {
  judge: async (context, request) =>
    judgeVisit(context, { kind: KIND, family }, await asOrdered(context, request))
}
