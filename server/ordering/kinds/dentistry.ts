import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { judgeVisit } from '../checkout/visit/judge-visit'
import type { OrderFlow } from './flow'

const KIND = 'dentistry'
const { family } = KINDS[KIND].variants[CATEGORY.dentistry]

/** A time of a store; nothing is added, eaten or posted. */
export const dentistryFlow: OrderFlow<VisitRequest> = {
  judge: (context, request) => judgeVisit(context, { kind: KIND, family }, request)
}
