import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { CODE_STEPS, DELIVERY_STEPS, VISIT_STEPS } from '@/domain/order/parts'
import { orderCodes, orderColumns, orderDeliveries, orders, orderVisits } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { derivedStatus } from '../order/facts'
import type { Moves } from '../order/moves'

interface OrderKey {
  readonly orderNum: string
}

/**
 * Moves the parts of locked orders and writes the status that follows from them and from the orders' facts: called after each
 * change of either. Throws for a step that no part takes.
 */
export async function settle(tx: Tx, changed: readonly OrderKey[], moves: Moves = {}): Promise<void> {
  const numbers = changed.map(({ orderNum }) => orderNum)
  const visits = await tx.select().from(orderVisits).where(inArray(orderVisits.orderNum, numbers))
  const deliveries = await tx.select().from(orderDeliveries).where(inArray(orderDeliveries.orderNum, numbers))
  const codes = await tx
    .select({ id: orderCodes.id, orderNum: orderCodes.orderNum, state: orderCodes.state })
    .from(orderCodes)
    .where(inArray(orderCodes.orderNum, numbers))
  for (const order of await tx.select(orderColumns).from(orders).where(inArray(orders.orderNum, numbers))) {
    const own = {
      visits: ownOf(order, visits),
      deliveries: ownOf(order, deliveries),
      codes: ownOf(order, codes)
    }
    for (const part of own.visits) {
      const to = moves.visit?.(part, order) ?? part.state
      await step(tx, orderVisits, part, to, VISIT_STEPS)
    }
    for (const part of own.deliveries) {
      const to = moves.delivery?.(part) ?? part.state
      await step(tx, orderDeliveries, part, to, DELIVERY_STEPS)
    }
    for (const part of own.codes) {
      await step(tx, orderCodes, part, moves.code?.(part) ?? part.state, CODE_STEPS)
    }
    const status = derivedStatus(order, own)
    if (status === order.status) continue
    await tx.update(orders).set({ status }).where(eq(orders.orderNum, order.orderNum))
  }
}

const ownOf = <Part extends OrderKey>({ orderNum }: OrderKey, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.orderNum === orderNum)

interface Stated<State extends string> {
  readonly id: string
  state: State
}

/** Of two who move a part at once the second finds it moved and throws. */
async function step<State extends string>(
  tx: Tx,
  table: PgTable & { id: PgColumn; state: PgColumn },
  part: Stated<State>,
  to: State,
  steps: Readonly<Record<State, readonly State[]>>
): Promise<void> {
  const { id, state } = part
  if (to === state) return
  if (!steps[state].includes(to)) throw new Error(`${id} does not go from ${state} to ${to}`)
  const moved = await tx
    .update(table)
    .set({ state: to })
    .where(and(eq(table.id, id), eq(table.state, state)))
    .returning({ id: table.id })
  if (moved.length === 0) throw new Error(`${id} is not ${state} any more`)
  part.state = to
}
