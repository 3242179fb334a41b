import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

const KIND = 'sugarshaker'
const { family } = KINDS[KIND].variants[CATEGORY.sugarshaker]

/** A piece is a visit. */
export const sugarshakerFlow: OrderFlow<VisitRequest> = {
  validate: (context, request) => validateVisit(context, { kind: KIND, family }, request)
}
