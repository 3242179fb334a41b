import { formWith, type KindForms } from './form'

export const couponActivityForms: KindForms = {
  name: '卡券',
  couponName: '券活动',
  form: formWith({ fields: ['name', 'mobile'], label: '联系人' })
}
