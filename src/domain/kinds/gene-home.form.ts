import { RECIPIENT_FORM, type KindForms } from './form'

export const geneHomeForms: KindForms = {
  name: '居家基因',
  couponName: '居家检测',
  form: RECIPIENT_FORM
}
