import { EXAMINEE_FORM, type KindForms } from './form'

export const checkupForms: KindForms = { form: EXAMINEE_FORM }
