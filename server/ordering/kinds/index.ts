import type { COMPLETIONS } from '@/contract/completions'
import type { OrderResult } from '@/contract/dto/place-order'
import type { Handlers, RequestContext } from '../../http/context'
import { requireUser } from '../../http/context'
import { boughtFor } from '../queries/bought-for'
import { completeOrder } from '../commands/complete-order'
import type { Want } from './want'

/** A call that completes an order: each one of the list has its handler, or this does not compile. */
type Completion = Exclude<(typeof COMPLETIONS)[keyof typeof COMPLETIONS], null>

/** A call that wants one order names the coupons and gift cards of its payment itself, comma-joined. */
const alone = (context: RequestContext, want: Want): Promise<OrderResult[]> =>
  completeOrder(context, {
    wants: [want],
    coupons: codesOf(want.input.couponCode),
    giftCards: codesOf('giftCard' in want.input ? want.input.giftCard : undefined)
  })

const codesOf = (joined: string | undefined): string[] => [
  ...new Set((joined ?? '').split(',').filter((code) => code !== ''))
]

export const completionHandlers = {
  'order.complete': (input, context) => alone(context, { kind: 'checkup', input }),
  'order.completeDental': (input, context) => alone(context, { kind: 'dentistry', input }),
  'order.completeSugar': (input, context) => alone(context, { kind: 'sugarshaker', input }),
  'order.completeVaccine': (input, context) => alone(context, { kind: 'vaccine', input }),
  'order.completeWatson': (input, context) => alone(context, { kind: 'waston', input }),
  'order.completeGoods': (input, context) => alone(context, { kind: 'health-selection', input }),
  'order.completeCustoms': (input, context) => alone(context, { kind: 'cross-border', input }),
  'order.completeCoupon': (input, context) => alone(context, { kind: 'coupon-activity', input }),
  'order.sugarAgain': async ({ orderNum }, context) => [
    await boughtFor(context.db, requireUser(context).id, orderNum, 'sugarshaker')
  ],
  'order.completeKit': (input, context) => alone(context, { kind: 'gene-home', input })
} satisfies Pick<Handlers, Completion> & Partial<Handlers>
