import type { MutableRefObject } from 'react'
import type { ScrollToId } from '@/components/ui/form/scroll-to-field'
import { host } from '@/platform/host'

/** Brings the step with this field on screen, then does the rest. */
export type Reveal = (id: string, then: () => void) => void

export interface Revealing {
  /** Set by the steps of the care mode. */
  readonly reveal: MutableRefObject<Reveal | null>
  readonly toField: ScrollToId
}

/** Leads to a field of the form; in care mode the step that asks for it comes first. */
export function revealing(): Revealing {
  const reveal: MutableRefObject<Reveal | null> = { current: null }
  const toField: ScrollToId = (id, topPx) => {
    const show = () => host.toField(id, topPx)
    if (reveal.current) reveal.current(id, show)
    else show()
  }
  return { reveal, toField }
}
