import { and, eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { OrderStatus } from '@/domain/order/codes'
import { CODE_STEPS, DELIVERY_STEPS, VISIT_STEPS } from '@/domain/order/parts'
import { orderCodes, orderDeliveries, orders, orderVisits } from '../../../db/schema'
import type { Tx } from '../../../db/transact'
import { derivedStatus } from '../derived-status'
import type { Transitions } from '../transitions'

interface OrderKey {
  readonly orderNum: string
}

/**
 * Moves the parts of locked orders and writes the status that follows from them and from the orders' facts: called after each
 * change of either. Throws for a step that no part takes.
 */
export async function settle(tx: Tx, changed: readonly OrderKey[], moves: Transitions = {}): Promise<void> {
  const numbers = changed.map(({ orderNum }) => orderNum)
  const visits = await tx.select().from(orderVisits).where(inArray(orderVisits.orderNum, numbers))
  const deliveries = await tx.select().from(orderDeliveries).where(inArray(orderDeliveries.orderNum, numbers))
  const codes = await tx
    .select({ id: orderCodes.id, orderNum: orderCodes.orderNum, state: orderCodes.state })
    .from(orderCodes)
    .where(inArray(orderCodes.orderNum, numbers))
  const statuses = new Map<OrderStatus, string[]>()
  const steps = {
    visits: new Steps(VISIT_STEPS),
    deliveries: new Steps(DELIVERY_STEPS),
    codes: new Steps(CODE_STEPS)
  }
  for (const order of await tx.select().from(orders).where(inArray(orders.orderNum, numbers))) {
    const own = {
      visits: ownOf(order, visits),
      deliveries: ownOf(order, deliveries),
      codes: ownOf(order, codes)
    }
    for (const part of own.visits) steps.visits.add(part, moves.visit?.(part, order))
    for (const part of own.deliveries) steps.deliveries.add(part, moves.delivery?.(part))
    for (const part of own.codes) steps.codes.add(part, moves.code?.(part))
    const status = derivedStatus(order, own)
    if (status === order.status) continue
    statuses.set(status, [...(statuses.get(status) ?? []), order.orderNum])
  }
  await steps.visits.write(tx, orderVisits)
  await steps.deliveries.write(tx, orderDeliveries)
  await steps.codes.write(tx, orderCodes)
  for (const [status, of] of statuses)
    await tx.update(orders).set({ status }).where(inArray(orders.orderNum, of))
}

const ownOf = <Part extends OrderKey>({ orderNum }: OrderKey, parts: readonly Part[]): Part[] =>
  parts.filter((part) => part.orderNum === orderNum)

interface Stated<State extends string> {
  readonly id: string
  state: State
}

/** Parts that move, those from one state to another together. */
class Steps<State extends string> {
  private readonly ways = new Map<string, { from: State; to: State; ids: string[] }>()

  constructor(private readonly allowed: Readonly<Record<State, readonly State[]>>) {}

  /** The part is from now on as it will be. */
  add(part: Stated<State>, to: State = part.state): void {
    const { id, state: from } = part
    if (to === from) return
    if (!this.allowed[from].includes(to)) throw new Error(`${id} does not go from ${from} to ${to}`)
    const way = this.ways.get(`${from} ${to}`) ?? { from, to, ids: [] }
    this.ways.set(`${from} ${to}`, way)
    way.ids.push(id)
    part.state = to
  }

  /** Of two who move a part at once the second finds it moved and throws. */
  async write(tx: Tx, table: PgTable & { id: PgColumn; state: PgColumn }): Promise<void> {
    for (const { from, to, ids } of this.ways.values()) {
      const moved = await tx
        .update(table)
        .set({ state: to })
        .where(and(inArray(table.id, ids), eq(table.state, from)))
        .returning({ id: table.id })
      if (moved.length < ids.length) throw new Error(`of ${ids.join(', ')} not each is ${from} any more`)
    }
  }
}
