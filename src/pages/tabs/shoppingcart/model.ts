import { entryKey, type CartEntry } from '@/domain/cart/entry'
import { allTicked, groupsOf, isSelectable } from '@/domain/cart/lines'
import type { ShelfId } from '@/domain/kinds/shelves'
import { navigate } from '@/routes/navigate'
import { freightFenOf, goodsOf, tellCart, type CartGoods, type ToldGoods } from '@/services/cart/cart'
import { listCoupons, type WalletCoupon } from '@/services/catalogue/coupon'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import { cartTexts as texts } from './texts'

/** Coupons that can be used for ticked goods, the best first, and for which. */
interface GroupCoupons {
  readonly of: string
  readonly coupons: readonly WalletCoupon[]
}

const basketKey = (lines: readonly CartGoods[]): string =>
  lines.map(({ key, quantity, told }) => `${key} ${quantity} ${told.nowFen}`).join()

/** Most orders of one payment. */
const MOST_TOGETHER = 20

/** A product of a group (§3). */
export interface CartProduct {
  readonly productCode: string
  readonly isChecked: boolean
  /** A gift that comes with the one before it; not sold by itself. */
  readonly isFullGift: boolean
  readonly line: CartGoods
}

export interface CartGroup {
  readonly activityId: number
  /** Null for what is invalid. */
  readonly shelf: ShelfId | null
  readonly products: readonly CartProduct[]
}

/** 'shoppingCart' of §3: the entries of the cart with what the server says of them. */
export class CartModel {
  readonly request = new LoadableRequest<ReadonlyMap<string, ToldGoods>>()
  /** Of what is ticked to be paid. */
  private readonly wallet = new LoadableRequest<GroupCoupons>()
  isEdit = false
  /** The line of which another choice is made. */
  changing: CartGoods | null = null
  /** Keys of what is ticked to be taken out. */
  private marked: readonly string[] = []

  constructor(
    private readonly root: Pick<Root, 'call' | 'cart' | 'favourites' | 'feedback' | 'items' | 'process'>
  ) {
    observed(this)
  }

  /** Every line that the server has spoken of, the newest first. */
  get lines(): readonly CartGoods[] {
    return goodsOf(this.root.cart.goods, this.request.value)
  }

  get allGoods(): readonly CartProduct[] {
    return this.lines.flatMap(this.productsOf)
  }

  /** Nobody has said yet whether they can be bought: neither valid nor invalid. */
  get pending(): readonly CartEntry[] {
    const told = this.request.value
    return this.root.cart.goods.filter((entry) => !told?.has(entryKey(entry)))
  }

  get loseGoods(): readonly CartProduct[] {
    return this.lines.filter(({ loss }) => loss !== null).flatMap(this.productsOf)
  }

  /** What can be bought by its shelf, and the invalid ones in group -1 (R3.9). */
  get goods(): readonly CartGroup[] {
    return groupsOf<ToldGoods>(this.lines).map(({ activityId, shelf, lines }) => ({
      activityId,
      shelf,
      products: lines.flatMap(this.productsOf)
    }))
  }

  get selectable(): readonly CartGoods[] {
    return this.lines.filter((line) => isSelectable(line, this.isEdit))
  }

  get curCheckGoods(): readonly CartGoods[] {
    return this.selectable.filter(this.isTicked)
  }

  /** True only when some can be ticked and all are (R4.81). */
  get checkAll(): boolean {
    return allTicked(this.lines, this.isEdit, this.isTicked)
  }

  /** Ticked to be paid together, also while the cart is edited. */
  get paidTogether(): readonly CartGoods[] {
    return this.lines.filter((line) => isSelectable(line, false) && line.entry.ticked)
  }

  /** What takes something off the ticked goods of a group; null: nothing does, or nobody knows. */
  couponOf({ products }: CartGroup): WalletCoupon | null {
    const offered = this.wallet.value
    if (offered?.of !== basketKey(this.paidTogether)) return null
    const places = products.map(({ line }) => this.paidTogether.indexOf(line)).filter((place) => place >= 0)
    return offered.coupons.find((coupon) => coupon.places?.some((place) => places.includes(place))) ?? null
  }

  get sumFen(): number {
    return this.sumOf(({ told, quantity }) => told.nowFen * quantity)
  }

  get freightFen(): number {
    return freightFenOf(this.curCheckGoods)
  }

  /** Whether the ticked ones of a group are all that can be ticked there. */
  checkedGroup({ products }: CartGroup): boolean {
    const lines = this.tickable(products)
    return lines.length > 0 && lines.every(this.isTicked)
  }

  tickable(products: readonly CartProduct[]): readonly CartGoods[] {
    return products
      .filter(({ isFullGift, line }) => !isFullGift && isSelectable(line, this.isEdit))
      .map(({ line }) => line)
  }

  /** Each time the page is shown: also what was put in on another phone. */
  async show(): Promise<void> {
    await Promise.all([this.load(), this.root.cart.account?.sync()])
  }

  async load(): Promise<void> {
    const { call, cart } = this.root
    if (cart.goods.length === 0) return this.request.set(new Map())
    await this.request.run(() => tellCart(call, cart.goods))
    cart.setLost(this.loseGoods.map(({ line }) => line.key))
    await this.loadCoupons()
  }

  toggleEdit(): void {
    this.isEdit = !this.isEdit
    this.marked = []
  }

  toggle(line: CartGoods): void {
    if (isSelectable(line, this.isEdit)) this.tick([line], !this.isTicked(line))
  }

  toggleGroup(group: CartGroup): void {
    this.tick(this.tickable(group.products), !this.checkedGroup(group))
  }

  toggleAll(): void {
    this.tick(this.selectable, !this.checkAll)
  }

  /** So many pieces; what they cost is asked again. */
  want({ key }: CartGoods, quantity: number): void {
    this.root.cart.change(key, { quantity })
    void this.load()
  }

  change(line: CartGoods | null): void {
    this.changing = line
  }

  over({ told }: CartGoods): void {
    this.root.feedback.refused(told.quote?.mostReason ?? '')
  }

  /** 按现价加入: the price of now is the one that was seen. */
  keepNow({ key, told }: CartGoods): void {
    this.root.cart.change(key, { seenFen: told.nowFen, seenOffer: told.offerNow, ticked: true })
    this.root.cart.setLost(this.loseGoods.map(({ line }) => line.key))
    this.root.feedback.toast({ text: texts.kept, icon: 'success' })
  }

  remove(keys: readonly string[]): void {
    this.root.cart.remove(keys)
    this.marked = this.marked.filter((key) => !keys.includes(key))
    if (this.root.cart.goods.length === 0) this.isEdit = false
  }

  /** 移入收藏. */
  setAside(keys: readonly string[]): void {
    const { cart, favourites, feedback } = this.root
    const moved = cart.goods.filter((entry) => keys.includes(entryKey(entry)))
    favourites.remove(keys)
    const kept = moved.filter((entry) => favourites.add(entry) !== 'full').map(entryKey)
    this.remove(kept)
    if (kept.length < moved.length) feedback.refused(texts.favouritesFull)
    else feedback.toast({ text: texts.setAsideDone, icon: 'success' })
  }

  /** 去结算: all ticked ones in one payment. */
  checkout(): void {
    if (this.paidTogether.length > MOST_TOGETHER) {
      this.root.feedback.refused(texts.tooMany(MOST_TOGETHER))
      return
    }
    navigate('cartPay')
  }

  /** 单独结算: by the confirm screen of its kind, with the choice that is in the cart. */
  checkoutAlone({ entry, told, quantity }: CartGoods): void {
    const { product } = told
    if (!product) return
    const { process, items } = this.root
    const { kind, productCode, category } = product
    const { key, parts } = process.open({ kind, productCode })
    if (!parts.goods) items.enterBooking(productCode, undefined)
    process.put(key, { goods: { category, skuId: entry.skuId, quantity, inCart: true } })
    navigate('confirm', { type: kind, id: productCode })
  }

  private readonly isTicked = (line: CartGoods): boolean =>
    this.isEdit ? this.marked.includes(line.key) : line.entry.ticked

  private tick(lines: readonly CartGoods[], on: boolean): void {
    const keys = lines.map(({ key }) => key)
    if (!this.isEdit) {
      for (const key of keys) this.root.cart.change(key, { ticked: on })
      void this.loadCoupons()
    } else this.marked = [...this.marked.filter((key) => !keys.includes(key)), ...(on ? keys : [])]
  }

  /** A help: without an answer the cart says nothing of coupons. */
  private async loadCoupons(): Promise<void> {
    const { paidTogether } = this
    const of = basketKey(paidTogether)
    if (paidTogether.length === 0 || paidTogether.length > MOST_TOGETHER || this.wallet.value?.of === of)
      return
    const goods = paidTogether.map(({ entry: { productCode, skuId }, quantity }) => ({
      ...{ productCode, skuId, quantity }
    }))
    await this.wallet.run(async () => {
      const { list, best } = await listCoupons(this.root.call, { goods })
      const usable = list.filter((coupon) => coupon.usable)
      // What an order would take by itself stands before the others.
      const first = usable.filter(({ couponCode }) => best.includes(couponCode))
      return { of, coupons: [...first, ...usable] }
    })
  }

  private sumOf(fenOf: (line: CartGoods) => number): number {
    return this.curCheckGoods.reduce((sum, line) => sum + fenOf(line), 0)
  }

  private readonly productsOf = (line: CartGoods): readonly CartProduct[] => {
    const isChecked = isSelectable(line, this.isEdit) && this.isTicked(line)
    const { productCode } = line.entry
    const gifts = line.loss === null ? line.told.gifts : []
    return [
      { productCode, isChecked, isFullGift: false, line },
      ...gifts.map((gift) => ({ productCode: gift.productCode, isChecked: false, isFullGift: true, line }))
    ]
  }
}
