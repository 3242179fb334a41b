import { REPORT_STATE } from '@/domain/order/codes'
import { checkConsent } from '../checkout/commands/check-consent'
import { validateGoods } from '../checkout/goods/validate-goods'
import type { ConsentRequest, GoodsRequest } from '../checkout/request'
import { reportId } from '../order/part-id'
import type { OrderFlow } from './flow'

const KIND = 'gene-home'

/** A kit that is sent home: consent and questionnaire where the product asks for them, and a report for each kit. */
export const geneHomeFlow: OrderFlow<GoodsRequest & ConsentRequest> = {
  validate: (context, request) =>
    validateGoods(context, request, {
      kind: KIND,
      more: async ({ priced: { product, quantity } }) => {
        const answered = await checkConsent(context, product, request)
        return {
          questionId: answered,
          reports: ({ orderNum }) =>
            Array.from({ length: quantity }, (_, index) => ({
              id: reportId(orderNum, index + 1),
              orderNum,
              consentId: answered,
              state: REPORT_STATE.none
            }))
        }
      }
    })
}
