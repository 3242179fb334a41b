import { useEffect } from 'react'

/** Props for the ScrollView: it brings a child to its edge, and here the middle is wanted, so the row is moved by hand. */
export function useCentred(id: string, index: number): { scrollIntoView?: string } {
  useEffect(() => {
    // With the frame, which measures anyway.
    const frame = window.requestAnimationFrame(() => centre(id, index))
    return () => window.cancelAnimationFrame(frame)
  }, [id, index])
  return {}
}

function centre(id: string, index: number): void {
  const row = document.getElementById(id)
  const item = document.getElementById(`${id}-${index}`)
  if (!row || !item) return
  const middle = item.getBoundingClientRect().left - row.getBoundingClientRect().left + item.offsetWidth / 2
  row.scrollLeft += middle - row.clientWidth / 2
}
