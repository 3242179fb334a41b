import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { KIND_TEXTS } from '@/domain/kinds/forms'
import { promisesOf } from '@/domain/order/promises'
import type { Db } from '../../db/client'
import { agreements } from '../../db/schema'
import { soldKinds } from '../../catalogue/queries/sold-kinds'
import { Refusal } from '../../http/refusal'
import { CONTENT_TEXTS } from '../texts'

export type AgreementRow = typeof agreements.$inferSelect

/**
 * How orders of each kind that the shop sells or sold are taken back and changed, from the rules themselves; categories of a kind with the
 * same rules are one.
 */
async function ruleSections(db: Db): Promise<AgreementRow['sections']> {
  const sold = await soldKinds(db)
  const sections = PRODUCT_KINDS.flatMap((kind) => {
    const all = sold.filter((one) => one.kind === kind).map(({ category }) => promisesOf(kind, category))
    return [
      ...new Map(all.map((promises) => [promises.map(({ rule }) => rule).join(), promises])).values()
    ].map((promises) => ({
      heading: CONTENT_TEXTS.rulesOf(
        KIND_TEXTS[kind].name,
        promises.map(({ name }) => name)
      ),
      paragraphs: promises.map(({ rule }) => rule)
    }))
  })
  const back = '退款原路退回：先退礼品卡，再退支付渠道，到账时间以支付渠道为准，一般为一至七个工作日。'
  const coupon =
    '一次付款的订单全部全额退款后，用过的优惠券退回，有效期不变；退回时已过期或不足七天的，至少还有七天，仅延长一次。'
  return [...sections, { heading: '钱和优惠券怎么退', paragraphs: [back, coupon] }]
}

/** The text of an agreement as it is in force; what orders are taken back by comes behind the first section of that on cancellation. Refuses with 404 one that the shop has not written yet. */
export async function agreementOf(db: Db, key: string): Promise<AgreementRow> {
  const [found] = await db.select().from(agreements).where(eq(agreements.key, key))
  if (!found) throw new Refusal(ErrorCode.notFound, CONTENT_TEXTS.agreementMissing)
  if (key !== 'cancellation') return found
  const [first, ...others] = found.sections
  return { ...found, sections: [...(first ? [first] : []), ...(await ruleSections(db)), ...others] }
}
