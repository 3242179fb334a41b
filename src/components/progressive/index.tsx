import { Children, startTransition, useEffect, useState, type ReactNode } from 'react'
import { afterPaint } from '@/platform/scheduler/after-paint'

export interface InTurnProps {
  /** So many at once; the first ones are what the screen shows. */
  step?: number
  /** All have been drawn: what stands below them may come now. */
  onWhole?: () => void
  children: ReactNode
}

/**
 * Draws its children a few in a frame, from the top: an old phone shows the first ones and answers a finger while the ones
 * below the screen's edge are still to come. What has been drawn stays.
 */
export function Progressive({ step = 1, onWhole, children }: InTurnProps) {
  const all = Children.toArray(children)
  const [drawn, draw] = useState(step)
  const done = drawn >= all.length
  useEffect(() => {
    if (done) {
      onWhole?.()
      return undefined
    }
    return afterPaint(() => startTransition(() => draw((count) => count + step)))
  }, [done, drawn, step, onWhole])
  return <>{done ? all : all.slice(0, drawn)}</>
}
