import type { ParsedInput } from '@/contract/schemas'
import type { Handlers, RequestContext } from '../http/context'
import { shopNow } from '../catalogue/queries/shop'
import { expireHolds } from '../stock/commands/expire-holds'
import { takeHold } from './commands/take-hold'
import { bookingListDto, clinicDto, daysDto, dentalTimesDto, doctorsDto, holdDto, timesDto } from './dto'
import { cityCalendar, clinicCalendar, timeSpans } from './queries/booking-days'
import { bookingList, cityViews } from './queries/booking-list'
import { doctorsOf } from './queries/doctors'
import { bookingRequest, branchDays, timesRequest } from './requests'

interface Days {
  readonly cityCode?: string | undefined
  readonly orgCode?: string | undefined
  readonly hospitalId?: string | undefined
  readonly productCode: string
  readonly startDate?: string | undefined
}

/** The days of a city, or without one those of a branch. */
async function days({ cityCode, ...input }: Days, { db, now, user }: RequestContext) {
  await expireHolds(db, now())
  const userId = user?.id ?? null
  return daysDto(
    cityCode === undefined
      ? await clinicCalendar(db, branchDays(input), userId, now())
      : await cityCalendar(db, { cityCode, productCode: input.productCode }, userId, now())
  )
}

async function slotsIn(input: ParsedInput<'booking.timespans'>, { db, now }: RequestContext) {
  await expireHolds(db, now())
  return timeSpans(db, timesRequest(input), now())
}

async function listed(input: ParsedInput<'booking.list'>, { db, now, user }: RequestContext) {
  await expireHolds(db, now())
  return bookingList(db, bookingRequest(input), user?.id ?? null, now())
}

const times = async (input: ParsedInput<'booking.timespans'>, context: RequestContext) =>
  timesDto(await slotsIn(input, context))

const list = async (input: ParsedInput<'booking.list'>, context: RequestContext) =>
  bookingListDto(await listed(input, context), context.now())

/** The times of a store, or of one of its doctors. */
export async function dentalTimes(
  { orgId: orgCode, regDate: date, productCode, doctorId }: ParsedInput<'dental.schedule'>,
  context: RequestContext
) {
  return dentalTimesDto(await slotsIn({ orgCode, date, productCode, doctorId }, context))
}

/** The same commands and queries as of a checkup, under the names of their kinds (§7). */
export const visitKindHandlers = {
  'watson.list': list,
  'watson.calendar': days,
  'vaccine.days': days,
  'vaccine.times': times,
  'common.moreFlights': days,
  'inspect.list': list,
  'inspect.moreFlights': days,
  'inspect.branchesOn': async ({ x: startDate, ...input }, context) => {
    const found = await listed({ ...input, startDate, dayNum: 1 }, context)
    return found.days.find(({ date }) => date === startDate)?.branches.map(clinicDto) ?? []
  },
  'booking.otherDates': days,
  'dental.calendar': days,
  'dental.times': times,
  'dental.cities': async ({ a: productCode, b: cityCode }, { db }) =>
    cityViews(db, productCode, cityCode, (await shopNow(db)).cityNames.get(cityCode)),
  'dental.list': list,
  'dental.days': ({ orgId: orgCode, ...input }, context) => days({ ...input, orgCode }, context),
  'dental.doctors': async ({ orgId, regDate }, { db, now }) => {
    await expireHolds(db, now())
    return doctorsDto(await doctorsOf(db, orgId, regDate, now()))
  },
  'dental.schedule': dentalTimes,
  'dental.appointment': async (
    { orgId: orgCode, regDate: date, schedulingId: slotId, productCode, doctorId },
    context
  ) => {
    const taken = await takeHold(context, { orgCode, date, slotId, productCode, doctorId, persons: 1 })
    return holdDto(taken, context.now())
  }
} satisfies Partial<Handlers>
