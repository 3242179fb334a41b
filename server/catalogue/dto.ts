import { isOpen } from '@/contract/completions'
import type {
  BranchBrief,
  HospitalDetail,
  ProductCard,
  ProductDetail,
  ProductPage
} from '@/contract/product/dto'
import { PRODUCT_STATUS, SECKILL_RUNNING } from '@/contract/product-codes'
import { isGivenInDoses } from '@/domain/kinds/traits'
import { toYuan } from '@/domain/money'
import type * as branches from './queries/branch-list'
import { doseScheduleOf, supplyOf } from './queries/dose-schedule'
import { depositView } from './queries/pay-terms'
import { pictureOf } from './queries/picture'
import type * as cards from './queries/product-cards'
import type * as details from './queries/product-detail'
import type * as lists from './queries/product-list'
import { promisesFor } from './queries/product-notice'
import type { ProductRow } from './queries/read-shop'
import { taxRateOf } from './queries/tax-rate'

/** Bounds of the age when a product sets none. */
const ANY_AGE = { min: 0, max: 120 }

/** The picture's address keeps its ground, which the list shows until the picture is there. */
export const cardDto = ({ product, offer, offerFen, ...card }: cards.ProductCard): ProductCard => ({
  productCode: product.productCode,
  comboId: product.comboId ?? '',
  comboName: product.name,
  productCategory: product.category,
  kind: product.kind,
  productStatus: product.onShelf ? PRODUCT_STATUS.onShelf : PRODUCT_STATUS.offShelf,
  salePrice: toYuan(product.salePriceFen),
  itemsValue: toYuan(card.itemsValueFen),
  itemNum: card.itemCount,
  sellCount: product.sellCount,
  tags: product.tags,
  intro: product.intro,
  comboThumbnail: product.thumbnail,
  tone: pictureOf(product.thumbnail).tone,
  offerKind: offer?.kind ?? null,
  seckillStatus: offerFen === null ? 0 : SECKILL_RUNNING,
  seckillPrice: offerFen === null ? null : toYuan(offerFen),
  seckillStart: offer?.startAt.getTime() ?? null,
  seckillEnd: offer?.endAt.getTime() ?? null,
  seckillStock: offer?.left ?? null,
  sexLimit: product.sexLimit
})

export const pageDto = ({ cards: found, total, hasMore }: lists.ProductPage, now: Date): ProductPage => ({
  list: found.map(cardDto),
  total,
  hasMore,
  serverTime: now.getTime()
})

export const branchDto = ({ branch, km }: branches.BranchAt): BranchBrief => ({
  hospitalId: branch.orgCode,
  orgCode: branch.orgCode,
  hospitalName: branch.name,
  hospitalAddress: branch.address,
  areaName: branch.areaName,
  cityCode: branch.cityCode,
  lat: branch.lat,
  lon: branch.lon,
  hospitalDistance: km,
  tags: branch.tags,
  thirdOrg: branch.thirdOrg ? 1 : 0
})

export const branchDetailDto = ({ cards: sold, ...at }: branches.BranchDetail): HospitalDetail => ({
  ...branchDto(at),
  tel: at.branch.tel,
  openHours: at.branch.openHours,
  transit: at.branch.transit,
  intro: at.branch.intro,
  closedWeekdays: at.branch.closedWeekdays,
  hasBreakfast: at.branch.hasBreakfast,
  facilities: at.branch.facilities,
  imgUrl: at.branch.image,
  products: sold.map(cardDto)
})

export const detailDto = (
  { card, skus, notice, categories, coupons, ...detail }: details.ProductDetail,
  now: Date
): ProductDetail => ({
  product: {
    ...cardDto(card),
    ...ownDto(card.product),
    productSkuViews: skus.map(({ skuId, spec, note, priceFen, remaining }) => ({
      ...{ skuId, spec, note },
      price: toYuan(priceFen),
      stock: remaining
    })),
    guarantees: promisesFor(card.product).map(({ name, short }) => ({ name, text: short })),
    notice
  },
  categories: categories.map(({ id, name, reason, items }) => ({
    categoryId: id,
    categoryName: name,
    reason,
    items: items.map(({ itemCode, name: itemName, intro: itemIntro, durationMin, fasting }) => ({
      ...{ itemCode, itemName, itemIntro, durationMin, fasting }
    }))
  })),
  branches: detail.branches.map(branchDto),
  branchTotal: detail.branchTotal,
  reviews: detail.reviews,
  coupons: coupons.map(({ coupon, scope }) => ({
    couponCode: coupon.couponCode,
    name: coupon.name,
    couponType: coupon.couponType,
    discountedPrice: toYuan(coupon.discountedFen ?? 0),
    discounted: (coupon.discountPercent ?? 0) / 10,
    maxDiscount: toYuan(coupon.maxDiscountFen ?? 0),
    minAmount: toYuan(coupon.minAmountFen),
    scope,
    validDays: coupon.validDays
  })),
  serverTime: now.getTime()
})

/** What the row of a product says besides its card. */
const ownDto = (product: ProductRow) => ({
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
})
