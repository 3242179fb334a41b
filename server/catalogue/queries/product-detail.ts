import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isOpen } from '@/contract/completions'
import type { CheckItemView, ProductDetail } from '@/contract/product/dto'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { DEFAULT_CITY } from '@/domain/constants'
import { couponScope } from '@/domain/coupon/scope'
import { kindOfSegment } from '@/domain/kinds'
import { isGivenInDoses } from '@/domain/kinds/traits'
import { toYuan } from '@/domain/money'
import { CATALOGUE_TEXTS } from '../texts'
import type { Db } from '../../db/client'
import {
  checkItems,
  coupons,
  itemCategories,
  productBranches,
  productItems,
  products,
  productSkus
} from '../../db/schema'
import { Refusal } from '../../http/refusal'
import { briefsOf, pointOf } from './branch-list'
import { doseScheduleOf, supplyOf } from './dose-schedule'
import { taxRateOf } from './tax-rate'
import { depositView } from './pay-terms'
import { cardsOf } from './product-cards'
import type { ProductRow, Shop } from './read-shop'
import { noticeOf, promisesFor } from './product-notice'
import { reviewsOf } from './reviews'
import { shopNow } from './shop'
import { branchesTaking } from './sold-product'

/** Bounds of the age when a product sets none. */
const ANY_AGE = { min: 0, max: 120 }

/**
 * A product by its code or combo id. `type` is a kind's segment or a category number (§2). An unknown type, an unknown
 * id and a product of another kind are refused with 404; a product off the shelf is still shown (§3 productStatus '0').
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
  input: ParsedInput<'product.detail'>,
  { comefrom, userId }: { comefrom: number; userId: string | null }
): Promise<ProductDetail> {
  const product = await productOf(db, input.type, input.id)
  const [card] = await cardsOf(db, [product], now, userId)
  if (!card) throw new Error(`no card for ${product.productCode}`)
  const shop = await shopNow(db)
  const branches = branchesTaking(shop, product.productCode, input.cityCode ?? DEFAULT_CITY.cityCode)
  return {
    product: {
      ...card,
      ...(await ownFields(db, product)),
      guarantees: promisesFor(product).map(({ name, short }) => ({
        name,
        text: short
      })),
      notice: await noticeOf(db, product)
    },
    categories: await checkedCategories(db, product),
    branches: briefsOf(branches, pointOf(input)),
    branchTotal: await db.$count(productBranches, eq(productBranches.productCode, product.productCode)),
    reviews: await reviewsOf(db, product),
    coupons: await claimableCoupons(db, shop, product, comefrom),
    serverTime: now.getTime()
  }
}

async function ownFields(db: Db, product: ProductRow) {
  const skus = await db
    .select()
    .from(productSkus)
    .where(and(eq(productSkus.productCode, product.productCode), eq(productSkus.open, true)))
    .orderBy(asc(productSkus.sort), asc(productSkus.skuId))
  return {
    comboMarketPrice: toYuan(product.marketPriceFen),
    productType: product.productType,
    orderType: product.orderType,
    ageMin: product.ageMin ?? ANY_AGE.min,
    ageMax: product.ageMax ?? ANY_AGE.max,
    persons: product.persons,
    fasting: product.fasting,
    estimatedMinutes: product.estimatedMinutes,
    reportWorkdays: product.reportWorkdays,
    showShopButton: product.showShopButton && isOpen(product.kind),
    productSkuViews: skus.map(({ skuId, spec, note, priceFen, remaining }) => ({
      skuId,
      spec,
      note,
      price: toYuan(priceFen),
      stock: remaining
    })),
    orderLimit: product.orderLimit,
    freight: toYuan(product.freightFen),
    taxRate: taxRateOf(product),
    deposit: depositView(product),
    doses: isGivenInDoses(product)
      ? { scheduleDays: [...doseScheduleOf(product)], supply: supplyOf(product) }
      : null,
    params: product.params,
    supermarketCode: product.supermarketCode ?? '',
    skipItemSelection: product.skipItemSelection,
    suitFor: product.suitFor,
    process: product.process,
    gallery: product.images
  }
}

/** What is examined, by category in the catalogue's order, each with its reason in plain words. */
async function checkedCategories(db: Db, product: ProductRow): Promise<ProductDetail['categories']> {
  const rows = await db
    .select({ item: checkItems, categoryId: itemCategories.id, categoryName: itemCategories.name })
    .from(productItems)
    .innerJoin(checkItems, eq(checkItems.itemCode, productItems.itemCode))
    .innerJoin(itemCategories, eq(itemCategories.id, checkItems.categoryId))
    .where(eq(productItems.productCode, product.productCode))
    .orderBy(asc(itemCategories.sort), asc(productItems.sort), asc(checkItems.itemCode))
  const categories = new Map<string, ProductDetail['categories'][number]>()
  for (const { item, categoryId, categoryName } of rows) {
    const category = categories.get(categoryId) ?? {
      categoryId,
      categoryName,
      reason: product.reasons[categoryId] ?? '',
      items: []
    }
    category.items.push(itemView(item))
    categories.set(categoryId, category)
  }
  return [...categories.values()]
}

const itemView = (item: typeof checkItems.$inferSelect): CheckItemView => ({
  itemCode: item.itemCode,
  itemName: item.name,
  itemIntro: item.intro,
  durationMin: item.durationMin,
  fasting: item.fasting
})

/** Coupons that anybody may take on this channel and that serve the product's kind. */
async function claimableCoupons(
  db: Db,
  shop: Shop,
  product: ProductRow,
  comefrom: number
): Promise<ProductDetail['coupons']> {
  const rows = await db
    .select()
    .from(coupons)
    .where(
      and(eq(coupons.claimable, true), sql`${coupons.kinds} @> ${JSON.stringify([product.kind])}::jsonb`)
    )
    .orderBy(asc(coupons.minAmountFen), asc(coupons.couponCode))
  return rows
    .filter(({ channels }) => channels === null || channels.includes(comefrom))
    .map((coupon) => ({
      couponCode: coupon.couponCode,
      name: coupon.name,
      couponType: coupon.couponType,
      discountedPrice: toYuan(coupon.discountedFen ?? 0),
      discounted: (coupon.discountPercent ?? 0) / 10,
      maxDiscount: toYuan(coupon.maxDiscountFen ?? 0),
      minAmount: toYuan(coupon.minAmountFen),
      scope: couponScope(
        coupon.kinds,
        (coupon.hospitalIds ?? []).map((code) => shop.branches.get(code)?.name ?? code)
      ),
      validDays: coupon.validDays
    }))
}
