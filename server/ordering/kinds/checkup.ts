import { KINDS } from '@/domain/kinds'
import { CATEGORY } from '@/domain/kinds/types'
import type { VisitRequest } from '../checkout/request'
import { lockExaminee } from '../checkout/visit/lock-examinee'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

const KIND = 'checkup'
/** The same for all its categories. */
const { family } = KINDS[KIND].variants[CATEGORY.checkup]

export const checkupFlow: OrderFlow<VisitRequest> = {
  validate: async (context, request) =>
    validateVisit(context, { kind: KIND, family }, await lockExaminee(context, request))
}
