import { EXAMINEE_FORM, type KindForms } from './form'

export const wastonForms: KindForms = {
  name: '睿评',
  couponName: '睿评',
  priceLabel: '评估',
  form: { ...EXAMINEE_FORM, sold: '本评估' }
}
