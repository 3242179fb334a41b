import { createContext, useContext } from 'react'

/** What a Field tells the input in it. */
export interface FieldWiring {
  label?: string
  required: boolean
  invalid: boolean
  error?: string
  /** Ids of the hint and error under the field. */
  describedBy?: string
}

export const FieldContext = createContext<FieldWiring>({ required: false, invalid: false })

export function useField(): FieldWiring {
  return useContext(FieldContext)
}

/** ARIA attributes of the control inside a Field; `label` is for a control that stands alone. */
export function ariaOf(field: FieldWiring, label?: string): Record<string, string | undefined> {
  return {
    'aria-label': label ?? field.label,
    'aria-required': field.required ? 'true' : undefined,
    'aria-invalid': field.invalid ? 'true' : undefined,
    'aria-describedby': field.describedBy
  }
}
