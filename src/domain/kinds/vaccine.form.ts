import { GENDER } from '../person/codes'
import { CONTACT_FORM, type KindForms, type Prepare } from './form'

export const vaccineForms: KindForms = {
  name: '疫苗',
  couponName: '疫苗',
  priceLabel: '疫苗',
  form: {
    ...CONTACT_FORM,
    // The city (§5), and no address: nothing is sent, and the create call that books a clinic has none (§7); category 30 is not the only
    // one without, as services and visits show.
    fields: [...CONTACT_FORM.fields, 'region'],
    label: '联系人',
    sold: '本疫苗',
    regionLabel: '接种城市',
    regionLevels: 2,
    sexLimit: GENDER.female
  }
}

export const beforeVaccination: Prepare = () => [
  { title: '前一晚', text: '早点睡，不喝酒；发热或急性病期间请先改期', icon: 'moon' },
  { title: '随身携带', text: '本人身份证、预防接种证（没有可现场补办）', icon: 'card' },
  { title: '接种之后', text: '在门诊留观 30 分钟再走，当天不泡澡不剧烈运动', icon: 'info' }
]
