import { GENDER } from '../person/codes'
import { PERSON_TEXTS } from '../person/texts'
import { CONTACT_FORM, type KindForms } from './form'

export const vaccineForms: KindForms = {
  name: '疫苗',
  couponName: '疫苗',
  form: {
    ...CONTACT_FORM,
    fields: [...CONTACT_FORM.fields, 'region', 'address'],
    label: '联系人',
    regionLabel: PERSON_TEXTS.vaccineCityLabel,
    regionLevels: 2,
    sexLimit: GENDER.female
  }
}
