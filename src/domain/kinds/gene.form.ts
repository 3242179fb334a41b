import { EXAMINEE_FORM, type KindForms } from './form'

export const geneForms: KindForms = { form: EXAMINEE_FORM }
