import { and, eq } from 'drizzle-orm'
import type { products } from '../../../db/schema'
import { questionnaireAnswers, questionnaires } from '../../../db/schema'
import { requireUser, type RequestContext } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import { ORDER_TEXTS } from '../../texts'
import type { ConsentRequest } from '../request'

type Product = Pick<typeof products.$inferSelect, 'productCode' | 'extra'>

/**
 * Informed consent and questionnaire, where the product asks for them; the answers must be the user's own, to a questionnaire of the product.
 * @returns the answers; null where none are asked for
 * @throws Refusal 20001 for what is missing
 */
export async function checkConsent(
  context: RequestContext,
  { productCode, extra }: Product,
  { consent, questionId }: ConsentRequest
): Promise<string | null> {
  if (extra['consentRequired'] !== true) return null
  if (!consent) throw badInput(ORDER_TEXTS.consentMissing, { field: 'consent' })
  const userId = requireUser(context).id
  const [answers] = await context.db
    .select({ of: questionnaires.productCodes })
    .from(questionnaireAnswers)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireAnswers.questionnaireId))
    .where(and(eq(questionnaireAnswers.questionId, questionId), eq(questionnaireAnswers.userId, userId)))
  if (answers?.of.includes(productCode)) return questionId
  throw badInput(questionId === '' ? ORDER_TEXTS.questionFirst : ORDER_TEXTS.questionMissing, {
    field: 'questionId'
  })
}
