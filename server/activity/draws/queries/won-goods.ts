import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import { goodsPrizeState, type GoodsPrizeState } from '@/domain/activity/goods-prize'
import type { ProductKind } from '@/domain/kinds'
import { PAY_STATUS } from '@/domain/order/codes'
import type { Db } from '../../../db/client'
import { goodsPrizes, orders, products, productSkus } from '../../../db/schema'

/** Goods that were won, as a record tells of them. */
export interface WonGoods {
  readonly productCode: string
  readonly kind: ProductKind
  readonly category: number
  /** The only choice of it; '' where there are several. */
  readonly skuId: string
  readonly state: GoodsPrizeState
  /** Of the order that has it; '' without. */
  readonly orderNum: string
  readonly endsAt: Date
}

/** By the draws that gave them. */
export async function wonGoods(
  db: Db,
  drawIds: readonly string[],
  now: Date
): Promise<ReadonlyMap<string, WonGoods>> {
  if (drawIds.length === 0) return new Map()
  const rows = await db
    .select({
      won: goodsPrizes,
      product: { kind: products.kind, category: products.category, onShelf: products.onShelf }
    })
    .from(goodsPrizes)
    .innerJoin(products, eq(products.productCode, goodsPrizes.productCode))
    .where(inArray(goodsPrizes.drawId, [...drawIds]))
  const codes = rows.map(({ won }) => won.productCode)
  const skus = await db
    .select({ productCode: productSkus.productCode, skuId: productSkus.skuId })
    .from(productSkus)
    .where(and(inArray(productSkus.productCode, codes), eq(productSkus.open, true)))
  const placed = await db
    .select({ orderNum: orders.orderNum, drawId: orders.offerId })
    .from(orders)
    .where(
      and(
        eq(orders.offer, 'prize'),
        inArray(orders.offerId, [...drawIds]),
        notInArray(orders.payStatus, [PAY_STATUS.closed, PAY_STATUS.refunded])
      )
    )
    .orderBy(asc(orders.orderNum))
  return new Map(
    rows.map(({ won, product: { onShelf, ...product } }) => {
      const { drawId, productCode, endsAt } = won
      const choices = skus.filter((sku) => sku.productCode === productCode)
      const state = goodsPrizeState(
        {
          ...{ taken: won.taken > 0, lapsed: won.lapsedAt !== null, endsAt: endsAt.getTime() },
          sold: onShelf && choices.length > 0
        },
        now.getTime()
      )
      const order = placed.find((one) => one.drawId === drawId)
      return [
        drawId,
        {
          ...{ productCode, ...product, state, endsAt },
          skuId: choices.length === 1 ? (choices[0]?.skuId ?? '') : '',
          orderNum: order?.orderNum ?? ''
        }
      ]
    })
  )
}
