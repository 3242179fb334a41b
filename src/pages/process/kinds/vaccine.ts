import { listForDose, vaccineClinicDays, vaccineTimes } from '@/services/booking/vaccine'
import type { ScreenPlan } from './plan'
import { visitPlan } from './visit'

const KIND = 'vaccine'

export const vaccinePlan: ScreenPlan = {
  ...visitPlan(KIND, {
    list: listForDose(),
    branchDays: vaccineClinicDays,
    slots: vaccineTimes,
    inCard: true
  }),
  noteOf: '发热或身体不适请改期；想再往后推，先问一下门诊医生。',
  next: () => ({ screen: 'confirm', type: `${KIND}-booking` })
}
