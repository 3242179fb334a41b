/** `hover-class`: the class that a component has while a finger rests on it, and shortly after. */
import type { Dict } from '../protocol'
import { type Builtin, isOn, textOf } from './builtin'

/** @param start milliseconds from the touch until the class comes. @param stay from the release until it goes. */
export const hoverProps = (hoverClass: string, start: number, stay: number): Dict => ({
  hoverClass,
  hoverStopPropagation: false,
  hoverStartTime: start,
  hoverStayTime: stay
})

/** Touches that a component within has kept for itself. */
const kept = new WeakSet<Event>()

export function onHover(component: Builtin): void {
  const { host } = component
  let touched = false
  let shown: string[] = []
  let timer = 0
  const leave = () => {
    host.classList.remove(...shown)
    shown = []
  }
  const stay = () => {
    clearTimeout(timer)
    timer = window.setTimeout(leave, Number(component.data.hoverStayTime))
  }
  const come = (classes: string[]) => {
    shown = classes
    host.classList.add(...shown)
    if (!touched) stay()
  }
  host.addEventListener(
    'touchstart',
    (event) => {
      const { hoverClass, hoverStopPropagation, hoverStartTime, disabled } = component.data
      const classes = textOf(hoverClass).split(/\s+/).filter(Boolean)
      if (kept.has(event) || !classes.length || classes[0] === 'none' || isOn(disabled)) return
      if (isOn(hoverStopPropagation)) kept.add(event)
      touched = true
      clearTimeout(timer)
      timer = window.setTimeout(() => come(classes), Number(hoverStartTime))
    },
    { passive: true }
  )
  // The class of a tap that is shorter than the start time comes all the same, and stays its time.
  host.addEventListener('touchend', () => {
    touched = false
    if (shown.length) stay()
  })
  host.addEventListener('touchcancel', () => {
    touched = false
    clearTimeout(timer)
    leave()
  })
}
