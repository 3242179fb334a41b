import { REPORT_STATE } from '@/domain/order/codes'
import { checkConsent } from '../checkout/commands/check-consent'
import { judgeGoods } from '../checkout/goods/judge-goods'
import type { ConsentRequest, GoodsRequest } from '../checkout/request'
import { reportId } from '../order/part-id'
import type { OrderFlow } from './flow'

const KIND = 'gene-home'

/** A kit that is sent home: consent and questionnaire where the product asks for them, and a report for each kit. */
export const geneHomeFlow: OrderFlow<GoodsRequest & ConsentRequest> = {
  judge: (context, request) =>
    judgeGoods(context, request, {
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
