import { and, eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { CONTENT_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { products, questionnaires } from '../../db/schema'
import { Refusal } from '../../http/refusal'

export type QuestionnaireRow = typeof questionnaires.$inferSelect

/** An open questionnaire. Refuses with 404 for any other. */
export async function openQuestionnaire(db: Db, id: string): Promise<QuestionnaireRow> {
  const [row] = await db
    .select()
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.open, true)))
  if (!row) throw new Refusal(ErrorCode.notFound, CONTENT_TEXTS.questionnaireMissing)
  return row
}

/** The questionnaire that a product asks before it is booked, or null; the product by its code, else by its name (§7). */
export async function dueQuestionnaire(
  db: Db,
  { name, productCode }: { readonly name: string; readonly productCode: string | undefined }
): Promise<QuestionnaireRow | null> {
  const [product] = await db
    .select({ code: products.productCode })
    .from(products)
    .where(productCode === undefined ? eq(products.name, name) : eq(products.productCode, productCode))
  const rows = await db.select().from(questionnaires).where(eq(questionnaires.open, true))
  return rows.find((row) => product && row.productCodes.includes(product.code)) ?? null
}
