import { CROSS_BORDER_TEXTS } from '../person/texts'
import { RECIPIENT_FORM, type KindForms } from './form'

/** Customs ask for the orderer's real name and identity card (§5). */
export const crossBorderForms: KindForms = {
  name: '跨境好物',
  couponName: '跨境',
  form: {
    ...RECIPIENT_FORM,
    fields: ['buyerName', 'name', 'mobile', 'idNumber', 'region', 'address'],
    cardOnly: true,
    messages: CROSS_BORDER_TEXTS
  }
}
