import { useEffect } from 'react'

/** Props for the ScrollView; on H5 its own scrolling into view would move the page too, so the row is moved by hand. */
export function useCentred(id: string, index: number): { scrollIntoView?: string } {
  useEffect(() => {
    const row = document.getElementById(id)
    const item = document.getElementById(`${id}-${index}`)
    if (!row || !item) return
    const middle = item.getBoundingClientRect().left - row.getBoundingClientRect().left + item.offsetWidth / 2
    row.scrollLeft += middle - row.clientWidth / 2
  }, [id, index])
  return {}
}
