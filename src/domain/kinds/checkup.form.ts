import { EXAMINEE_FORM, type KindForms } from './form'

export const checkupForms: KindForms = {
  name: '体检',
  couponName: '体检',
  form: EXAMINEE_FORM
}
