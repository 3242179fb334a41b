/** Partners that are new (our own call), in our own words and fen. */
import type * as wire from '@/contract/activity/dto/brand'
import { toProduct, type Product } from '../catalogue/products'
import type { Call } from '../http/call'
import { toPromised, type PromisedCoupon } from './awards'

type WireBrand = wire.BrandList['brands'][number]

export interface BrandStore {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly cityName: string
  /** Number of its licence as a medical institution; '' not told. */
  readonly licence: string
  /** In the city that was asked for. */
  readonly here: boolean
}

export interface Brand extends Pick<WireBrand, 'activityId' | 'name' | 'intro' | 'promises' | 'rules'> {
  readonly coupon: (PromisedCoupon & { readonly state: 'open' | 'held' | 'had' | 'closed' }) | null
  readonly products: readonly Product[]
  readonly stores: readonly BrandStore[]
}

export async function readBrands(call: Call, cityCode: string): Promise<readonly Brand[]> {
  const { brands } = await call('brand.list', { cityCode })
  return brands.map(({ activityId, name, intro, promises, rules, coupon, products, stores }) => ({
    ...{ activityId, name, intro, promises, rules },
    coupon: coupon && { ...toPromised(coupon), state: coupon.state },
    products: products.map(toProduct),
    stores: stores.map(({ hospitalId, hospitalName, hospitalAddress, ...store }) => ({
      ...{ id: hospitalId, name: hospitalName, address: hospitalAddress },
      ...{ cityName: store.cityName, licence: store.licence, here: store.here }
    }))
  }))
}
