import { RECIPIENT_FORM, type KindForms } from './form'
import { CATEGORY } from './types'

export const healthSelectionForms: KindForms = {
  name: '健康好物',
  couponName: '好物',
  form: RECIPIENT_FORM,
  byCategory: {
    // Nothing is sent (§5): whoever fetches it is asked for.
    [CATEGORY.specialGoods]: { ...RECIPIENT_FORM, fields: ['name', 'mobile'], label: '领取人' },
    [CATEGORY.servicePerson]: { ...RECIPIENT_FORM, fields: ['name', 'mobile'], label: '服务人' },
    [CATEGORY.membership]: { ...RECIPIENT_FORM, fields: ['name', 'mobile'], label: '会员' }
  }
}
