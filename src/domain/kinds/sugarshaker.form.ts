import { formWith, type KindForms } from './form'

export const sugarshakerForms: KindForms = { form: formWith({ fields: ['name', 'mobile'], label: '体检人' }) }
