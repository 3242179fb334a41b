import type { VisitRequest } from '../checkout/request'
import { lockExaminee } from '../checkout/visit/lock-examinee'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

export const checkupFlow: OrderFlow<VisitRequest> = {
  validate: async (context, request) =>
    validateVisit(context, 'checkup', await lockExaminee(context, request))
}
