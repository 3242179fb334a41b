import { formWith, type KindForms } from './form'

export const sugarshakerForms: KindForms = {
  name: '控糖',
  couponName: '控糖',
  form: formWith({ fields: ['name', 'mobile'], label: '体检人' })
}
