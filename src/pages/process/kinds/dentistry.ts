import {
  dentalCityDays,
  dentalStoreDays,
  dentalTimes,
  holdDental,
  listDental
} from '@/services/booking/dental'
import { dentalDoctors } from '@/services/catalogue/doctors'
import { visitPlan } from './visit'

export const dentistryPlan = visitPlan('dentistry', {
  list: listDental,
  cityDays: dentalCityDays,
  branchDays: dentalStoreDays,
  slots: dentalTimes,
  hold: holdDental,
  doctors: dentalDoctors,
  inCard: true,
  failed: '系统异常，请联系我们'
})
