import { GENDER } from '../person/codes'
import { PERSON_TEXTS } from '../person/texts'
import { CONTACT_FORM, type KindForms } from './form'

export const vaccineForms: KindForms = {
  name: '疫苗',
  couponName: '疫苗',
  prep: [
    { title: '前一晚', text: '早点睡，不喝酒；发热或急性病期间请先改期', icon: 'moon' },
    { title: '随身携带', text: '本人身份证、预防接种证（没有可现场补办）', icon: 'card' },
    { title: '接种之后', text: '在门诊留观 30 分钟再走，当天不泡澡不剧烈运动', icon: 'info' }
  ],
  form: {
    ...CONTACT_FORM,
    fields: [...CONTACT_FORM.fields, 'region', 'address'],
    label: '联系人',
    regionLabel: PERSON_TEXTS.vaccineCityLabel,
    regionLevels: 2,
    sexLimit: GENDER.female
  }
}
