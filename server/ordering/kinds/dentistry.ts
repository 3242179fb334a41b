import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

const KIND = 'dentistry'
const { family } = KINDS[KIND].variants[CATEGORY.dentistry]

/** A time of a store; nothing is added, eaten or posted. */
export const dentistryFlow: OrderFlow<VisitRequest> = {
  validate: (context, request) => validateVisit(context, { kind: KIND, family }, request)
}
