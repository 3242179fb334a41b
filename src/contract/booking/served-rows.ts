import type * as booking from './dto/booking'
import type * as dto from './dto/more-bookings'
import type { OrderResult } from '../order/dto/place-order'
import type { CompleteWatsonInput } from '../visit-kinds/dto'
import { row } from '../endpoint'

/** Days, branches, times and orders under the names of other clients. */
export const moreBookingEndpoints = {
  'common.moreFlights': row<dto.MoreFlightsInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/common/moreFlights',
    auth: 'optional',
    changes: false
  }),
  /** What is examined or sampled at a branch. */
  'inspect.list': row<booking.BookingListInput, booking.BookingList>({
    method: 'POST',
    path: '/inspect/org/list',
    auth: 'optional',
    changes: false
  }),
  'inspect.moreFlights': row<dto.MoreFlightsInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/inspect/pdb/inspectMoreFlights',
    auth: 'optional',
    changes: false
  }),
  'inspect.branchesOn': row<dto.DateBranchesInput, booking.Clinic[]>({
    method: 'GET',
    path: '/inspect/date/org/list/:x',
    auth: 'optional',
    changes: false
  }),
  /** As `order.completeWatson`. */
  'inspect.complete': row<CompleteWatsonInput, OrderResult[]>({
    method: 'POST',
    path: '/inspect/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command'
  }),
  'booking.otherDates': row<dto.BranchDaysInput, booking.CalendarDay[]>({
    method: 'GET',
    path: '/pdb/otherDate/list/:orgCode/:productCode',
    auth: 'optional',
    changes: false
  }),
  'dental.calendar': row<dto.BranchDaysInput, booking.CalendarDay[]>({
    method: 'GET',
    path: '/dental/calendar/:orgCode/:productCode',
    auth: 'optional',
    changes: false
  }),
  'dental.times': row<dto.BranchTimesInput, booking.TimeSlot[]>({
    method: 'GET',
    path: '/dental/time/list/:orgCode/:date',
    auth: 'optional',
    changes: false
  }),
  /** Refuses what the change itself would refuse, but for the seat. */
  'order.otherDatePrice': row<dto.OtherDatePriceInput, dto.OtherDatePrice[]>({
    method: 'POST',
    path: '/pdb/otherDate/realtimePrice',
    auth: 'user',
    changes: false
  })
} as const
