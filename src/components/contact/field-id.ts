import type { PersonField } from '@/domain/person/form-fields'

/** Id of a field to scroll to. Pages that lie on each other name their fields apart. */
export const fieldId = (field: PersonField, form = 'person'): string => `${form}-${field}`
