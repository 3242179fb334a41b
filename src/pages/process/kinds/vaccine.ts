import type { OrderedVisit } from '@/domain/draft/draft'
import { vaccineClinicDays, vaccineList, vaccineTimes } from '@/services/booking/vaccine'
import type { ScreenPlan } from './plan'
import { visitBooking, visitPlan } from './visit'

const KIND = 'vaccine'

const bookingOf = (dose?: OrderedVisit) =>
  visitBooking({
    list: vaccineList(dose),
    branchDays: vaccineClinicDays,
    slots: vaccineTimes,
    inCard: true
  })

export const vaccinePlan: ScreenPlan = {
  ...visitPlan(KIND, bookingOf()),
  bookingOf,
  next: () => ({ screen: 'confirm', type: `${KIND}-booking` })
}
