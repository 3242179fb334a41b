/** `orders.same_key`: of two orders that say the same the second is refused while the first waits for its payment (27008). */

/** Of visits: the same product for the same person on the same days. */
export const sameVisits = (order: {
  readonly userId: string
  readonly productCode: string
  readonly personHash: string
  /** '' of a visit whose day is chosen later. */
  readonly dates: readonly string[]
}): string =>
  ['visit', order.userId, order.productCode, order.personHash, ...order.dates.toSorted()].join('|')

/** Of goods: the same choice for the same recipient, told by a keyed hash of both. */
export const sameGoods = (order: {
  readonly userId: string
  readonly productCode: string
  readonly choiceHash: string
}): string => ['goods', order.userId, order.productCode, order.choiceHash].join('|')
