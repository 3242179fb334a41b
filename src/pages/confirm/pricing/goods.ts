import { entryKey } from '@/domain/cart/entry'
import { ErrorCode, type CallError } from '@/contract/errors'
import { TOGETHER_TEXTS } from '@/domain/activity/texts'
import { draftKey, type DraftKey } from '@/domain/draft/draft'
import type { GoodsChoice } from '@/domain/draft/parts'
import { fulfilmentOf, type ProductKind } from '@/domain/kinds'
import type { CodeUse } from '@/domain/kinds/types'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { couponOrderOf, type CouponOrder } from '@/services/catalogue/coupon'
import { quoteGoods, type PricedGoods } from '@/services/catalogue/goods'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { ConfirmParams } from '../shared/confirmable'
import { goodsTexts as texts } from '../shared/goods-texts'
import { quoteFailed } from '../shared/quote-failed'
import type { GoodsLike, OrderParts } from '../shared/section'

/** So many pieces of goods or of a service (§2). */
export class GoodsPricing implements GoodsLike {
  readonly quote = new LoadableRequest<PricedGoods>()
  readonly key: DraftKey
  readonly orders = 1

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: ConfirmParams,
    private readonly kind: ProductKind,
    private readonly reload: () => Promise<void>
  ) {
    this.key = draftKey({ kind, productCode: params.id })
    observed(this)
  }

  /** Undefined: 没有数据 (R2.163). */
  get choice(): GoodsChoice | undefined {
    return this.root.process.draft(this.key)?.parts.goods
  }

  get chosen(): boolean {
    return this.choice !== undefined
  }

  get known(): boolean {
    return this.chosen
  }

  get priced(): PricedGoods | null {
    return this.quote.value ?? null
  }

  get product() {
    const { priced, params } = this
    return priced && { code: params.id, name: priced.productName }
  }

  get invoices(): boolean {
    return this.priced?.invoices === true
  }

  get sent(): boolean {
    return this.fulfilment?.by === 'parcel'
  }

  /** What its codes are for, which come once it is paid; null of what has none. */
  get coded(): CodeUse | null {
    const { fulfilment } = this
    return fulfilment?.by === 'code' ? fulfilment.use : null
  }

  get selfOnly(): boolean {
    const { fulfilment } = this
    return fulfilment?.by === 'code' && fulfilment.selfOnly === true
  }

  /** None is left. */
  get blocked(): string | undefined {
    const { priced } = this
    return priced?.most === 0 ? priced.mostReason : undefined
  }

  coupons(): CouponOrder | undefined {
    return couponOrderOf(this.root.process.draft(this.key))
  }

  async loadQuote(): Promise<boolean> {
    const { choice, scope, params } = this
    if (!choice) return false
    const wasTogether = this.priced?.together?.counts === true
    const priced = await scope.run(this.quote, () => quoteGoods(scope.call, params.id, choice))
    if (!priced) {
      await quoteFailed(this.root, { scope, params }, this.quote.loadable)
      return false
    }
    if (wasTogether && !priced.together?.counts)
      this.root.feedback.toast({ text: priced.together?.text ?? TOGETHER_TEXTS.over })
    if (priced.most > 0 && choice.quantity > priced.most) {
      this.root.feedback.toast({ text: texts.fewer(priced.most) })
      this.want(priced.most)
    }
    return true
  }

  setPrice(lines: readonly PriceLine[], priceVersion: string): void {
    if (!this.priced) return
    // Whether it is a pair's is told by what refused, and by the next quote.
    const { together: _told, ...priced } = this.priced
    this.quote.set({ ...priced, lines, itemTotalFen: payableFen(lines.slice(0, 1)), priceVersion })
  }

  /** So many pieces; price and coupons follow. */
  want(quantity: number): void {
    const { choice } = this
    if (!choice) return
    this.root.process.put(this.key, { goods: { ...choice, quantity } })
    void this.reload()
  }

  contribute(): Partial<OrderParts> | null {
    const { choice } = this
    return choice ? { choice } : null
  }

  placed(): undefined {
    const { choice, params } = this
    if (choice?.inCart) this.root.cart.remove([entryKey({ productCode: params.id, skuId: choice.skuId })])
  }

  /** What is left of the stock (27002) went to somebody else: the screen shows what there is now. */
  async refused(error: CallError): Promise<boolean | null> {
    if (error.code !== ErrorCode.quotaFull) return null
    await this.root.feedback.alert({ title: texts.stockTitle, text: error.message })
    await this.reload()
    return false
  }

  private get fulfilment() {
    const { choice, kind } = this
    return choice ? fulfilmentOf(kind, choice.category) : null
  }
}
