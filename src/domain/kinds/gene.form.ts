import { CONTACT_FORM, type KindForms } from './form'

export const geneForms: KindForms = {
  name: '基因检测',
  couponName: '基因检测',
  priceLabel: '检测',
  form: { ...CONTACT_FORM, label: '受检人', sold: '本检测' }
}
