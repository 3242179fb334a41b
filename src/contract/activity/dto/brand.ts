import * as v from 'valibot'
import { code } from '../../common/dto'
import { productCard } from '../../product/dto'
import { activityHead, instant, promisedCoupon } from './common'

export const brandListInput = v.object({ cityCode: code('城市') })

/** Partners that are new here: who they are, what they ask, where they are, and by which licence. */
export const brandList = v.object({
  serverTime: instant,
  brands: v.array(
    v.object({
      ...activityHead,
      intro: v.string(),
      /** What they promise, as sentences. */
      promises: v.array(v.string()),
      /**
       * null without one. open: can be taken (`coupon.claim`). held: in the wallet. had: spent, and there is no second one. closed: cannot be
       * taken here and now; `claim` says why.
       */
      coupon: v.nullable(
        v.object({ ...promisedCoupon.entries, state: v.picklist(['open', 'held', 'had', 'closed']) })
      ),
      /** Of those that are on the shelf. */
      products: v.array(productCard),
      /** Those of the asked city first. */
      stores: v.array(
        v.object({
          hospitalId: v.string(),
          hospitalName: v.string(),
          hospitalAddress: v.string(),
          cityName: v.string(),
          /** Number of its licence as a medical institution; '' not told. */
          licence: v.string(),
          here: v.boolean()
        })
      )
    })
  )
})

export type BrandListInput = v.InferInput<typeof brandListInput>
export type BrandList = v.InferOutput<typeof brandList>
