import type { TouchEvent } from 'react'

export interface HoverProps {
  /** Class while a finger is on it; `none` for no change. */
  hoverClass?: string
  /** ms until the class comes. */
  hoverStartTime?: number
  /** ms that the class stays after the finger has left. */
  hoverStayTime?: number
}

type Touched = Record<
  'onTouchStart' | 'onTouchEnd' | 'onTouchCancel',
  (event: TouchEvent<HTMLElement>) => void
>

const NONE = {}

/** Listeners that put the class on the element itself: a touch draws nothing anew. */
export function hoverOf({
  hoverClass,
  hoverStartTime = 50,
  hoverStayTime = 400
}: HoverProps): Touched | object {
  if (!hoverClass || hoverClass === 'none') return NONE
  const later = (change: 'add' | 'remove', ms: number) => (event: TouchEvent<HTMLElement>) => {
    const { classList } = event.currentTarget
    setTimeout(() => classList[change](...hoverClass.split(' ')), ms)
  }
  const leave = later('remove', hoverStayTime)
  return { onTouchStart: later('add', hoverStartTime), onTouchEnd: leave, onTouchCancel: leave }
}
