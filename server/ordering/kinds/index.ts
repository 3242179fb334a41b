import type { COMPLETIONS } from '@/contract/completions'
import type { Handlers } from '../../http/context'
import { completeOrder } from '../commands/complete-order'
import { checkupFlow } from './checkup'
import { healthSelectionFlow } from './health-selection'
import { wastonFlow } from './waston'

/** A call that completes an order: each one of the list has its handler, or this does not compile. */
type Completion = Exclude<(typeof COMPLETIONS)[keyof typeof COMPLETIONS], null>

export const completionHandlers = {
  'order.complete': (input, context) => completeOrder(context, checkupFlow, input),
  'order.completeWatson': (input, context) => completeOrder(context, wastonFlow, input),
  'order.completeGoods': (input, context) => completeOrder(context, healthSelectionFlow, input)
} satisfies Pick<Handlers, Completion> & Partial<Handlers>
