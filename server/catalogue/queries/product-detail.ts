import { and, asc, eq, or, sql } from 'drizzle-orm'
import { CHANNEL_NAMES } from '@/contract/channels'
import { ErrorCode } from '@/contract/errors'
import type { Point } from '@/domain/booking/distance'
import { DEFAULT_CITY } from '@/domain/constants'
import { claimProblem, claimState, isClaimListed, type ClaimState } from '@/domain/coupon/claim'
import { couponScope } from '@/domain/coupon/scope'
import { kindOfSegment } from '@/domain/kinds'
import { CATALOGUE_TEXTS, UNIT_PARAM } from '../texts'
import type { Db } from '../../db/client'
import {
  checkItems,
  coupons,
  itemCategories,
  productBranches,
  productItems,
  products,
  productSkus,
  type ReviewSummary
} from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { nearestFirst, type BranchAt } from './branch-list'
import { cardsOf, type ProductCard } from './product-cards'
import type { BranchRow, CheckItemRow, ProductRow, Shop } from './read-shop'
import { noticeOf } from './product-notice'
import { reviewsOf } from './reviews'
import { shopNow } from './shop'
import { branchesTaking } from './sold-product'

/** Which product, where the caller stands and of which city the branches are shown. */
export interface ProductAsked {
  /** A kind's segment or a category number (§2). */
  readonly type: string
  /** Code or combo id. */
  readonly id: string
  readonly cityCode: string | undefined
  readonly from: Point | null
}

type SkuRow = typeof productSkus.$inferSelect
type CouponRow = typeof coupons.$inferSelect

/** What is examined of one category, and why. */
interface CheckedCategory {
  readonly id: string
  readonly name: string
  readonly reason: string
  readonly items: CheckItemRow[]
}

/** A coupon that anybody may take for it, and what it serves in words. */
interface ClaimableCoupon {
  readonly coupon: CouponRow
  readonly scope: string
  readonly claim: ClaimState | null
}

/** Everything that the page of a product shows. */
export interface ProductDetail {
  readonly card: ProductCard
  /** Choices that are sold. */
  readonly skus: readonly SkuRow[]
  readonly notice: string[]
  readonly categories: readonly CheckedCategory[]
  readonly branches: readonly BranchAt[]
  readonly branchTotal: number
  readonly reviews: ReviewSummary
  readonly coupons: readonly ClaimableCoupon[]
  readonly perUnit: readonly UnitPrice[]
}

/**
 * A product by its code or combo id. An unknown type, an unknown id and a product of another kind are refused with 404; a
 * product off the shelf is still shown (§3 productStatus '0').
 */
async function productOf(db: Db, type: string, id: string): Promise<ProductRow> {
  const kind = kindOfSegment(type)
  if (kind === null) throw new Refusal(ErrorCode.notFound, CATALOGUE_TEXTS.kindUnknown)
  const [product] = await db
    .select()
    .from(products)
    .where(and(eq(products.kind, kind), or(eq(products.productCode, id), eq(products.comboId, id))))
  if (!product) throw new Refusal(ErrorCode.notFound, CATALOGUE_TEXTS.productMissing)
  return product
}

/** Everything the detail page shows. Branches are those of the asked city, Beijing unless told, nearest first. */
export async function productDetail(
  db: Db,
  now: Date,
  { type, id, cityCode, from }: ProductAsked,
  { comefrom, channel, userId }: { comefrom: number; channel: number; userId: string | null }
): Promise<ProductDetail> {
  const product = await productOf(db, type, id)
  const [card] = await cardsOf(db, [product], now, userId)
  if (!card) throw new Error(`no card for ${product.productCode}`)
  const shop = await shopNow(db)
  const branches = branchesTaking(shop, product.productCode, cityCode ?? DEFAULT_CITY.cityCode)
  return {
    card,
    skus: await skusOf(db, product),
    notice: await noticeOf(db, product),
    categories: await checkedCategories(db, product),
    branches: await nearestFirst(db, branches, from, now),
    branchTotal: await db.$count(productBranches, eq(productBranches.productCode, product.productCode)),
    reviews: await reviewsOf(db, product),
    coupons: await claimableCoupons(db, shop, product, { comefrom, channel }, now),
    perUnit: unitPrices(shop, product, branches)
  }
}

/** What is done by pieces, and the price of one. */
interface UnitPrice {
  readonly product: ProductRow
  readonly unit: string
}

/** Others of the same kind that are done by pieces in a branch which takes the product, cheapest first. */
function unitPrices(
  { products, takers }: Shop,
  { productCode, kind }: ProductRow,
  branches: readonly BranchRow[]
): UnitPrice[] {
  const codes = branches.map(({ orgCode }) => orgCode)
  return [...products.values()]
    .flatMap((product) => {
      const unit = product.params.find(({ name }) => name === UNIT_PARAM)?.value
      const there = takers.get(product.productCode)?.some((orgCode) => codes.includes(orgCode)) ?? false
      const other = product.kind === kind && product.productCode !== productCode && product.onShelf
      return unit !== undefined && there && other ? [{ product, unit }] : []
    })
    .sort((a, b) => a.product.salePriceFen - b.product.salePriceFen)
}

const skusOf = (db: Db, { productCode }: ProductRow): Promise<SkuRow[]> =>
  db
    .select()
    .from(productSkus)
    .where(and(eq(productSkus.productCode, productCode), eq(productSkus.open, true)))
    .orderBy(asc(productSkus.sort), asc(productSkus.skuId))

/** What is examined, by category in the catalogue's order, each with its reason in plain words. */
async function checkedCategories(db: Db, product: ProductRow): Promise<CheckedCategory[]> {
  const rows = await db
    .select({ item: checkItems, categoryId: itemCategories.id, categoryName: itemCategories.name })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .innerJoin(itemCategories, eq(itemCategories.id, checkItems.categoryId))
    .where(eq(productItems.productCode, product.productCode))
    .orderBy(asc(itemCategories.sort), asc(productItems.sort), asc(checkItems.itemCode))
  const categories = new Map<string, CheckedCategory>()
  for (const { item, categoryId, categoryName } of rows) {
    const category = categories.get(categoryId) ?? {
      id: categoryId,
      name: categoryName,
      reason: product.reasons[categoryId] ?? '',
      items: []
    }
    category.items.push(item)
    categories.set(categoryId, category)
  }
  return [...categories.values()]
}

/** Coupons that anybody may take on this channel, or soon may, or just could, and that serve the product's kind. */
async function claimableCoupons(
  db: Db,
  shop: Shop,
  product: ProductRow,
  { comefrom, channel }: { readonly comefrom: number; readonly channel: number },
  now: Date
): Promise<ClaimableCoupon[]> {
  const who = { channel, had: false }
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(eq(coupons.claimable, true), sql`${coupons.kinds} @> ${JSON.stringify([product.kind])}::jsonb`)
    )
    .orderBy(asc(coupons.minAmountFen), asc(coupons.couponCode))
  return rows
    .filter(({ channels }) => channels === null || channels.includes(comefrom))
    .filter((coupon) => isClaimListed(claimProblem(coupon, who, now)))
    .map((coupon) => ({
      coupon,
      claim: claimState(coupon, who, CHANNEL_NAMES, now),
      scope: couponScope(
        coupon.kinds,
        (coupon.hospitalIds ?? []).map((code) => shop.branches.get(code)?.name ?? code)
      )
    }))
}
