import { row } from '../endpoint'
import type * as addon from './dto/addon'
import type * as booking from './dto/booking'
import type * as hold from './dto/hold'
import type * as quote from './dto/quote'
import type { Empty } from '../common/dto'
import type * as confirm from './dto/confirm'

/** Branch, date, slot, add-ons and quote of the cardless checkup flow (§7 Booking). */
export const bookingEndpoints = {
  'booking.list': row<booking.BookingListInput, booking.BookingList>({
    method: 'POST',
    path: '/pdb/booking/v2',
    auth: 'optional',
    changes: false
  }),
  'booking.calendar': row<booking.CalendarInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/pdb/calendar',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'booking.clinicCalendar': row<booking.ClinicCalendarInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/pdb/other/calendar',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'booking.timespans': row<booking.TimespansInput, booking.TimeSlot[]>({
    method: 'POST',
    path: '/pdb/v2/timespans',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'hold.take': row<hold.HoldInput, hold.Hold>({
    method: 'POST',
    path: '/booking/slot/hold',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  /** 27201 when it ran out, with alternatives. */
  'hold.get': row<hold.HoldIdInput, hold.Hold>({
    method: 'GET',
    path: '/booking/slot/hold/:holdId',
    auth: 'optional',
    changes: false,
    quiet: true
  }),
  /** Another 600 s, twice at most; 27201 when it ran out, 0 when it was extended twice. */
  'hold.extend': row<hold.HoldIdInput, hold.Hold>({
    method: 'POST',
    path: '/booking/slot/hold/:holdId/extend',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  'hold.release': row<hold.HoldIdInput, Empty>({
    method: 'DELETE',
    path: '/booking/slot/hold/:holdId',
    auth: 'optional',
    changes: true,
    quiet: true
  }),
  'addon.packages': row<addon.AddPackagesInput, addon.AddPackages[]>({
    method: 'POST',
    path: '/pdb/addPackages',
    auth: 'optional',
    changes: false
  }),
  /** 40003 / 40004 answer `RuleItems` in results[0]. */
  'addon.quote': row<quote.QuoteInput, quote.RealTimePrice[]>({
    method: 'POST',
    path: '/signature/pdb/realTimePrice/v2',
    auth: 'user',
    changes: false,
    signed: true,
    quiet: true
  }),
  'addon.again': row<addon.AgainInput, addon.AgainResults[]>({
    method: 'POST',
    path: '/order/again/addItems',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'confirm.paperless': row<confirm.PaperlessInput, confirm.PaperlessResults[]>({
    method: 'POST',
    path: '/order/paperless/report',
    auth: 'user',
    changes: false
  }),
  'confirm.breakfasts': row<confirm.BreakfastInput, confirm.Breakfast[]>({
    method: 'POST',
    path: '/breakfast/list',
    auth: 'none',
    changes: false
  }),
  'confirm.gifts': row<confirm.GiftInput, confirm.Gift[]>({
    method: 'POST',
    path: '/gift/list',
    auth: 'optional',
    changes: false
  })
} as const
