import { RECIPIENT_FORM, type KindForms } from './form'

export const geneHomeForms: KindForms = { form: RECIPIENT_FORM }
