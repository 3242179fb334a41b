import { startTransition, useEffect, useRef, useState } from 'react'

/** A load shorter than this shows no skeleton, ms. */
const SKELETON_DELAY_MS = 200
/** A skeleton that did appear stays this long, ms, so that it does not flash. */
export const SKELETON_LEAST_MS = 400

/** `wait`: nothing yet; `skeleton`: the blocks; `done`: the content. */
export type SkeletonPhase = 'wait' | 'skeleton' | 'done'

/** When the skeleton of a load appears and how long it stays. */
export function useLateSkeleton(loading: boolean): SkeletonPhase {
  const [phase, setPhase] = useState<SkeletonPhase>(loading ? 'wait' : 'done')
  const shownAt = useRef(0)
  useEffect(() => {
    if (loading) {
      if (phase === 'skeleton') return undefined
      if (phase === 'done') setPhase('wait')
      const timer = setTimeout(() => {
        shownAt.current = Date.now()
        setPhase('skeleton')
      }, SKELETON_DELAY_MS)
      return () => clearTimeout(timer)
    }
    if (phase === 'done') return undefined
    const left = phase === 'skeleton' ? shownAt.current + SKELETON_LEAST_MS - Date.now() : 0
    if (left <= 0) {
      setPhase('done')
      return undefined
    }
    const timer = setTimeout(() => startTransition(() => setPhase('done')), left)
    return () => clearTimeout(timer)
  }, [loading, phase])
  if (!loading && phase === 'wait') return 'done'
  return loading && phase === 'done' ? 'wait' : phase
}
