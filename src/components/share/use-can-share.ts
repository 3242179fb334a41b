import { useEffect, useReducer } from 'react'
import { currentDoor } from '@/platform/door'

/** Whether a page has a button to share it by. */
export function useCanShare(): boolean {
  const { share } = currentDoor()
  const [, changed] = useReducer((count: number) => count + 1, 0)
  useEffect(() => share.watch?.(changed), [share])
  return share.canOpen()
}
