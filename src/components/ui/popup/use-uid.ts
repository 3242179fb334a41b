import { useId } from 'react'

/** An id of an element, on every target. */
export function useUid(prefix: string): string {
  return `${prefix}-${useId().replace(/:/g, '')}`
}
