import { isOpen } from '@/contract/completions'
import type {
  BranchBrief,
  HospitalDetail,
  ProductCard,
  ProductDetail,
  ProductPage
} from '@/contract/product/dto'
import { PRODUCT_STATUS, SECKILL_RUNNING } from '@/contract/product-codes'
import { scenesOf } from '@/domain/booking/scenes'
import { rulesOf } from '@/domain/kinds'
import { isGivenInDoses } from '@/domain/kinds/traits'
import { toYuan } from '@/domain/money'
import type { ProcessStep, ReviewSummary } from '../db/schema'
import type * as branches from './queries/branch-list'
import { doseScheduleOf, supplyOf } from './queries/dose-schedule'
import { depositView } from './queries/pay-terms'
import { pictureOf, scenePicture } from './queries/picture'
import type * as cards from './queries/product-cards'
import type * as details from './queries/product-detail'
import type * as lists from './queries/product-list'
import { promisesFor } from './queries/product-notice'
import type { CheckItemRow, ProductRow } from './queries/read-shop'
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
  score: card.rating.score,
  reviewCount: card.rating.count,
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

const NO_ARRIVAL = { parking: '', lift: '', wheelchair: '' }

const reviewsDto = ({ low = 0, list, ...said }: ReviewSummary): ProductDetail['reviews'] => ({
  ...said,
  low,
  list: list.map(({ spec = '', answer = '', ...one }) => ({ ...one, spec, answer }))
})

export const stepsDto = (steps: readonly ProcessStep[]): ProductDetail['product']['guide'] =>
  steps.map(({ title, text, picture = '', minutes = 0 }) => ({ title, text, picture, minutes }))

export const branchDto = ({ branch, km, rating }: branches.BranchAt): BranchBrief => ({
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
  thirdOrg: branch.thirdOrg ? 1 : 0,
  score: rating.score,
  reviewCount: rating.count
})

/** What a branch says of itself; its days come from the stock. */
export const branchDetailDto = ({
  cards: sold,
  reviews,
  ...at
}: branches.BranchDetail): Omit<HospitalDetail, 'days' | 'first' | 'percent'> => ({
  ...branchDto(at),
  tel: at.branch.tel,
  openHours: at.branch.openHours,
  transit: at.branch.transit,
  intro: at.branch.intro,
  closedWeekdays: at.branch.closedWeekdays,
  hasBreakfast: at.branch.hasBreakfast,
  facilities: at.branch.facilities,
  imgUrl: at.branch.image,
  gallery: at.branch.gallery,
  licence: at.branch.licence,
  arrival: { ...NO_ARRIVAL, ...at.branch.arrival },
  reviews: reviewsDto(reviews),
  products: sold.map(cardDto)
})

export const detailDto = (
  { card, skus, notice, categories, coupons, perUnit, ...detail }: details.ProductDetail,
  now: Date
): ProductDetail => ({
  product: {
    ...cardDto(card),
    ...ownDto(card.product),
    ...picturesDto(
      card,
      categories.flatMap(({ items }) => items)
    ),
    productSkuViews: skus.map(({ skuId, spec, note, range, priceFen, remaining }) => ({
      ...{ skuId, spec, note, range },
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
  reviews: reviewsDto(detail.reviews),
  perUnit: perUnit.map(({ product, unit }) => ({
    ...{ productCode: product.productCode, name: product.name, unit },
    price: toYuan(product.salePriceFen)
  })),
  coupons: coupons.map(({ coupon, scope, claim }) => ({
    couponCode: coupon.couponCode,
    name: coupon.name,
    couponType: coupon.couponType,
    discountedPrice: toYuan(coupon.discountedFen ?? 0),
    discounted: (coupon.discountPercent ?? 0) / 10,
    maxDiscount: toYuan(coupon.maxDiscountFen ?? 0),
    minAmount: toYuan(coupon.minAmountFen),
    scope,
    validDays: coupon.validDays,
    ...(claim ? { claim } : {})
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
  process: stepsDto(product.process),
  measure: product.measure,
  guide: stepsDto(product.guide)
})

/** Pictures of the shop's own drawing are kept under this path; a shop that has photographs shows those. */
const DRAWN = '/seed-img/'

/** What is drawn of a visit comes first; a product with pictures of its own shows them alone. */
function picturesDto(
  { product, itemCount }: cards.ProductCard,
  items: readonly CheckItemRow[]
): Pick<ProductDetail['product'], 'scenes' | 'gallery'> {
  const drawn = product.images.every((picture) => picture.startsWith(DRAWN))
  const scenes = (
    drawn ? scenesOf({ ...product, doctors: rulesOf(product.kind).doctors === true, items, itemCount }) : []
  ).map(({ key, facts }) => ({
    ...{ key, picture: scenePicture(key) },
    facts: [...facts]
  }))
  const shown = scenes.map(({ picture }) => picture)
  return { scenes, gallery: shown.length > 0 ? shown : product.images }
}
