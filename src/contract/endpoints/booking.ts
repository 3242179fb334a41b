import { row } from '../endpoint'
import type * as dto from '../dto/booking'
import type { Empty } from '../dto/common'
import type * as confirm from '../dto/confirm'

/** Branch, date, slot, add-ons and quote of the cardless checkup flow (§7 Booking). */
export const bookingEndpoints = {
  'booking.list': row<dto.BookingListInput, dto.BookingList>({
    method: 'POST',
    path: '/pdb/booking/v2',
    auth: 'optional',
    changes: false
  }),
  'booking.calendar': row<dto.CalendarInput, dto.CalendarDay[]>({
    method: 'POST',
    path: '/pdb/calendar',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'booking.clinicCalendar': row<dto.ClinicCalendarInput, dto.CalendarDay[]>({
    method: 'POST',
    path: '/pdb/other/calendar',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'booking.timespans': row<dto.TimespansInput, dto.TimeSlot[]>({
    method: 'POST',
    path: '/pdb/v2/timespans',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'hold.take': row<dto.HoldInput, dto.Hold>({
    method: 'POST',
    path: '/booking/slot/hold',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  /** 27201 when it ran out, with alternatives. */
  'hold.get': row<dto.HoldIdInput, dto.Hold>({
    method: 'GET',
    path: '/booking/slot/hold/:holdId',
    auth: 'optional',
    changes: false,
    quiet: true
  }),
  /** Another 600 s, twice at most; 27201 when it ran out, 0 when it was extended twice. */
  'hold.extend': row<dto.HoldIdInput, dto.Hold>({
    method: 'POST',
    path: '/booking/slot/hold/:holdId/extend',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  'hold.release': row<dto.HoldIdInput, Empty>({
    method: 'DELETE',
    path: '/booking/slot/hold/:holdId',
    auth: 'optional',
    changes: true,
    quiet: true
  }),
  'addon.packages': row<dto.AddPackagesInput, dto.AddPackages[]>({
    method: 'POST',
    path: '/pdb/addPackages',
    auth: 'optional',
    changes: false
  }),
  /** 40003 / 40004 answer `RuleItems` in results[0]. */
  'addon.quote': row<dto.QuoteInput, dto.RealTimePrice[]>({
    method: 'POST',
    path: '/signature/pdb/realTimePrice/v2',
    auth: 'user',
    changes: false,
    signed: true,
    quiet: true
  }),
  'addon.again': row<dto.AgainInput, dto.AgainResults[]>({
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
