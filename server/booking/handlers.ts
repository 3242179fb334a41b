import { expireHolds } from '../stock/commands/expire-holds'
import { extendHold } from './commands/extend-hold'
import { releaseHold } from '../stock/commands/release-hold'
import { takeHold } from './commands/take-hold'
import { firstDays } from '../pricing/queries/first-days'
import { firstDaysDto } from '../pricing/first-day-dto'
import { bookingListDto, branchPageDto, daysDto, holdDto, timesDto } from './dto'
import type { Handlers } from '../http/context'
import { pointOf } from '../catalogue/requests'
import { branchPage } from './queries/branch-page'
import { cityCalendar, clinicCalendar, timeSpans } from './queries/booking-days'
import { bookingList } from './queries/booking-list'
import { liveHold } from './queries/live-hold'
import { bookingRequest, branchDays, timesRequest } from './requests'

/** Whoever looks at stock sees the seats of holds that have run out by then. */
export const bookingHandlers = {
  'booking.list': async (input, { db, now, user }) => {
    await expireHolds(db, now())
    return bookingListDto(await bookingList(db, bookingRequest(input), user?.id ?? null, now()), now())
  },
  'hospital.detail': async (input, { db, now }) => {
    await expireHolds(db, now())
    return branchPageDto(await branchPage(db, now(), input.id, pointOf(input)))
  },
  'booking.firstDays': async ({ productCodes, cityCode, ...position }, { db, now }) => {
    await expireHolds(db, now())
    const found = await firstDays(db, { productCodes, cityCode, from: pointOf(position) }, now())
    return firstDaysDto(productCodes, found)
  },
  'booking.calendar': async (input, { db, now, user }) => {
    await expireHolds(db, now())
    return daysDto(await cityCalendar(db, input, user?.id ?? null, now()))
  },
  'booking.clinicCalendar': async (input, { db, now, user }) => {
    await expireHolds(db, now())
    return daysDto(await clinicCalendar(db, branchDays(input), user?.id ?? null, now()))
  },
  'booking.timespans': async (input, { db, now }) => {
    await expireHolds(db, now())
    return timesDto(await timeSpans(db, timesRequest(input), now()))
  },
  'hold.take': async (input, context) => holdDto(await takeHold(context, input), context.now()),
  'hold.get': async ({ holdId }, context) => {
    await expireHolds(context.db, context.now())
    return holdDto(await liveHold(context, holdId), context.now())
  },
  'hold.extend': async ({ holdId }, context) => {
    await expireHolds(context.db, context.now())
    return holdDto(await extendHold(context, holdId), context.now())
  },
  'hold.release': async ({ holdId }, context) => {
    await releaseHold(context, holdId)
    return {}
  }
} satisfies Partial<Handlers>
