import { and, asc, eq, isNull } from 'drizzle-orm'
import type { AgainResults } from '@/contract/booking/dto/addon'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { mergeCarryOver, planCarryOver } from '@/domain/addon/carry-over'
import { PRICING_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import { orderLines, orders } from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { addonCatalogue } from './addon-catalogue'
import { pricingContextOf } from './pricing-context'
import { branchOf, soldProduct } from '../../catalogue/queries/sold-product'

/**
 * Which add-ons of an earlier order come along at this branch (§4, /order/again/addItems). Refuses with 404 for another
 * user's order, 404 / 27005 for the product.
 */
export async function carryOver(
  db: Db,
  input: ParsedInput<'addon.again'>,
  userId: string,
  now: Date
): Promise<AgainResults[]> {
  const [order] = await db
    .select({ orderNum: orders.orderNum, productCode: orders.productCode })
    .from(orders)
    .where(and(eq(orders.orderNum, input.orderNum), eq(orders.userId, userId), isNull(orders.deletedAt)))
  if (!order) throw new Refusal(ErrorCode.notFound, PRICING_TEXTS.orderMissing)
  const productCode = input.productCode ?? order.productCode
  const facts = await pricingContextOf(db, { userId, productCode, now })
  const { shop } = facts
  const product = soldProduct(shop, productCode)
  const branch = branchOf(shop, input.orgCode)
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
  const merged = mergeCarryOver(catalogue.packages, [], plan.itemCodes, plan.packageIds)
  return [
    {
      itemCodes: plan.itemCodes,
      packageIds: plan.packageIds,
      recommendAddPackage: merged.map(({ packageId, itemCodes }) => ({
        addPackageId: packageId,
        itemCodeList: [...itemCodes]
      })),
      itemCodesName: plan.itemCodes.map(nameOf),
      notApplicable: plan.notApplicable
    }
  ]
}
