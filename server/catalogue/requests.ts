import type { ParsedInput } from '@/contract/schemas'
import { isPaperReport } from '@/domain/addon/selection-read'
import type { Point } from '@/domain/booking/distance'
import { toFen } from '@/domain/money'
import type { BranchesAsked } from './queries/branch-list'
import type { PlaceAsked } from './queries/cities'
import type { PaperAsked } from './queries/confirm-choices'
import type { ProductAsked } from './queries/product-detail'
import type { ProductsAsked } from './queries/product-list'

/** The caller's position, or null unless both degrees came. */
export const pointOf = ({
  latitude,
  longitude
}: Pick<ParsedInput<'hospital.list'>, 'latitude' | 'longitude'>): Point | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }

export const branchesAsked = ({
  cityCode,
  productCode,
  ...place
}: ParsedInput<'hospital.list'>): BranchesAsked => ({ cityCode, productCode, from: pointOf(place) })

export const productAsked = ({
  type,
  id,
  cityCode,
  ...place
}: ParsedInput<'product.detail'>): ProductAsked => ({ type, id, cityCode, from: pointOf(place) })

export const productsAsked = ({
  category: shelf,
  priceMin,
  priceMax,
  ...asked
}: ParsedInput<'product.list'>): ProductsAsked => ({
  ...{ shelf, sex: asked.sex, age: asked.age, bodyPart: asked.bodyPart, productCodes: asked.productCodes },
  ...{ sort: asked.sort, pageNo: asked.pageNo, pageSize: asked.pageSize },
  priceFrom: priceMin === undefined ? undefined : toFen(priceMin),
  priceTo: priceMax === undefined ? undefined : toFen(priceMax)
})

export const paperAsked = ({
  productCode,
  hosId: branchCode,
  customAddPackage
}: ParsedInput<'confirm.paperless'>): PaperAsked => ({
  ...{ productCode, branchCode },
  chosen: customAddPackage.map(({ addPackageId }) => addPackageId).filter(isPaperReport)
})

export const placeAsked = ({
  mapCityCode,
  cityName,
  lat: latitude,
  lon: longitude
}: ParsedInput<'city.convert'>): PlaceAsked => ({
  mapCityCode,
  cityName,
  at: pointOf({ latitude, longitude })
})
