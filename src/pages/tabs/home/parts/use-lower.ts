import { useEffect, useState } from 'react'
import type * as lowerParts from '../lower'

type Lower = typeof lowerParts

let fetched: Lower | undefined

/** What lies below the first screen: one file, fetched with it. Undefined before; null where it could not be, and home goes on without. */
export function useLower(): Lower | null | undefined {
  const [lower, setLower] = useState<Lower | null | undefined>(fetched)
  useEffect(() => {
    if (fetched) return
    import('../lower').then(
      (part) => {
        fetched = part
        setLower(part)
      },
      () => setLower(null)
    )
  }, [])
  return lower
}
