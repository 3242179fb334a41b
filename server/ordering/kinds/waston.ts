import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

const KIND = 'waston'
const { family } = KINDS[KIND].variants[CATEGORY.waston]

/** Nothing is added to such a test. */
export const wastonFlow: OrderFlow<VisitRequest> = {
  validate: (context, request) => validateVisit(context, { kind: KIND, family }, request)
}
