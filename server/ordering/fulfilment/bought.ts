import { ORDER_STATUS, type OrderAction, type OrderStatus } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import type { OrderHistory } from '../order/history'
import type { WholeOrder } from '../order/whole-order'
import type { OrderFulfilment, OrderNow, TimelineRules } from './fulfilment'
import { pastRefunds } from './past-refunds'
import { step, type TimelineStep } from './timeline-step'
import { DAYS } from './visit'
import type { WayStep } from './way-step'

/** The way of what is bought, and where an order stands on it once it is paid. */
export interface Way {
  readonly steps: readonly WayStep[]
  /** The last one is the end. */
  readonly at: number
}

/** The history and the days until a report are missing (null, 0) where only the names of the steps are wanted. */
type WayOf = (order: WholeOrder, history: OrderHistory | null, reportDays: number) => Way

export const boughtTimeline = (wayOf: WayOf): TimelineRules => ({
  paid: (order, history, days) => stepsOf(wayOf(order, history, days), history, true),
  coming: (order, history, days) => stepsOf(wayOf(order, history, days), history, false),
  before: () => []
})

/** Those before the one at which it stands are done, and the last one is once it is reached. */
function stepsOf({ steps, at }: Way, history: OrderHistory, isPaid: boolean): TimelineStep[] {
  const back = pastRefunds(history).map((one) => one.step)
  const way = steps.map(({ title, text, done, picture }, index) => {
    const isDone = isPaid && (index < at || at === steps.length - 1)
    const state = isDone ? 'done' : isPaid && index === at ? 'now' : 'next'
    const told = isDone && done ? step(state, done.title, done.text, done.at) : step(state, title, text)
    return { ...told, ...(picture ? { picture } : {}) }
  })
  const first = way.findIndex(({ state }) => state !== 'done')
  const cut = first < 0 ? way.length - 1 : first
  return [...way.slice(0, cut), ...back, ...way.slice(cut)]
}

const ON_THE_WAY: readonly OrderStatus[] = [ORDER_STATUS.toShip, ORDER_STATUS.toReceive, ORDER_STATUS.visited]

/** The name of the step at which a parcel stands that has a way of its own. */
export const nameOnWay =
  (wayOf: WayOf): OrderFulfilment['statusName'] =>
  (order) => {
    const name = orderStatusName(order.status)
    if (!ON_THE_WAY.includes(order.status)) return name
    const { steps, at } = wayOf(order, null, 0)
    return steps[at]?.title ?? name
  }

/** What was bought can be bought again at any time; a visit is booked again once it is over. */
const AGAIN: readonly OrderStatus[] = [ORDER_STATUS.toUse, ORDER_STATUS.toShip, ORDER_STATUS.toReceive]

/** What can be done with what is bought: bought again, and given back last, as that is not what most people come for. */
export function boughtActions(
  { status }: Pick<OrderNow, 'status'>,
  allowed: readonly OrderAction[],
  mayGoBack: boolean
): readonly OrderAction[] {
  const actions = allowed.filter((action) => !DAYS.includes(action) && (action !== 'refund' || mayGoBack))
  if (!AGAIN.includes(status)) return actions
  const others = actions.filter((action) => action !== 'refund')
  return [...others, 'again', ...(others.length < actions.length ? (['refund'] as const) : [])]
}
