/** Placing an order (§7): what became of it. */
import type { InputOf } from '@/contract/catalogue'
import type { CompletionOf } from '@/contract/completions'
import type { OrderResult } from '@/contract/order/dto/place-order'
import type { ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'

/** An order that stands. */
export interface PlacedOrder {
  readonly number: string
  readonly type: number
  readonly payFen: number
  /** There is something to pay. */
  readonly toPay: boolean
}

/** Calls that write an order. */
type Completion =
  NonNullable<CompletionOf<ProductKind>> | 'order.completeCart' | 'card.complete' | 'card.completeDental'

/** The typed client, as far as an order is written by it. */
type Write<C extends Completion> = (
  name: C,
  body: InputOf<C>,
  options: { readonly idempotencyKey: string }
) => Promise<OrderResult | OrderResult[]>

const toPlaced = (wire: OrderResult): PlacedOrder => ({
  number: wire.orderNum,
  type: wire.orderType,
  payFen: toFen(wire.userPayPrice),
  toPay: [wire.orderPayPrice, wire.payPrice, wire.userPayPrice].some((price) => price > 0)
})

/**
 * @param idempotencyKey the same one repeats the request and not the order
 * @returns undefined when the answer names no order
 * @throws CallError, 27004–27008 with what `refusals` reads
 */
export async function placeOrder<C extends Completion>(
  call: Write<C>,
  name: C,
  body: InputOf<C>,
  idempotencyKey: string
): Promise<PlacedOrder | undefined> {
  const results = await call(name, body, { idempotencyKey })
  // Older answers carry the order itself instead of a list (§7).
  const [order] = ([] as OrderResult[]).concat(results)
  return order?.orderNum ? toPlaced(order) : undefined
}
