import { EXAMINEE_FORM, type KindForms } from './form'

export const wastonForms: KindForms = { form: EXAMINEE_FORM }
