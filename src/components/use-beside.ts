import { useEffect, useState } from 'react'
import { useShell } from '@/components/ui/page-shell/shell'
import { width } from '@/platform/width'
import type { Beside } from '@/platform/width/types'

/** Whether two things stand beside each other on this page; in care mode one at a time does. */
export function useBeside(beside: Beside): boolean {
  const { elder } = useShell()
  const [held, setHeld] = useState(() => width.holds(beside))
  useEffect(() => width.watch(beside, () => setHeld(width.holds(beside))), [beside])
  return held && !elder
}
