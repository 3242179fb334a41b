import type * as wire from '@/contract/activity/dto/brand'
import { cardDto } from '../../catalogue/dto'
import { headDto, promisedDto } from '../award/dto'
import { BRAND_TEXTS } from '../texts'
import type { ShownBrand } from './brands'

type Brand = wire.BrandList['brands'][number]

const storesDto = ({ stores }: ShownBrand, cityCode: string): Brand['stores'] =>
  stores
    .map(({ id, name, address, cityName, licence, cityCode: of }) => ({
      ...{ hospitalId: id, hospitalName: name, hospitalAddress: address, cityName, licence },
      here: of === cityCode
    }))
    .sort((one, other) => Number(other.here) - Number(one.here))

export const brandsDto = (brands: readonly ShownBrand[], cityCode: string, now: Date): wire.BrandList => ({
  serverTime: now.getTime(),
  brands: brands.map((brand) => ({
    ...headDto(brand.activity, BRAND_TEXTS.rules, now),
    ...{ intro: brand.terms.intro, promises: brand.terms.promises },
    coupon: brand.coupon && { ...promisedDto(brand.coupon), state: brand.coupon.state },
    products: brand.cards.map(cardDto),
    stores: storesDto(brand, cityCode)
  }))
})
