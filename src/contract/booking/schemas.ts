import { empty } from '../common/dto'
import * as addon from './dto/addon'
import * as booking from './dto/booking'
import * as confirm from './dto/confirm'
import * as hold from './dto/hold'
import * as moreBookings from './dto/more-bookings'
import * as placing from '../order/dto/place-order'
import * as quote from './dto/quote'
import * as visitKinds from '../visit-kinds/dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const bookingSchemas = {
  'booking.list': { input: booking.bookingListInput, results: booking.bookingList },
  'booking.calendar': { input: booking.calendarInput, results: booking.calendarDays },
  'booking.clinicCalendar': { input: booking.clinicCalendarInput, results: booking.calendarDays },
  'booking.timespans': { input: booking.timespansInput, results: booking.timeSlots },
  'common.moreFlights': { input: moreBookings.moreFlightsInput, results: booking.calendarDays },
  'inspect.list': { input: booking.bookingListInput, results: booking.bookingList },
  'inspect.moreFlights': { input: moreBookings.moreFlightsInput, results: booking.calendarDays },
  'inspect.branchesOn': { input: moreBookings.dateBranchesInput, results: booking.clinics },
  'inspect.complete': { input: visitKinds.completeWatsonInput, results: placing.completeResults },
  'booking.otherDates': { input: moreBookings.branchDaysInput, results: booking.calendarDays },
  'dental.calendar': { input: moreBookings.branchDaysInput, results: booking.calendarDays },
  'dental.times': { input: moreBookings.branchTimesInput, results: booking.timeSlots },
  'order.otherDatePrice': { input: moreBookings.otherDatePriceInput, results: moreBookings.otherDatePrice },
  'hold.take': { input: hold.holdInput, results: hold.hold },
  'hold.get': { input: hold.holdIdInput, results: hold.hold },
  'hold.extend': { input: hold.holdIdInput, results: hold.hold },
  'hold.release': { input: hold.holdIdInput, results: empty },
  'addon.packages': { input: addon.addPackagesInput, results: addon.addPackages },
  'addon.quote': { input: quote.quoteInput, results: quote.quoteResults },
  'addon.again': { input: addon.againInput, results: addon.againResults },
  'confirm.paperless': { input: confirm.paperlessInput, results: confirm.paperlessResults },
  'confirm.breakfasts': { input: confirm.breakfastInput, results: confirm.breakfasts },
  'confirm.gifts': { input: confirm.giftInput, results: confirm.gifts }
}
