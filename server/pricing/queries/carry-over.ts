import { and, asc, eq, isNull } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { mergeCarryOver, planCarryOver } from '@/domain/addon/carry-over'
import type { Selection } from '@/domain/addon/types'
import { PRICING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { orderLines, orders } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { addonCatalogue } from './addon-catalogue'
import { pricingContextOf } from './pricing-context'
import { branchOf, soldProduct } from '../../catalogue/queries/sold-product'

interface Again {
  readonly orderNum: string
  readonly branchCode: string
  /** That of the order unless told. */
  readonly productCode: string | undefined
}

/** What comes along, by itself and as a choice, and the names of what does not apply at the branch. */
export interface CarryOver {
  readonly itemCodes: string[]
  readonly packageIds: number[]
  readonly addons: Selection
  readonly names: string[]
  readonly notApplicable: string[]
}

/**
 * Which add-ons of an earlier order come along at this branch (§4, /order/again/addItems). Refuses with 404 for another
 * user's order, 404 / 27005 for the product.
 */
export async function carryOver(db: Db, asked: Again, userId: string, now: Date): Promise<CarryOver> {
  const [order] = await db
    .select({ orderNum: orders.orderNum, productCode: orders.productCode })
    .from(orders)
    .where(and(eq(orders.orderNum, asked.orderNum), eq(orders.userId, userId), isNull(orders.deletedAt)))
  if (!order) throw new Refusal(ErrorCode.notFound, PRICING_TEXTS.orderMissing)
  const productCode = asked.productCode ?? order.productCode
  const facts = await pricingContextOf(db, { userId, productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  const branch = branchOf(shop, asked.branchCode)
  const catalogue = await addonCatalogue(db, facts, { product, branch, now, gender: null })
  const nameOf = (code: string) => catalogue.items.get(code)?.name ?? code
  const added = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderNum, order.orderNum), eq(orderLines.role, 'addon')))
    .orderBy(asc(orderLines.id))
  const previous = added.flatMap((line) =>
    line.items.map(({ code }) => ({
      packageId: Number(line.productCode),
      itemCode: code,
      itemName: nameOf(code)
    }))
  )
  const plan = planCarryOver(previous, catalogue.packages)
  return {
    itemCodes: plan.itemCodes,
    packageIds: plan.packageIds,
    addons: mergeCarryOver(catalogue.packages, [], plan.itemCodes, plan.packageIds),
    names: plan.itemCodes.map(nameOf),
    notApplicable: plan.notApplicable
  }
}
