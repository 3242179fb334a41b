import { GENDER } from '../person/codes'
import { PERSON_TEXTS } from '../person/texts'
import { CONTACT_FORM, type KindForms } from './form'

export const vaccineForms: KindForms = {
  name: '疫苗',
  couponName: '疫苗',
  form: {
    ...CONTACT_FORM,
    // The city (§5), and no address: nothing is sent, and the create call that books a clinic has none (§7); category 30 is not the only
    // one without, as services and visits show.
    fields: [...CONTACT_FORM.fields, 'region'],
    label: '联系人',
    sold: '本疫苗',
    regionLabel: PERSON_TEXTS.vaccineCityLabel,
    regionLevels: 2,
    sexLimit: GENDER.female
  }
}
