import { reaction } from 'mobx'
import { GoodsChoice } from '@/components/product/goods-choice'
import { entryKey } from '@/domain/cart/entry'
import { kindOfSegment, rulesOf } from '@/domain/kinds'
import { isPurchaseBarHidden, purchaseButtonText } from '@/domain/purchase-button'
import { publicHref, type RouteParams } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { cardOf, sharedPage } from '@/routes/share'
import { claimCoupons, type Claimed } from '@/services/catalogue/coupon'
import {
  productDetail,
  type DetailedProduct,
  type OfferedCoupon,
  type ProductDetail
} from '@/services/catalogue/product-detail'
import { LoadableRequest } from '@/stores/loadable'
import { PRODUCT_LISTS } from '@/stores/history'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { shareBy } from '@/components/share/share-by'
import { texts } from './texts'
import { offerOf, priceOf, type OfferView, type PriceView } from './view'

export type SellingParams = RouteParams<'selling'>
export type SellingSheet = 'coupons' | 'branches' | 'sku' | 'guarantee' | 'person'

/** A chosen add-on of the draft, as the simple list names it. */
export interface ChosenAddon {
  code: string
  name: string
}

/** `from` of whoever comes from the self-selected add-on screen (§2). */
const FROM_SUPERMARKET = 'supermarket'
const SIMPLE = 'simple'
/** The query value that takes the purchase bar away (§2). */
const HIDE = '1'

type SellingRoot = Pick<
  Root,
  | 'call'
  | 'clock'
  | 'session'
  | 'settings'
  | 'feedback'
  | 'presentError'
  | 'location'
  | 'cart'
  | 'favourites'
  | 'history'
  | 'process'
  | 'items'
>

/** One product with what leads on from it: coupons, branches, cart, booking. */
export class SellingModel {
  readonly request = new LoadableRequest<ProductDetail>()
  readonly goods: GoodsChoice
  sheet: SellingSheet | null = null
  /** Answered claims by coupon code: '' for one that was taken, else why it could not be. */
  outcomes: Readonly<Record<string, string>> = {}
  claiming = false
  /** When the last offer ended on this page, ms since 1970 by the server. */
  private offerOverAt = 0

  constructor(
    private readonly root: SellingRoot,
    private readonly scope: PageScope,
    readonly params: SellingParams,
    /** Fetches what an answer is drawn with. */
    private readonly partsOf: (detail: ProductDetail) => Promise<void> = async () => undefined
  ) {
    this.goods = new GoodsChoice(root, scope, () => ({ product: this.product, offer: this.offer }))
    observed(this)
  }

  /** The type in the path stands for a kind of product (§2); otherwise nothing is asked for. */
  get known(): boolean {
    return kindOfSegment(this.params.type) !== null
  }

  /** Only the list of what is checked (§2 `style=simple`). */
  get simple(): boolean {
    return this.params.style === SIMPLE
  }

  get product(): DetailedProduct | undefined {
    return this.request.value?.product
  }

  get offShelf(): boolean {
    return this.product?.offShelf ?? false
  }

  get offer(): OfferView | null {
    const { product } = this
    return product ? offerOf(product, Math.max(this.offerOverAt, this.request.value?.serverTime ?? 0)) : null
  }

  get price(): PriceView | null {
    return this.product ? priceOf(this.product, this.offer) : null
  }

  /** What is paid for one piece with the best coupons that are known. */
  get paidFen(): number {
    return this.goods.afterFen(1) ?? this.price?.payFen ?? 0
  }

  /** §4: no bar for a product off the shelf, a gift, from the supermarket; nor where the query or the product says so. */
  get barShown(): boolean {
    const { product, params } = this
    if (!product || this.simple || !product.buyable || params.hideBtnOperate === HIDE) return false
    return !isPurchaseBarHidden({
      offShelf: product.offShelf,
      onSellingRoute: true,
      gifts: params.gifts ?? null,
      fromSupermarket: params.from?.toLowerCase() === FROM_SUPERMARKET
    })
  }

  get buttonText(): string {
    const { product } = this
    if (!product) return ''
    // In care mode nothing hurries.
    const offer = this.root.settings.elder ? null : this.offer
    return purchaseButtonText(product.kind, offer?.kind ?? null)
  }

  /** What the draft of a booking holds beyond the package. */
  get chosenAddons(): readonly ChosenAddon[] {
    const { process } = this.root
    const { id, cardNumber } = this.params
    const draft =
      process.draftOf(id, cardNumber) ?? process.draftOf(this.product?.productCode ?? '', cardNumber)
    const addons = draft?.parts.choice?.quote?.addons ?? []
    return addons.flatMap(({ items }) => items.map(({ itemCode, name }) => ({ code: itemCode, name })))
  }

  get unclaimed(): readonly string[] {
    return this.unanswered.filter(({ claim }) => claim?.open !== false).map(({ couponCode }) => couponCode)
  }

  /** There are coupons that were not taken here and cannot be taken now. */
  get isWaiting(): boolean {
    return this.unanswered.some(({ claim }) => claim?.open === false)
  }

  private get unanswered(): readonly OfferedCoupon[] {
    const coupons = this.request.value?.coupons ?? []
    return coupons.filter(({ couponCode }) => this.outcomes[couponCode] === undefined)
  }

  enter(): void {
    if (!this.known) return
    const city = reaction(
      () => `${this.root.location.cityCode} ${String(this.root.location.position?.lat)}`,
      () => void this.load()
    )
    this.scope.onLeave(city)
    this.scope.onLeave(this.goods.watch())
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    const { clock, location } = this.root
    const { type, id } = this.params
    const { place, position, cityCode } = location
    const detail = await scope.run(this.request, async () => {
      const answer = await productDetail(scope.call, {
        type,
        id,
        cityCode,
        latitude: position?.lat ?? place.latitude,
        longitude: position?.lon ?? place.longitude
      })
      if (!this.simple) await this.partsOf(answer)
      return answer
    })
    if (!detail) return
    clock.set(detail.serverTime)
    if (!this.simple) this.root.history.add(PRODUCT_LISTS.seen, detail.product.productCode)
  }

  /** The countdown is at zero: the normal price holds at once, and the server tells the rest. */
  offerOver(endsAt: number): void {
    if (this.offerOverAt >= endsAt) return
    this.offerOverAt = endsAt
    void this.load()
  }

  show(sheet: SellingSheet): void {
    this.sheet = sheet
    // Those that were not open when the page was read may have begun meanwhile: the server's clock decides.
    if (sheet === 'coupons' && this.isWaiting) void this.load()
  }

  closeSheet(): void {
    this.sheet = null
  }

  /** Takes coupons; a guest logs in first and comes back to this page. */
  async claim(couponCodes: readonly string[]): Promise<void> {
    if (this.claiming || couponCodes.length === 0) return
    const { session, call, presentError } = this.root
    if (!session.isLoginedUser) return this.logIn()
    this.setClaiming(true)
    try {
      this.tookCoupons(await claimCoupons(call, couponCodes))
    } catch (error) {
      presentError(error)
    } finally {
      this.setClaiming(false)
    }
  }

  addToCart(): void {
    const { cart, feedback } = this.root
    const { product } = this
    if (!product) return
    const added = cart.add(this.entryOf(product))
    this.closeSheet()
    if (added === 'in' || added === 'full') feedback.refused(texts.notAdded[added])
    else feedback.toast({ text: texts.added, icon: 'success' })
  }

  /** Kept aside, whichever choice of it. */
  get favourite(): boolean {
    return this.kept.length > 0
  }

  /** The heart: keeps it aside with what is chosen, or no more. */
  like(): void {
    const { favourites, feedback } = this.root
    const { product, kept } = this
    if (!product) return
    if (kept.length > 0) {
      favourites.remove(kept)
      feedback.toast({ text: texts.unliked })
    } else if (favourites.add(this.entryOf(product)) === 'full') feedback.refused(texts.likedFull)
    else feedback.toast({ text: texts.liked, icon: 'success' })
  }

  /** 加入购物车 of the bar: of goods with several choices one is made first. */
  toCart(): void {
    if (this.goods.several) this.choose()
    else this.addToCart()
  }

  /** Only what consists of check items can stand beside another product. */
  get comparable(): boolean {
    return (this.product?.itemCount ?? 0) > 0
  }

  /** Puts it aside and shows what it can be compared with. */
  compare(): void {
    if (!this.product) return
    this.root.history.add(PRODUCT_LISTS.compared, this.product.productCode)
    navigate('comparisonList')
  }

  /** The choice of goods. */
  choose(): void {
    this.show('sku')
  }

  /** On to booking, or to confirm for a kind that has nothing to book (§2); of goods with several choices one is made first. */
  buy(): void {
    if (this.goods.several) this.choose()
    else this.order()
  }

  order(): void {
    this.orderAt({})
  }

  /** With what is chosen of the booking already. */
  orderAt(chosen: { hospitalId?: string; doctorId?: string; date?: string }): void {
    const { product } = this
    if (!product) return
    const { kind, productCode: id } = product
    this.closeSheet()
    this.keepGoods(product)
    const { cardNumber } = this.params
    // What was held for another product would lead this one astray.
    if (!product.supermarketCode) this.root.items.remove('supermarketCode')
    // With a card it is found out first what of it is used, and for whom.
    if (rulesOf(kind).booking && cardNumber) navigate('bookingBranch', { cardNumber, id })
    else if (rulesOf(kind).booking) navigate('booking', { type: kind, id, ...chosen })
    else navigate('confirm', { type: kind, id })
  }

  /** What is chosen of goods goes into their draft; a new one begins without what was typed for another order. */
  private keepGoods({ kind, productCode, category }: DetailedProduct): void {
    const { process, items } = this.root
    const { sku, quantity } = this.goods
    if (!sku) return
    const { key, parts } = process.open({ kind, productCode })
    if (!parts.goods) items.enterBooking(productCode, undefined)
    process.put(key, { goods: { category, skuId: sku.skuId, quantity } })
  }

  openBranches(): void {
    if (this.request.value?.branches.length) this.show('branches')
    else this.changeCity()
  }

  changeCity(): void {
    this.closeSheet()
    const productCode = this.product?.productCode
    const { cardNumber } = this.params
    navigate('selectCity', productCode ? { productCode, ...(cardNumber ? { cardNumber } : {}) } : {})
  }

  share(): void {
    const { name: title = '', intro } = this.product ?? {}
    const shared = sharedPage('selling', {
      params: { ...this.params },
      isPrivate: false,
      title,
      plain: false
    })
    void shareBy(this.root.feedback, cardOf(shared, intro))
  }

  /** Keys of its favourites. */
  private get kept(): string[] {
    const { goods } = this.root.favourites
    return goods.filter(({ productCode }) => productCode === this.product?.productCode).map(entryKey)
  }

  /** With what is chosen of it, at what it costs now. */
  private entryOf({ kind, productCode }: DetailedProduct) {
    const { sku, quantity, unitFen } = this.goods
    const seenFen = sku ? unitFen : (this.price?.payFen ?? 0)
    const pieces = sku ? { skuId: sku.skuId, quantity } : {}
    return { kind, productCode, ...pieces, seenFen, seenOffer: this.offer?.kind ?? null }
  }

  private logIn(): void {
    const back = publicHref('selling', { ...this.params })
    this.root.session.setRedirect(back)
    navigate('authorize', { url: back })
  }

  private setClaiming(claiming: boolean): void {
    this.claiming = claiming
  }

  /** Each code answers for itself. */
  private tookCoupons(results: readonly Claimed[]): void {
    const outcomes = { ...this.outcomes }
    for (const { couponCode, claimed, reason } of results)
      outcomes[couponCode] = claimed ? '' : reason || texts.claimNone
    this.outcomes = outcomes
    const taken = results.filter(({ claimed }) => claimed).length
    if (taken > 0) this.goods.tookCoupons()
    const refusal = results.find(({ claimed }) => !claimed)?.reason
    if (taken > 0) this.root.feedback.toast({ text: texts.claimDone(taken), icon: 'success' })
    else this.root.feedback.toast({ text: refusal || texts.claimNone })
  }
}
