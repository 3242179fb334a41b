import type { GoodsPricing } from '../../pricing/goods'
import { careTexts } from '../../shared/care-texts'
import { goodsTexts } from '../../shared/goods-texts'
import { RemarkModel } from '../../shared/remark'
import type { SectionOf } from '../../shared/section'
import { ProductCard } from './card'
import { texts } from './texts'

/** What and how many, how it comes, and what is to be said about it. */
export const product =
  ({ abroad }: { readonly abroad: boolean } = { abroad: false }): SectionOf<GoodsPricing> =>
  ({ root, key, pricing }) => {
    const remark = new RemarkModel(root, key)
    return {
      name: 'product',
      step: careTexts.goods.product,
      contribute: () => ({ remark: remark.text }),
      get agreed() {
        return { end: pricing.coded ? texts.agreeCodes : goodsTexts.agreeEnd }
      },
      get summary() {
        const { priced, choice } = pricing
        const value = careTexts.goods.pieces(priced?.productName ?? '', choice?.quantity ?? 1)
        return [{ label: careTexts.goods.what, value }]
      },
      View: () => <ProductCard pricing={pricing} remark={remark} abroad={abroad} />
    }
  }
