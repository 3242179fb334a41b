import { GENDER } from '../person/codes'
import { CONTACT_FORM, type KindForms } from './form'

export const dentistryForms: KindForms = {
  name: '齿科',
  couponName: '口腔',
  form: { ...CONTACT_FORM, label: '就诊人', sold: '本项目', sexLimit: GENDER.female }
}
