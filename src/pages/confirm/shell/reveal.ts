import type { MutableRefObject } from 'react'
import { host } from '@/platform/host'
import type { HostCapability } from '@/platform/host/types'

/** Brings the step with this field on screen, then does the rest. */
export type Reveal = (id: string, then: () => void) => void

export interface Revealing {
  /** Set by the steps of the care mode. */
  readonly reveal: MutableRefObject<Reveal | null>
  readonly toField: HostCapability['toField']
}

/** Leads to a field of the form; in care mode the step that asks for it comes first. */
export function revealing(): Revealing {
  const reveal: MutableRefObject<Reveal | null> = { current: null }
  const toField = (id: string) => {
    const show = () => host.toField(id)
    if (reveal.current) reveal.current(id, show)
    else show()
  }
  return { reveal, toField }
}
