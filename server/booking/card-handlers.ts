import { cardCover } from '../card/queries/card-cover'
import { paperDto } from '../catalogue/confirm-dto'
import { paperOptions } from '../catalogue/queries/confirm-choices'
import { soldProduct } from '../catalogue/queries/sold-product'
import { paperAsked } from '../catalogue/requests'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { onCardOf } from '../pricing/queries/on-card'
import { pricingContextOf } from '../pricing/queries/pricing-context'
import { expireHolds } from '../stock/commands/expire-holds'
import { takeHold } from './commands/take-hold'
import { bookingListDto, daysDto, holdDto, timesDto } from './dto'
import { cityCalendar, clinicCalendar, timeSpans } from './queries/booking-days'
import { bookingList } from './queries/booking-list'
import { bookingRequest, branchDays, timesRequest } from './requests'
import { days, dentalTimes } from './visit-kind-handlers'

interface OnCard {
  readonly cardNumber: string
  readonly contactsId?: string | undefined
  readonly fromComboId?: string | undefined
  readonly productCode: string
}

/** What is booked on a card, once the card is known to be the caller's and to cover it; holds that ran out by then are ended. */
async function onCard<Input extends OnCard, Results>(
  input: Input,
  context: RequestContext,
  ask: (input: Input, context: RequestContext, userId: string) => Promise<Results>
): Promise<Results> {
  const { db, now } = context
  const userId = requireUser(context).id
  const { cardNumber, contactsId, fromComboId, productCode } = input
  const { shop } = await pricingContextOf(db, { userId, productCode, now: now() })
  const product = soldProduct(shop, productCode)
  const asked = await onCardOf(db, userId, { cardNumber, contactsId, fromComboId })
  if (asked) await cardCover(db, { shop, userId, product }, asked, now())
  await expireHolds(db, now())
  return ask(input, context, userId)
}

/** The same services as without a card (§7). */
export const cardBookingHandlers = {
  'card.list': (input, context) =>
    onCard(input, context, async (asked, { db, now }, userId) =>
      bookingListDto(await bookingList(db, bookingRequest(asked), userId, now()), now())
    ),
  'card.schedule': (input, context) =>
    onCard(input, context, async (asked, { db, now }, userId) =>
      daysDto(await cityCalendar(db, asked, userId, now()))
    ),
  'card.moreSchedule': (input, context) =>
    onCard(input, context, async (asked, { db, now }, userId) =>
      daysDto(await clinicCalendar(db, branchDays(asked), userId, now()))
    ),
  'card.calendar': (input, context) => onCard(input, context, days),
  'card.timespans': (input, context) =>
    onCard(input, context, async (asked, { db, now }) =>
      timesDto(await timeSpans(db, timesRequest(asked), now()))
    ),
  'card.dentalSchedule': (input, context) => onCard(input, context, dentalTimes),
  'card.paperless': (input, context) =>
    onCard(input, context, async (asked, { db }) => paperDto(await paperOptions(db, paperAsked(asked)))),
  'card.appointment': (input, context) =>
    onCard(input, context, async (asked, caller) => holdDto(await takeHold(caller, asked), caller.now()))
} satisfies Partial<Handlers>
