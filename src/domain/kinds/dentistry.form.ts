import { GENDER } from '../person/gender'
import { CONTACT_FORM, type KindForms } from './form'

export const dentistryForms: KindForms = {
  form: { ...CONTACT_FORM, label: '就诊人', sexLimit: GENDER.female }
}
