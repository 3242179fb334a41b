import { useEffect, useState } from 'react'

/** Time a closing popup stays for its animation, ms: `--ca-dur-3`. */
const LEAVE_MS = 280

/** Keeps a popup mounted until its closing animation has ended. */
export function usePresence(open: boolean): { mounted: boolean; leaving: boolean } {
  const [kept, setKept] = useState(open)
  useEffect(() => {
    if (open) {
      setKept(true)
      return undefined
    }
    const timer = setTimeout(() => setKept(false), LEAVE_MS)
    return () => clearTimeout(timer)
  }, [open])
  return { mounted: open || kept, leaving: !open && kept }
}
