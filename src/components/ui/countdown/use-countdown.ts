import { useEffect, useRef, useState } from 'react'

export interface CountdownOptions {
  /** The end, epoch ms by the server's clock. */
  deadline: number
  /** The server's clock as epoch ms; the device's own when nothing better is known. */
  now?: () => number
  /** Called once for each deadline when nothing is left, also when it is already past. */
  onEnd?: () => void
}

const SECOND_MS = 1000

/**
 * Milliseconds left until `deadline`, renewed at each full second and never below 0.
 * It is read from the clock each time, so a page that slept in the background is right when it wakes.
 */
export function useCountdown({ deadline, now = Date.now, onEnd }: CountdownOptions): number {
  const latest = useRef({ now, onEnd })
  useEffect(() => {
    latest.current = { now, onEnd }
  })
  const [left, setLeft] = useState(() => Math.max(0, deadline - now()))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      const rest = Math.max(0, deadline - latest.current.now())
      setLeft(rest)
      if (rest === 0) latest.current.onEnd?.()
      else timer = setTimeout(tick, rest % SECOND_MS || SECOND_MS)
    }
    tick()
    return () => clearTimeout(timer)
  }, [deadline])

  return left
}
