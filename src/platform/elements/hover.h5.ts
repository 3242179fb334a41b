import type { TouchEvent } from 'react'

export interface HoverProps {
  /** Class while a finger is on it; `none` for no change. */
  hoverClass?: string
}

/** ms that the class stays after the finger has left; it comes at once. As in the mini-program, `config/templates`. */
const STAY = 120

type Touched = Record<
  'onTouchStart' | 'onTouchEnd' | 'onTouchCancel',
  (event: TouchEvent<HTMLElement>) => void
>

const NONE = {}

/** Listeners that put the class on the element itself: a touch draws nothing anew. */
export function hoverOf({ hoverClass }: HoverProps): Touched | object {
  if (!hoverClass || hoverClass === 'none') return NONE
  const classes = hoverClass.split(' ')
  const leave = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    setTimeout(() => currentTarget.classList.remove(...classes), STAY)
  }
  return {
    onTouchStart: ({ currentTarget }: TouchEvent<HTMLElement>) => currentTarget.classList.add(...classes),
    onTouchEnd: leave,
    onTouchCancel: leave
  }
}
