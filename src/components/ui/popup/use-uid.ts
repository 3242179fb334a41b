import { useId } from 'react'

/** An id that may stand in `aria-labelledby` on every target. */
export function useUid(prefix: string): string {
  return `${prefix}-${useId().replace(/:/g, '')}`
}
