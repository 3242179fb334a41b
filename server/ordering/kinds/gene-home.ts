import { and, eq } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/schemas'
import { REPORT_STATE } from '@/domain/order/codes'
import type { Db } from '../../db/client'
import { questionnaireAnswers, questionnaires } from '../../db/schema'
import { badInput } from '../../http/refusal'
import { requireUser } from '../../http/context'
import { judgeGoods } from '../commands/judge-goods'
import { reportId } from '../order/part-id'
import { ORDER_TEXTS } from '../texts'
import type { OrderFlow } from './flow'

const KIND = 'gene-home'

type CompleteInput = ParsedInput<'order.completeKit'>

/** A kit that is sent home: consent and questionnaire where the product asks for them, and a report for each kit. */
export const geneHomeFlow: OrderFlow<CompleteInput> = {
  judge: (context, { consent, questionId, ...input }) =>
    judgeGoods(context, input, {
      kind: KIND,
      more: async ({ priced: { product, quantity } }) => {
        const asked = product.extra['consentRequired'] === true
        if (asked && consent !== 1) throw badInput(ORDER_TEXTS.consentMissing, { field: 'consent' })
        const answered = asked
          ? await ownAnswers(context.db, requireUser(context).id, product.productCode, questionId)
          : null
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

/** The answers must be the user's own, to a questionnaire of the product. Refuses with 20001. */
async function ownAnswers(db: Db, userId: string, productCode: string, questionId: string): Promise<string> {
  const [answers] = await db
    .select({ of: questionnaires.productCodes })
    .from(questionnaireAnswers)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireAnswers.questionnaireId))
    .where(and(eq(questionnaireAnswers.questionId, questionId), eq(questionnaireAnswers.userId, userId)))
  if (answers?.of.includes(productCode)) return questionId
  throw badInput(questionId === '' ? ORDER_TEXTS.questionFirst : ORDER_TEXTS.questionMissing, {
    field: 'questionId'
  })
}
