/**
 * What is exchanged because its product is sold out (our own calls), in our own words and fen: `readReplacements`, `chooseReplacement`.
 */
import type * as wire from '@/contract/activity/dto/replacement'
import { toFen, toYuan } from '@/domain/money'
import { toProduct, type Product } from '../catalogue/products'
import type { Call } from '../http/call'

export interface ReplacedOrder extends Omit<wire.ReplacedOrder, 'back'> {
  /** What goes back of it when all of it does. */
  readonly backFen: number
}

export interface ReplacementOption {
  readonly product: Product
  readonly priceFen: number
  readonly ageMin: number | null
  readonly ageMax: number | null
  /** Why the person of the order cannot have it; '' where they can. */
  readonly unfit: string
}

export interface ReplacementPage extends Omit<wire.ReplacementDetail, 'product' | 'order' | 'options'> {
  readonly product: Product
  readonly order: ReplacedOrder | null
  readonly options: readonly ReplacementOption[]
}

const toOrder = ({ back, ...order }: wire.ReplacedOrder): ReplacedOrder => ({
  ...order,
  backFen: toFen(back)
})

/** @param orderNum without it the latest that can be exchanged */
export async function readReplacements(
  call: Call,
  activityId: string,
  orderNum?: string
): Promise<ReplacementPage> {
  const { product, order, options, ...page } = await call('replacement.detail', {
    activityId,
    ...(orderNum ? { orderNum } : {})
  })
  return {
    ...page,
    product: toProduct(product),
    order: order && toOrder(order),
    options: options.map(({ product: one, price, ageMin, ageMax, unfit }) => ({
      ...{ product: toProduct(one), priceFen: toFen(price), ageMin, ageMax, unfit }
    }))
  }
}

/** The next order of that product is placed in its stead. */
export const chooseReplacement = async (
  call: Call,
  activityId: string,
  { orderNum, backFen }: Pick<ReplacedOrder, 'orderNum' | 'backFen'>,
  productCode: string
): Promise<ReplacedOrder> =>
  toOrder(await call('replacement.choose', { activityId, orderNum, productCode, back: toYuan(backFen) }))
