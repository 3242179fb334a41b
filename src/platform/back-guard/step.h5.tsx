import { useEffect, useRef } from 'react'
import { backGuard } from './index.h5'
import type { BackStepProps } from './types'

/** While it is drawn a way back calls `onBack`, and the page stays. */
export function BackStep({ onBack }: BackStepProps) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  }, [onBack])
  useEffect(() => backGuard.hold(() => latest.current()), [])
  return null
}
