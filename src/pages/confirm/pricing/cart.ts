import { ErrorCode, type CallError } from '@/contract/errors'
import { entryKey, type CartEntry } from '@/domain/cart/entry'
import { needAddress } from '@/domain/cart/checkout-way'
import { CART_SUBJECT, draftKey, type DraftKey } from '@/domain/draft/draft'
import { fulfilmentOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { freightFenOf, goodsOf, tellCart, type CartGoods, type ToldGoods } from '@/services/cart/cart'
import { couponOrderOf, type CouponOrder } from '@/services/catalogue/coupon'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { cartTexts as texts } from '../shared/cart-texts'
import { goodsTexts } from '../shared/goods-texts'
import { paidTexts } from '../shared/paid-texts'
import type { Around, GoodsLike, Priced } from '../shared/section'
import { texts as common } from '../shared/texts'

/** Lines that are paid together: each an order, for one recipient, under one payment (§2 /shoppingcart/go-pay). */
export class CartPricing implements GoodsLike {
  readonly quote = new LoadableRequest<ReadonlyMap<string, ToldGoods>>()
  readonly key: DraftKey = draftKey(CART_SUBJECT)
  readonly product = null
  /** As they lay in the cart: what is ordered leaves it before this page is left. */
  private entries: readonly CartEntry[]

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly shell: Pick<Around, 'reload' | 'toPayFen'>
  ) {
    this.entries = root.cart.goods.filter(({ ticked, skuId }) => ticked && skuId !== '')
    observed(this)
  }

  /** What can be paid together of what is ticked. */
  get lines(): readonly CartGoods[] {
    return this.told.filter(({ loss, checkoutWay }) => loss === null && checkoutWay === 'together')
  }

  get lostCount(): number {
    return this.told.filter(({ loss }) => loss !== null).length
  }

  get chosen(): boolean {
    return this.entries.length > 0
  }

  get known(): boolean {
    return this.quote.value !== undefined
  }

  get orders(): number {
    return this.lines.length
  }

  get sent(): boolean {
    return needAddress(this.lines.flatMap(({ told }) => told.product?.category ?? []))
  }

  /** A service among them is for who is logged in alone. */
  get selfOnly(): boolean {
    return this.lines.some(({ told }) => {
      const fulfilment = told.product && fulfilmentOf(told.product.kind, told.product.category)
      return fulfilment?.by === 'code' && fulfilment.selfOnly === true
    })
  }

  get invoices(): boolean {
    return this.lines.some(({ told }) => told.quote?.invoices === true)
  }

  /** The prices of all orders in one: goods, and the freight once. */
  get priced(): Priced | null {
    const { lines } = this
    if (lines.length === 0) return null
    const goods = lines.flatMap(({ told }) => told.quote?.lines.filter(({ key }) => key === 'base') ?? [])
    const count = lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
    const base: PriceLine = {
      ...{ key: 'base', label: texts.goods },
      ...{ note: texts.pieces(count), amountFen: payableFen(goods) }
    }
    const freightFen = freightFenOf(lines)
    const freight: PriceLine = {
      ...{ key: 'freight', label: texts.freight },
      ...{ note: freightFen === 0 ? texts.freightFree : '', amountFen: freightFen }
    }
    return {
      lines: [base, ...(this.sent ? [freight] : [])],
      itemTotalFen: base.amountFen,
      priceVersion: lines.map(({ told }) => told.quote?.priceVersion ?? '').join('|')
    }
  }

  coupons(): CouponOrder | undefined {
    return this.lines.length > 0 ? couponOrderOf(this.root.process.draft(this.key)) : undefined
  }

  enter(): void {
    const { process, items } = this.root
    const { parts } = process.open(CART_SUBJECT)
    if (!parts.basket) items.enterBooking(CART_SUBJECT.productCode, undefined)
  }

  /** Asks again with what can be had, where there is less than was wanted. */
  async loadQuote(): Promise<boolean> {
    const { scope, root } = this
    await scope.run(this.quote, () => tellCart(scope.call, this.entries))
    const fewer = this.lines.filter(({ entry, quantity }) => quantity < entry.quantity)
    if (fewer.length > 0) {
      for (const { key, quantity } of fewer) root.cart.change(key, { quantity })
      this.shrink(fewer)
      root.feedback.toast({ text: texts.fewer })
      await scope.run(this.quote, () => tellCart(scope.call, this.entries))
    }
    if (scope.left) return false
    root.process.put(this.key, {
      basket: this.lines.map(({ entry, quantity }) => ({
        ...{ productCode: entry.productCode, skuId: entry.skuId, quantity }
      }))
    })
    return this.known
  }

  /** The price of one order is never all of it: everything is asked again. */
  setPrice(): void {}

  begin(): Promise<boolean> {
    return Promise.resolve(this.lines.length > 0)
  }

  placed(): undefined {
    this.root.cart.remove(this.lines.map(({ key }) => key))
  }

  /** What has changed of one line is told by its name; nothing of the form is lost, and the page shows what holds now. */
  async refused(error: CallError): Promise<boolean | null> {
    const { feedback } = this.root
    if (error.code === ErrorCode.priceChanged) {
      await this.shell.reload()
      if (this.lines.length === 0) return false
      return feedback.confirm({
        title: texts.priceTitle,
        text: paidTexts.changed(error.message, formatYuan(this.shell.toPayFen)),
        confirmText: paidTexts.goOn,
        cancelText: paidTexts.lookAgain
      })
    }
    if (error.code !== ErrorCode.quotaFull && error.code !== ErrorCode.offShelf) return null
    const title = error.code === ErrorCode.quotaFull ? goodsTexts.stockTitle : common.noticeTitle
    await feedback.alert({ title, text: error.message })
    await this.shell.reload()
    return false
  }

  private get told(): readonly CartGoods[] {
    return goodsOf(this.entries, this.quote.value)
  }

  private shrink(fewer: readonly CartGoods[]): void {
    this.entries = this.entries.map((entry) => {
      const line = fewer.find(({ key }) => key === entryKey(entry))
      return line ? { ...entry, quantity: line.quantity } : entry
    })
  }
}
