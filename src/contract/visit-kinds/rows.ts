import { row } from '../endpoint'
import type * as booking from '../booking/dto/booking'
import type * as hold from '../booking/dto/hold'
import type { OrderInfo, OrderInfoInput } from '../booking/dto/more-bookings'
import type { OrderDetail, OrderIdInput } from '../order/dto/order'
import type * as placing from '../order/dto/place-order'
import type * as dto from './dto'

/** Calls of kinds with a visit that have a branch list, calendars or an order call of their own (§7). */
export const visitKindEndpoints = {
  'watson.list': row<booking.BookingListInput, booking.BookingList>({
    method: 'POST',
    path: '/watson/org/list',
    auth: 'optional',
    changes: false
  }),
  'watson.calendar': row<dto.WatsonCalendarInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/watson/calendar',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  /** 27002–27008, 27201 and 28001–28003 are answered to the page. */
  'order.completeWatson': row<dto.CompleteWatsonInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/watson/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  'order.completeSugar': row<dto.CompleteSugarInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/sugar/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  /** As `order.detail`. */
  'order.sugarDetail': row<OrderIdInput, OrderDetail>({
    method: 'GET',
    path: '/order/sugarDetail/:id',
    auth: 'user',
    changes: false
  }),
  'order.sugarAgain': row<dto.SugarAgainInput, dto.SugarAgain[]>({
    method: 'POST',
    path: '/sugar/order/again',
    auth: 'user',
    changes: false,
    encrypted: true,
    plainToo: true,
    quiet: true
  }),
  /** Whom an order of the mini-program's own pages is for. */
  'order.info': row<OrderInfoInput, OrderInfo[]>({
    method: 'POST',
    path: '/miniprogram/order/info',
    auth: 'user',
    changes: false,
    encrypted: true,
    plainToo: true
  }),
  'dental.cities': row<dto.DentalCityInput, dto.DentalCity[]>({
    method: 'GET',
    path: '/dental/v2/city/list/:a/:b/:c',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  'dental.list': row<booking.BookingListInput, booking.BookingList>({
    method: 'POST',
    path: '/dental/org/list',
    auth: 'optional',
    changes: false
  }),
  'dental.days': row<dto.DentalDaysInput, booking.CalendarDay[]>({
    method: 'POST',
    path: '/common/dental/moreSchedule',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'dental.schedule': row<dto.DentalScheduleInput, dto.DentalTime[]>({
    method: 'POST',
    path: '/common/dental/schedule',
    auth: 'optional',
    changes: false
  }),
  'dental.doctors': row<dto.DentalDoctorsInput, dto.DentalDoctor[]>({
    method: 'GET',
    path: '/dental/doctor/list/:orgId/:regDate',
    auth: 'none',
    changes: false,
    quiet: true
  }),
  /** As `hold.take`: 27002 with other times when none is left. */
  'dental.appointment': row<dto.DentalAppointmentInput, hold.Hold>({
    method: 'POST',
    path: '/dental/appointment',
    auth: 'optional',
    changes: true,
    showLoading: true
  }),
  'vaccine.list': row<dto.VaccineListInput, booking.BookingList>({
    method: 'POST',
    path: '/vaccine/booking/list',
    auth: 'optional',
    changes: false
  }),
  'vaccine.days': row<dto.VaccineDaysInput, booking.CalendarDay[]>({
    method: 'GET',
    path: '/vaccine/schedule/:orgCode/:productCode',
    auth: 'optional',
    changes: false,
    showLoading: true
  }),
  'vaccine.times': row<dto.VaccineTimesInput, booking.TimeSlot[]>({
    method: 'GET',
    path: '/vaccine/time/list/:orgCode/:date',
    auth: 'optional',
    changes: false
  }),
  'order.completeVaccine': row<dto.CompleteVaccineInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/vaccine/user/purchase/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  'order.completeDental': row<dto.CompleteDentalInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/dental/user/submit',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  })
} as const
