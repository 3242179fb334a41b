import * as booking from '../booking/dto/booking'
import * as hold from '../booking/dto/hold'
import * as moreBookings from '../booking/dto/more-bookings'
import * as order from '../order/dto/order'
import * as placing from '../order/dto/place-order'
import * as visitKinds from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const visitKindsSchemas = {
  'watson.list': { input: booking.bookingListInput, results: booking.bookingList },
  'watson.calendar': { input: visitKinds.watsonCalendarInput, results: booking.calendarDays },
  'order.info': { input: moreBookings.orderInfoInput, results: moreBookings.orderInfo },
  'order.completeWatson': { input: visitKinds.completeWatsonInput, results: placing.completeResults },
  'order.completeSugar': { input: visitKinds.completeSugarInput, results: placing.completeResults },
  'order.sugarAgain': { input: visitKinds.sugarAgainInput, results: visitKinds.sugarAgain },
  'dental.cities': { input: visitKinds.dentalCityInput, results: visitKinds.dentalCities },
  'dental.list': { input: booking.bookingListInput, results: booking.bookingList },
  'dental.days': { input: visitKinds.dentalDaysInput, results: booking.calendarDays },
  'dental.schedule': { input: visitKinds.dentalScheduleInput, results: visitKinds.dentalSchedule },
  'dental.doctors': { input: visitKinds.dentalDoctorsInput, results: visitKinds.dentalDoctors },
  'dental.appointment': { input: visitKinds.dentalAppointmentInput, results: hold.hold },
  'vaccine.list': { input: visitKinds.vaccineListInput, results: booking.bookingList },
  'vaccine.days': { input: visitKinds.vaccineDaysInput, results: booking.calendarDays },
  'vaccine.times': { input: visitKinds.vaccineTimesInput, results: booking.timeSlots },
  'order.completeVaccine': { input: visitKinds.completeVaccineInput, results: placing.completeResults },
  'order.completeDental': { input: visitKinds.completeDentalInput, results: placing.completeResults },
  'order.sugarDetail': { input: order.orderIdInput, results: order.orderDetail }
}
