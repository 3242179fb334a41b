import { formWith, type KindForms } from './form'

export const couponActivityForms: KindForms = {
  form: formWith({ fields: ['name', 'mobile'], label: '收货人' })
}
