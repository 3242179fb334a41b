import { useMemo } from 'react'

const watch = {}
let spoken = false

/** True for one caller of a moment. */
function isFirst(): boolean {
  if (spoken) return false
  spoken = true
  setTimeout(() => (spoken = false))
  return true
}

/**
 * The mini-program has no focus that stands on a field: an error is an alert. Of several that a checked form finds at once
 * the first alone is; each is also part of its field's name.
 */
export function useVoice(error?: string | null) {
  const role = useMemo(() => (error && isFirst() ? 'alert' : undefined), [error])
  return { role, watch }
}
