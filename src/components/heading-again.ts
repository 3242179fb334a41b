import { useEffect, useRef } from 'react'
import { pageFocus } from '@/platform/page-focus'

/**
 * What a page is of became something else under the person, and what had the focus is gone with it: the page is begun anew
 * from its heading.
 * @param state undefined until it is known
 */
export function useHeadingAgain(state: string | number | null | undefined): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) pageFocus.toHeading()
    before.current = state
  }, [state])
}
