import { reaction } from 'mobx'
import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
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

/** Which choice of goods, and how many pieces (§3 productSkuViews); nothing for what is booked at a branch. */
export class GoodsChoice {
  private skuId = ''
  private wanted = 1
  /** Prices after coupons as the server told them, by choice and pieces. */
  private told: Readonly<Record<string, number | null>> = {}
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
    return this.told[this.keyOf(quantity)] ?? null
  }

  /** Asks for one piece and the chosen number after the coupons of who is logged in, whenever these change. */
  watch(): () => void {
    return reaction(
      () => [this.root.session.isLoginedUser, this.keyOf(this.quantity), this.claimed].join(),
      () => {
        if (!this.root.session.isLoginedUser) return
        for (const quantity of new Set([1, this.quantity])) void this.askAfter(quantity)
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
  private async askAfter(quantity: number): Promise<void> {
    const { sku } = this
    const { product } = this.around()
    const key = this.keyOf(quantity)
    if (!sku || !product?.buyable || sku.stock < quantity || key in this.told) return
    const order = { productCode: product.productCode, skuId: sku.skuId, quantity }
    const fen = await afterCoupons(this.scope.call, order).catch(() => null)
    if (!this.scope.left) this.tell(key, fen)
  }

  private keyOf(quantity: number): string {
    return `${this.sku?.skuId} ${this.unitFen} ${quantity}`
  }

  private tell(key: string, fen: number | null): void {
    this.told = { ...this.told, [key]: fen }
  }

  private get limits() {
    const orderLimit = this.around().product?.orderLimit ?? null
    return { stock: this.sku?.stock ?? 0, orderLimit, offerLimit: null }
  }
}
