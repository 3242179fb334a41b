import { listVaccine, vaccineClinicDays, vaccineTimes } from '@/services/vaccine'
import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'vaccine'

export const vaccinePlan: ScreenPlan = {
  ...visitPlan(KIND, {
    list: listVaccine,
    branchDays: vaccineClinicDays,
    slots: vaccineTimes,
    inCard: true
  }),
  next: () => ({ screen: 'confirm', type: `${KIND}-booking` })
}
