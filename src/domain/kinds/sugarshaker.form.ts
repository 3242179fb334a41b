import { EXAMINEE_FORM, type KindForms } from './form'

export const sugarshakerForms: KindForms = {
  name: '控糖',
  couponName: '控糖',
  form: { ...EXAMINEE_FORM, sold: '本检测' }
}
