import { CHILDBEARING, remarksFor, type ItemRemark } from '../addon/item-terms'
import { FASTING_HOURS } from '../booking/slot/fasting'
import { GENDER } from '../person/codes'
import { CONTACT_FORM, type KindForms, type Prepare } from './form'

export const dentistryForms: KindForms = {
  name: '齿科',
  couponName: '口腔',
  priceLabel: '项目',
  form: { ...CONTACT_FORM, label: '就诊人', sold: '本项目', sexLimit: GENDER.female }
}

const PREGNANT: ItemRemark = { text: '怀孕', sexLimit: 0, ages: CHILDBEARING }

export const beforeDentist: Prepare = (fasting, whom) => [
  {
    title: '出门前',
    text: fasting ? `空腹 ${FASTING_HOURS} 小时，刷好牙再来` : '吃过饭、刷好牙再来，不用空腹',
    icon: 'cup'
  },
  { title: '随身携带', text: '本人身份证；正在吃的药带上药盒', icon: 'card' },
  {
    title: '先告诉医生',
    text: ['有心脏起搏器、服抗凝药、对麻药过敏', ...remarksFor([PREGNANT], whom)].join('或'),
    icon: 'info'
  }
]
