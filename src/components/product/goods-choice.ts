import { reaction } from 'mobx'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { afterPrices, type AfterPrice } from '@/services/catalogue/browse'
import { afterCoupons } from '@/services/catalogue/coupon'
import type { DetailedProduct, Sku } from '@/services/catalogue/product-detail'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'

interface Around {
  readonly product: DetailedProduct | undefined
  /** What a piece costs by the offer that runs, if one does. */
  readonly offer: { readonly priceFen: number } | null
}

/** Of how many choices prices after coupons are told beside each other. */
const MOST_ASKED = 4

/** Which choice of goods, and how many pieces (§3 productSkuViews); nothing for what is booked at a branch. */
export class GoodsChoice {
  private skuId = ''
  private wanted = 1
  /** Prices after coupons as the server told them, by choice and pieces; the names of the coupons where it told them. */
  private told: Readonly<Record<string, AfterPrice | null>> = {}
  /** How often coupons were taken on the page. */
  private claimed = 0

  constructor(
    private readonly root: Pick<Root, 'feedback' | 'session'>,
    private readonly scope: PageScope,
    private readonly around: () => Around
  ) {
    observed(this)
  }

  get skus(): readonly Sku[] {
    return this.around().product?.skus ?? []
  }

  /** What was tapped, else the first that there is. */
  get sku(): Sku | undefined {
    const { skus } = this
    return skus.find(({ skuId }) => skuId === this.skuId) ?? skus.find(({ stock }) => stock > 0) ?? skus[0]
  }

  /** There is something to choose; the number of what comes in one way is told by the order. */
  get several(): boolean {
    return this.skus.length > 1
  }

  get soldOut(): boolean {
    return this.skus.length > 0 && this.skus.every(({ stock }) => stock === 0)
  }

  /** How many of the choice one order takes. */
  get most(): number {
    return mostPieces(this.limits)
  }

  get quantity(): number {
    return Math.max(1, Math.min(this.wanted, this.most))
  }

  get unitFen(): number {
    return this.around().offer?.priceFen ?? this.sku?.priceFen ?? 0
  }

  get sumFen(): number {
    return this.unitFen * this.quantity
  }

  /** So many pieces of the choice with the best coupons; null: no coupon, or not known. */
  afterFen(quantity: number): number | null {
    return this.told[this.keyOf(quantity)]?.fen ?? null
  }

  /** The coupons that take it off one piece; '' not told. */
  get couponNames(): string {
    return this.told[this.keyOf(1)]?.note ?? ''
  }

  /** The same of one piece of any choice. */
  afterOf(skuId: string): number | null {
    return this.told[this.keyFor(skuId, 1)]?.fen ?? null
  }

  /** Asks for one piece of each choice and the chosen number after the coupons of who is logged in, whenever these change. */
  watch(): () => void {
    return reaction(
      () => {
        const { product } = this.around()
        return [
          this.root.session.isLoginedUser,
          product?.productCode,
          this.keyOf(this.quantity),
          this.claimed
        ].join()
      },
      () => {
        if (!this.root.session.isLoginedUser) return
        if (this.skus.length === 0) void this.askProduct()
        for (const sku of this.skus.slice(0, MOST_ASKED)) void this.askAfter(sku, 1)
        if (this.sku) void this.askAfter(this.sku, this.quantity)
      }
    )
  }

  /** Coupons were taken: prices after coupons are asked for anew. */
  tookCoupons(): void {
    this.told = {}
    this.claimed += 1
  }

  pick(skuId: string): void {
    this.skuId = skuId
  }

  want(quantity: number): void {
    this.wanted = quantity
  }

  /** Plus at the limit says which it is. */
  over(): void {
    this.root.feedback.refused(piecesProblem(this.limits))
  }

  /** Once for each choice and number; a failure leaves the price without coupons. */
  private async askAfter(sku: Sku, quantity: number): Promise<void> {
    const { product } = this.around()
    const key = this.keyFor(sku.skuId, quantity)
    if (!product?.buyable || sku.stock < quantity || key in this.told) return
    this.tell(key, null)
    const order = { productCode: product.productCode, skuId: sku.skuId, quantity }
    const fen = await afterCoupons(this.scope.call, order).catch(() => null)
    if (!this.scope.left) this.tell(key, fen === null ? null : { fen, note: '' })
  }

  /** The same of what has no choices. */
  private async askProduct(): Promise<void> {
    const { product } = this.around()
    const key = this.keyOf(1)
    if (!product?.buyable || key in this.told) return
    this.tell(key, null)
    const told = await afterPrices(this.scope.call, [product.productCode]).catch(() => null)
    if (!this.scope.left) this.tell(key, told?.get(product.productCode) ?? null)
  }

  private keyOf(quantity: number): string {
    return this.keyFor(this.sku?.skuId, quantity)
  }

  private keyFor(skuId: string | undefined, quantity: number): string {
    const fen = this.around().offer?.priceFen ?? this.skus.find((sku) => sku.skuId === skuId)?.priceFen
    return `${skuId ?? this.around().product?.productCode} ${fen} ${quantity}`
  }

  private tell(key: string, after: GoodsChoice['told'][string]): void {
    this.told = { ...this.told, [key]: after }
  }

  private get limits() {
    const orderLimit = this.around().product?.orderLimit ?? null
    return { stock: this.sku?.stock ?? 0, orderLimit, offerLimit: null }
  }
}
