import { mostPieces, piecesProblem } from '@/domain/quote/goods-quote'
import { SHORT_TOAST_MS } from '@/domain/constants'
import type { DetailedProduct, Sku } from '@/services/product-detail'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { FlashView } from './view'

interface Around {
  readonly product: DetailedProduct | undefined
  readonly flash: FlashView | null
}

/** Which choice of goods, and how many pieces (§3 productSkuViews); nothing for what is booked at a branch. */
export class GoodsChoice {
  private skuId = ''
  private wanted = 1

  constructor(
    private readonly root: Pick<Root, 'feedback'>,
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
    return this.around().flash?.priceFen ?? this.sku?.priceFen ?? 0
  }

  get sumFen(): number {
    return this.unitFen * this.quantity
  }

  pick(skuId: string): void {
    this.skuId = skuId
  }

  want(quantity: number): void {
    this.wanted = quantity
  }

  /** Plus at the limit says which it is. */
  over(): void {
    this.root.feedback.toast({ text: piecesProblem(this.limits), ms: SHORT_TOAST_MS })
  }

  private get limits() {
    const orderLimit = this.around().product?.orderLimit ?? null
    return { stock: this.sku?.stock ?? 0, orderLimit, flashLimit: null }
  }
}
