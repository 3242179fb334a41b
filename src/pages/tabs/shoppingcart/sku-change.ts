import { GoodsChoice } from '@/components/product/goods-choice'
import type { CartGoods } from '@/services/cart/cart'
import { productDetail, type DetailedProduct } from '@/services/catalogue/product-detail'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { CartModel } from './model'
import { swapLine } from './swap'
import { cartTexts as texts } from './texts'

/** Another choice of a line of the cart, with the stock and the limit of now. */
export class SkuChange {
  readonly request = new LoadableRequest<DetailedProduct>()
  readonly goods: GoodsChoice
  /** It stays while the sheet closes. */
  private line: CartGoods | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly cart: CartModel
  ) {
    this.goods = new GoodsChoice(root, scope, () => {
      const offerFen = this.product?.offer?.priceFen ?? null
      return { product: this.product, offer: offerFen === null ? null : { priceFen: offerFen } }
    })
    observed(this)
  }

  get product(): DetailedProduct | undefined {
    const { value } = this.request
    return value?.productCode === this.line?.entry.productCode ? value : undefined
  }

  enter(): void {}

  start(line: CartGoods): void {
    this.line = line
    this.goods.pick(line.entry.skuId)
    this.goods.want(line.entry.quantity)
    void this.load()
  }

  async load(): Promise<void> {
    const { line, scope } = this
    const { place, position, cityCode } = this.root.location
    if (!line) return
    const wanted = {
      type: line.told.product?.kind ?? line.entry.kind,
      id: line.entry.productCode,
      cityCode,
      latitude: position?.lat ?? place.latitude,
      longitude: position?.lon ?? place.longitude
    }
    await scope.run(this.request, async () => (await productDetail(scope.call, wanted)).product)
  }

  confirm(): void {
    const { line } = this
    const { sku, quantity, unitFen, most } = this.goods
    if (!line || !sku || most === 0) return
    const offer = this.product?.offer
    const choice = {
      skuId: sku.skuId,
      quantity,
      seenFen: unitFen,
      seenOffer: offer?.priceFen === unitFen ? offer.kind : null
    }
    const became = swapLine(this.root.cart, line.key, choice, most)
    if (became === 'merged') this.root.feedback.toast({ text: texts.merged, icon: 'success' })
    if (became === 'fewer') this.root.feedback.toast({ text: texts.mergedMost(most) })
    this.cart.change(null)
    void this.cart.load()
  }
}
