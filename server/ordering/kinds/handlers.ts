import { completionOf } from '@/contract/completions'
import type { OrderResult } from '@/contract/order/dto/place-order'
import { PRODUCT_KINDS } from '@/domain/kinds'
import type { Handlers, RequestContext } from '../../http/context'
import { requireUser } from '../../http/context'
import { badInput } from '../../http/refusal'
import { boughtFor } from '../checkout/queries/bought-for'
import { cardUseDto } from '../views/dto'
import { cardHistory } from '../views/queries/card-history'
import type { NamedTenders } from '../tenders'
import { splitCodes } from '../checkout/split-codes'
import { completeCart } from '../checkout/commands/complete-cart'
import { completeOrder } from '../checkout/commands/complete-order'
import { ORDER_TEXTS } from '../texts'
import { orderResults } from './dto'
import type { SoldKind } from './flows'
import { cartRequest, requestOf, type CalledBasket, type CalledOrder, type Completion } from './requests'

/** Orders what calls say, together. */
export const completeCalled = (
  context: RequestContext,
  { wants, ...tenders }: CalledBasket
): Promise<OrderResult[]> =>
  completeOrder(context, { orders: wants.map((want) => requestOf(want)), ...tenders }, orderResults)

/** A call that wants one order names itself what it is paid with. */
const alone = (context: RequestContext, want: CalledOrder): Promise<OrderResult[]> =>
  completeCalled(context, {
    wants: [want],
    ...tendersNamed(want.input)
  })

/** What calls name to pay with, comma-joined. */
const tendersNamed = (input: {
  couponCode?: string | undefined
  giftCard?: string | undefined
  balanceCard?: string | undefined
}) =>
  ({
    coupon: splitCodes(input.couponCode),
    gift: splitCodes(input.giftCard),
    cardBalance: splitCodes(input.balanceCard)
  }) satisfies NamedTenders

/** Calls that order, each with the kinds that are ordered by it. */
const calls = new Map<string, SoldKind[]>()
for (const kind of PRODUCT_KINDS) {
  const call = completionOf(kind)
  if (call !== null) calls.set(call, [...(calls.get(call) ?? []), kind])
}

/** The kind that a body names, of those that are ordered by its call; without a name the first of them. Refuses any other. */
function namedIn(kinds: readonly SoldKind[], input: CalledOrder['input']): SoldKind | undefined {
  const named = 'kind' in input ? input.kind : undefined
  if (named === undefined) return kinds[0]
  if (!kinds.includes(named)) throw badInput(ORDER_TEXTS.kindWrong, { field: 'kind' })
  return named
}

/** Each call wants one order of a kind of its own; its input is what the row of the call says, which `CalledOrder` ties to the kind. */
const completions = Object.fromEntries(
  [...calls].map(([call, kinds]) => [
    call,
    async (input: CalledOrder['input'], context: RequestContext) =>
      alone(context, { kind: namedIn(kinds, input), input } as CalledOrder)
  ])
) as Pick<Handlers, Completion>

export const completionHandlers = {
  ...completions,
  'order.completeCart': (input, context) =>
    completeCart(context, { lines: cartRequest(input), ...tendersNamed(input) }, orderResults),
  'inspect.complete': (input, context) => alone(context, { kind: 'waston', input }),
  'card.complete': (input, context) => alone(context, { kind: 'checkup', input }),
  'card.completeDental': (input, context) => alone(context, { kind: 'dentistry', input }),
  'card.history': async (_input, context) =>
    (await cardHistory(context.db, requireUser(context).id, context.now())).map(cardUseDto),
  'order.sugarAgain': async ({ orderNum }, context) => {
    const user = requireUser(context)
    const { name, mobile, idType, idNumber, gender } = await boughtFor(
      context.db,
      user.id,
      orderNum,
      'sugarshaker'
    )
    return [{ userName: name, telNo: mobile, cardType: idType, idCard: idNumber, gender }]
  },
  'order.info': async ({ orderNum }, context) => {
    const { name, mobile, idNumber, gender } = await boughtFor(context.db, requireUser(context).id, orderNum)
    return [{ name, mobile, id_number: idNumber, sex: gender }]
  }
} satisfies Partial<Handlers>
