import { useMemo, useState } from 'react'

/**
 * The error of a field is an alert once somebody has left the field. When a whole form is checked, the first wrong field
 * takes the focus and is read with its error: five alerts at once would say nothing.
 */
export function useVoice(_error?: string | null) {
  const [left, setLeft] = useState(false)
  const watch = useMemo(() => ({ onFocus: () => setLeft(false), onBlur: () => setLeft(true) }), [])
  return { role: left ? 'alert' : undefined, watch }
}
