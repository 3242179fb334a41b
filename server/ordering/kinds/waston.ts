import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'waston'
const { family } = KINDS[KIND].variants[CATEGORY.waston]

/** Nothing is added to such a test. */
export const wastonFlow: OrderFlow<VisitRequest> = {
  judge: (context, request) => judgeVisit(context, { kind: KIND, family }, request)
}
