import { useEffect } from 'react'
import { useShell } from './shell'

/**
 * Says a text as it comes and whenever it is another one. A region that comes together with its text is not read, so what a page
 * draws anew, a list or that it is empty, is said by the region that stands already.
 */
export function useSaid(text: string): void {
  const { say } = useShell()
  useEffect(() => {
    if (text) say?.(text)
  }, [text, say])
}
