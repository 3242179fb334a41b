import { useSyncExternalStore } from 'react'

/** Whether what moves by itself (banners, hot words) was told to stand still: one choice for all pages of this visit. */
let paused = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = () => paused

export const usePaused = (): boolean => useSyncExternalStore(subscribe, read, read)

export function setPaused(next: boolean): void {
  paused = next
  listeners.forEach((listener) => listener())
}
