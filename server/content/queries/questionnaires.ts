import { and, eq } from 'drizzle-orm'
import type { Questionnaire, QuestionnaireConfig } from '@/contract/content/dto'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { CONTENT_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { products, questionnaires } from '../../db/schema'
import { Refusal } from '../../http/refusal'

type QuestionnaireRow = typeof questionnaires.$inferSelect

/** An open questionnaire. Refuses with 404 for any other. */
export async function openQuestionnaire(db: Db, id: string): Promise<QuestionnaireRow> {
  const [row] = await db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.open, true)))
  if (!row) throw new Refusal(ErrorCode.notFound, CONTENT_TEXTS.questionnaireMissing)
  return row
}

/** The questionnaire as the sheet asks it. */
export const toQuestionnaire = ({ id, title, intro, questions }: QuestionnaireRow): Questionnaire => ({
  id,
  title,
  intro,
  questions: questions.map((question) => ({
    ...question,
    options: question.options.map(({ value, label, blocks }) => ({ value, label, blocks: blocks !== '' }))
  }))
})

/** Whether a product asks a questionnaire before it is booked; the product by its code, else by its name (§7). */
export async function questionnaireConfigOf(
  db: Db,
  { comboName, productCode }: ParsedInput<'questionnaire.config'>
): Promise<QuestionnaireConfig[]> {
  const [product] = await db
    .select({ code: products.productCode })
    .from(products)
    .where(productCode === undefined ? eq(products.name, comboName) : eq(products.productCode, productCode))
  const rows = await db.select().from(questionnaires).where(eq(questionnaires.open, true))
  const due = rows.find((row) => product && row.productCodes.includes(product.code))
  if (!due) return [{ open: 0, limit: 0, questionnaireConfigDTO: null }]
  return [
    {
      open: 1,
      limit: due.limit,
      questionnaireConfigDTO: { id: due.id, saveType: due.saveType, fourteenDays: due.fourteenDays ? 1 : 0 }
    }
  ]
}
