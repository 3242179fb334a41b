import { checkConsent } from '../checkout/commands/check-consent'
import type { ConsentRequest, VisitRequest } from '../checkout/request'
import { validateVisit } from '../checkout/visit/validate-visit'
import type { OrderFlow } from './flow'

/** Sampled at a branch: consent and questionnaire where the product asks for them; nothing is added, eaten or posted. */
export const geneFlow: OrderFlow<VisitRequest & ConsentRequest> = {
  validate: async (context, request) => {
    const judged = await validateVisit(context, 'gene', request)
    await checkConsent(context, judged.priced.product, request)
    return judged
  }
}
