import { rulesOf, type ProductKind } from './kinds'

/** seckillStatus of a running flash sale (§3). */
export const SECKILL_RUNNING = 2
/** productStatus of a product off the shelf (§3). */
export const OFF_SHELF = '0'

/** Text of the purchase button; a flash sale wins over the kind (§4). */
export function purchaseButtonText(product: { kind: ProductKind; seckillStatus?: number | null }): string {
  if (product.seckillStatus === SECKILL_RUNNING) return '马上抢购'
  return rulesOf(product.kind).buys ? '立即购买' : '立即预约'
}

export interface PurchaseBarContext {
  /** Code of the product's state; '0' is off the shelf. */
  productStatus: string | number
  /** The page is a /selling route. */
  onSellingRoute: boolean
  /** Router state `gifts`; 1 when the page was opened from a gift list. */
  gifts?: number | string | null
  fromSupermarket: boolean
}

/** The purchase bar is hidden for off-shelf products on a selling route, for gifts and from the supermarket (§4). */
export function isPurchaseBarHidden(context: PurchaseBarContext): boolean {
  const offShelf = context.onSellingRoute && String(context.productStatus) === OFF_SHELF
  return offShelf || String(context.gifts ?? '') === '1' || context.fromSupermarket
}
