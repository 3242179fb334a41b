import { takesCard } from '@/domain/card/branch-terms'
import { cardCover } from '../card/queries/card-cover'
import { paperDto } from '../catalogue/confirm-dto'
import { paperOptions } from '../catalogue/queries/confirm-choices'
import { soldProduct } from '../catalogue/queries/sold-product'
import { paperAsked } from '../catalogue/requests'
import { requireUser, type Handlers, type RequestContext } from '../http/context'
import { onCardOf } from '../pricing/queries/on-card'
import { pricingContextOf } from '../pricing/queries/pricing-context'
import { expireHolds } from '../stock/commands/expire-holds'
import { cardDaysDto, cardListDto } from './card-dto'
import { takeHold } from './commands/take-hold'
import { holdDto, timesDto } from './dto'
import { cityCalendar, clinicCalendar, timeSpans } from './queries/booking-days'
import { cardBookingList, lastDayOf, type CoveredProduct } from './queries/card-list'
import { bookingRequest, branchDays, timesRequest } from './requests'
import { dentalTimes } from './visit-kind-handlers'

interface OnCard {
  readonly cardNumber: string
  readonly contactsId?: string | undefined
  readonly fromComboId?: string | undefined
  readonly productCode: string
  /** The branch, by whichever of its names (§7). */
  readonly orgCode?: string | undefined
  readonly hospitalId?: string | undefined
  readonly hospId?: string | undefined
  readonly hosId?: string | undefined
  readonly orgId?: string | undefined
}

interface Covered extends CoveredProduct {
  readonly userId: string
  readonly context: RequestContext
}

/** What is booked on a card, once the card is known to be the caller's and to cover it, where it is named; holds that ran out by then are ended. */
async function onCard<Input extends OnCard, Results>(
  input: Input,
  context: RequestContext,
  ask: (input: Input, covered: Covered) => Promise<Results>
): Promise<Results> {
  const { db, now } = context
  const userId = requireUser(context).id
  const { cardNumber, contactsId, fromComboId, productCode } = input
  const orgCode = input.orgCode ?? input.hospitalId ?? input.hospId ?? input.hosId ?? input.orgId
  const { shop } = await pricingContextOf(db, { userId, productCode, now: now() })
  const product = soldProduct(shop, productCode)
  const asked = await onCardOf(db, userId, { cardNumber, contactsId, fromComboId })
  const cover = await cardCover(db, { shop, userId, product }, { ...asked, orgCode }, now())
  await expireHolds(db, now())
  return ask(input, { shop, product, cover, userId, context })
}

interface Days {
  readonly cityCode?: string | undefined
  readonly orgCode?: string | undefined
  readonly hospitalId?: string | undefined
  readonly productCode: string
  readonly startDate?: string | undefined
}

/** The days of a city's branches that take the card, or without a city those of a branch. */
async function days(
  { cityCode, ...input }: Days,
  { cover, userId, context: { db, now } }: Covered
): Promise<ReturnType<typeof cardDaysDto>> {
  const { productCode } = input
  return cardDaysDto(
    cityCode === undefined
      ? await clinicCalendar(db, branchDays(input), userId, now())
      : await cityCalendar(db, { cityCode, productCode }, userId, now(), (orgCode) =>
          takesCard(cover.terms, orgCode)
        ),
    lastDayOf(cover)
  )
}

/** The same services as without a card (§7). */
export const cardBookingHandlers = {
  'card.list': (input, caller) =>
    onCard(input, caller, async (asked, { userId, context: { db, now }, ...covered }) =>
      cardListDto(await cardBookingList(db, covered, bookingRequest(asked), { userId, now: now() }), now())
    ),
  'card.schedule': (input, caller) => onCard(input, caller, days),
  'card.moreSchedule': (input, caller) => onCard(input, caller, days),
  'card.calendar': (input, caller) => onCard(input, caller, days),
  'card.timespans': (input, caller) =>
    onCard(input, caller, async (asked, { context: { db, now } }) =>
      timesDto(await timeSpans(db, timesRequest(asked), now()))
    ),
  'card.dentalSchedule': (input, caller) =>
    onCard(input, caller, (asked, { context }) => dentalTimes(asked, context)),
  'card.paperless': (input, caller) =>
    onCard(input, caller, async (asked, { context: { db } }) =>
      paperDto(await paperOptions(db, paperAsked(asked)))
    ),
  'card.appointment': (input, caller) =>
    onCard(input, caller, async (asked) => holdDto(await takeHold(caller, asked), caller.now()))
} satisfies Partial<Handlers>
