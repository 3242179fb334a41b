import { observable, runInAction } from 'mobx'
import { leadToPlaced } from '@/components/booking/placed-order'
import type { InputOf } from '@/contract/catalogue'
import { ErrorCode, type CallError } from '@/contract/errors'
import { entryKey, type CartEntry } from '@/domain/cart/entry'
import { arePosted, needAddress } from '@/domain/cart/settle'
import { CART_SUBJECT, draftKey, type DraftKey } from '@/domain/draft/draft'
import { fulfilmentOf } from '@/domain/kinds'
import { formatYuan } from '@/domain/money'
import { payableFen, type PriceLine } from '@/domain/quote/lines'
import { freightFenOf, goodsOf, tellCart, type CartGoods, type ToldGoods } from '@/services/cart'
import { couponOrderOf } from '@/services/coupon'
import { placeOrder } from '@/services/placing'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import type { AddressModel } from '../shared/address'
import type { Confirmable, ConfirmParams, Sending, Wrong } from '../shared/confirmable'
import type { ConsentModel } from '../shared/consent/model'
import { giftTexts } from '../shared/gift-texts'
import { GoodsForm } from '../shared/goods-form'
import { goodsTexts } from '../shared/goods-texts'
import type { PersonModel } from '../shared/person'
import type { OrderPrice } from '../shared/price'
import { texts as common } from '../shared/texts'
import { texts } from './texts'
import { byWay, RECIPIENT, type WayGroup } from './ways'

type CartBody = InputOf<'order.completeCart'>

/** Lines that are paid together: each an order, for one recipient, under one payment (§2 /shoppingcart/go-pay). */
export class CartPayModel implements Confirmable {
  readonly quote = new LoadableRequest<ReadonlyMap<string, ToldGoods>>()
  readonly key: DraftKey = draftKey(CART_SUBJECT)
  readonly params: ConfirmParams = { type: CART_SUBJECT.kind, id: CART_SUBJECT.productCode }
  readonly form: GoodsForm
  readonly price: OrderPrice
  readonly person: PersonModel
  readonly address: AddressModel
  /** As they lay in the cart: what is ordered leaves it before this page is left. */
  private entries: readonly CartEntry[]
  private readonly asked = observable.map<string, ConsentModel>([], { deep: false })

  constructor(
    private readonly root: Root,
    readonly scope: PageScope
  ) {
    this.entries = root.cart.goods.filter(({ ticked, skuId }) => ticked && skuId !== '')
    this.form = new GoodsForm(root, scope, this.key, {
      rules: RECIPIENT,
      sent: () => this.sent,
      selfOnly: () => this.selfOnly,
      invoiced: () => this.lines.some(({ told }) => told.quote?.invoices === true),
      priced: () => this.priced,
      coupons: () => (this.lines.length > 0 ? couponOrderOf(root.process.draft(this.key)) : undefined)
    })
    this.person = this.form.person
    this.address = this.form.address
    this.price = this.form.price
    observed(this)
  }

  /** What can be paid together of what is ticked. */
  get lines(): readonly CartGoods[] {
    return this.told.filter(({ loss, settling }) => loss === null && settling === 'together')
  }

  get lostCount(): number {
    return this.told.filter(({ loss }) => loss !== null).length
  }

  get groups(): readonly WayGroup[] {
    return byWay(this.lines)
  }

  get chosen(): boolean {
    return this.entries.length > 0
  }

  get sent(): boolean {
    return needAddress(this.categories)
  }

  /** Everything comes by courier. */
  get posted(): boolean {
    return arePosted(this.categories)
  }

  /** A service among them is for who is logged in alone. */
  get selfOnly(): boolean {
    return this.lines.some(({ told }) => {
      const fulfilment = told.product && fulfilmentOf(told.product.kind, told.product.category)
      return fulfilment?.by === 'code' && fulfilment.selfOnly === true
    })
  }

  /** Kits that ask for consent, each with its own. */
  get consents(): readonly { readonly name: string; readonly model: ConsentModel }[] {
    return this.lines.flatMap((line) => {
      const model = this.asked.get(line.key)
      return model?.wanted && line.told.product ? [{ name: line.told.product.name, model }] : []
    })
  }

  /** The prices of all orders in one: goods, and the freight once. */
  get priced() {
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

  enter(): void {
    if (!this.chosen) return leadToPlaced(this.root, this.params.id)
    const { process, items } = this.root
    const { parts } = process.open(CART_SUBJECT)
    if (!parts.basket) items.enterBooking(CART_SUBJECT.productCode, undefined)
    void this.load()
  }

  /** In front again, e.g. from the coupons. */
  returned(): void {
    if (!this.chosen) return
    void this.price.loadCoupons()
    void this.form.gift.load()
  }

  async load(): Promise<void> {
    await this.loadQuote()
    await Promise.all([this.form.loadPerson(), this.price.loadCoupons(), this.form.gift.load()])
  }

  /** Asks again with what can be had, where there is less than was wanted. */
  async loadQuote(): Promise<void> {
    const { scope, root } = this
    await scope.run(this.quote, () => tellCart(scope.call, this.entries))
    const fewer = this.lines.filter(({ entry, quantity }) => quantity < entry.quantity)
    if (fewer.length > 0) {
      for (const { key, quantity } of fewer) root.cart.change(key, { quantity })
      this.shrink(fewer)
      root.feedback.toast({ text: texts.fewer })
      await scope.run(this.quote, () => tellCart(scope.call, this.entries))
    }
    if (scope.left) return
    root.process.put(this.key, {
      basket: this.lines.map(({ entry, quantity }) => ({
        ...{ productCode: entry.productCode, skuId: entry.skuId, quantity }
      }))
    })
    for (const line of this.lines) void this.askConsent(line)
  }

  /** The price of one order is never all of it: everything is asked again. */
  setPrice(): void {}

  firstWrong(): Wrong | null {
    return this.form.firstWrong(this.consents.map(({ model }) => model.check()))
  }

  begin(): Promise<boolean> {
    return Promise.resolve(this.lines.length > 0)
  }

  order(): Promise<Sending | undefined> {
    const { root, lines } = this
    const { value: person } = this.person.check()
    if (!person) return Promise.resolve(undefined)
    const invoice = this.form.invoice.value
    const lottery = root.items.get('lotteryId')
    const body: CartBody = {
      receiveName: person.name,
      receivePhone: person.mobile,
      receiveCity: this.sent ? this.address.region : '',
      receiveAddress: this.sent ? this.address.detail : '',
      couponCode: this.price.couponCodes.join(','),
      ...this.form.gift.body,
      needInvoice: invoice ? 1 : 0,
      invoice,
      remark: this.form.remark,
      staId: lottery?.activityId ?? '',
      staCome: lottery?.staCome ?? '',
      goods: lines.map((line) => this.pieceOf(line))
    }
    const send = async (idempotencyKey: string) => {
      const placed = await placeOrder(root.call, 'order.completeCart', body, idempotencyKey)
      if (!placed) return placed
      root.cart.remove(lines.map(({ key }) => key))
      void this.form.saved.keep()
      return this.form.gift.after(placed)
    }
    return Promise.resolve({ body, send })
  }

  /** What has changed of one line is told by its name; nothing of the form is lost, and the page shows what holds now. */
  async refused(error: CallError): Promise<boolean | null> {
    const { feedback } = this.root
    if (error.code === ErrorCode.priceChanged) {
      await this.load()
      if (this.lines.length === 0) return false
      return feedback.confirm({
        title: texts.priceTitle,
        text: giftTexts.changed(error.message, formatYuan(this.form.gift.toPayFen)),
        confirmText: giftTexts.goOn,
        cancelText: giftTexts.lookAgain
      })
    }
    const gift = await this.form.gift.refused(error)
    if (gift !== null) return gift
    if (error.code !== ErrorCode.quotaFull && error.code !== ErrorCode.offShelf) return null
    const title = error.code === ErrorCode.quotaFull ? goodsTexts.stockTitle : common.noticeTitle
    await feedback.alert({ title, text: error.message })
    await this.load()
    return false
  }

  private get told(): readonly CartGoods[] {
    return goodsOf(this.entries, this.quote.value)
  }

  private get categories(): readonly number[] {
    return this.lines.flatMap(({ told }) => told.product?.category ?? [])
  }

  private pieceOf({ key, entry, told, quantity }: CartGoods): CartBody['goods'][number] {
    const consent = this.asked.get(key)
    return {
      productCode: entry.productCode,
      skuId: entry.skuId,
      quantity,
      priceVersion: told.quote?.priceVersion ?? '',
      ...(consent?.wanted ? { consent: consent.agreed ? 1 : 0, questionId: consent.questionId } : {})
    }
  }

  private shrink(fewer: readonly CartGoods[]): void {
    this.entries = this.entries.map((entry) => {
      const line = fewer.find(({ key }) => key === entryKey(entry))
      return line ? { ...entry, quantity: line.quantity } : entry
    })
  }

  /** Of a kind whose products may ask for consent. */
  private async askConsent({ key, told: { product } }: CartGoods): Promise<void> {
    if (!product) return
    const plans = await import('../kinds/goods').catch(() => undefined)
    const about = plans?.goodsPlanOf(product.kind)?.consent
    if (!about) return
    const { root, scope } = this
    const { kind, productCode, name } = product
    if (!this.asked.has(key)) {
      const part = await import('../shared/consent/model').catch(() => undefined)
      if (!part || this.asked.has(key)) return
      const draft = root.process.open({ kind, productCode })
      const model = new part.ConsentModel(root, scope, draft.key, about, () => ({ code: productCode, name }))
      runInAction(() => this.asked.set(key, model))
    }
    await this.asked.get(key)?.load()
  }
}
