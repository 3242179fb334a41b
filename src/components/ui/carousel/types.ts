import type { ReactNode } from 'react'

/** Time a slide stays, ms. */
export const CAROUSEL_MS = 5000

export interface CarouselProps {
  slides: readonly { key: string | number; content: ReactNode }[]
  /** Name of the row for screen readers. */
  label: string
  /** Turns by itself. */
  autoplay: boolean
  /** Brought into sight when it changes. */
  at?: number
  /** Gives the height. */
  className?: string
  onChange: (index: number) => void
}
