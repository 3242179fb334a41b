import { useEffect, useRef, type PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'

/** Popups leave the page: Taro's page container is a stacking context below the tab bar. */
export function Layer({ children }: PropsWithChildren) {
  return createPortal(children, document.body)
}

export interface ModalOptions {
  panelId: string
  open: boolean
  /** Escape, and the browser's way back where `holdBack` holds it. */
  onEscape: () => void
  holdBack: ((close: () => void) => () => void) | undefined
  toHeading: ((going: string) => void) | undefined
}

/** Open popups, the one on top last: only that one hears the keyboard. */
const openPanels: string[] = []
let bodyOverflow = ''

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

function focusablesIn(panel: HTMLElement): HTMLElement[] {
  return Array.from(panel.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.hasAttribute('disabled') &&
      element.getAttribute('aria-disabled') !== 'true' &&
      element.closest('[aria-hidden="true"]') === null
  )
}

/**
 * What lies behind the popup on top takes no focus, no finger and no reader. What comes later lies above it: a toast.
 * Live regions speak on.
 */
function silenceBehind(): void {
  const top = document.getElementById(openPanels[openPanels.length - 1] ?? '')
  for (const layer of Array.from(document.body.children)) {
    layer.toggleAttribute('inert', top !== null && !layer.contains(top) && !layer.hasAttribute('data-live'))
  }
}

function moveFocusIn(panelId: string): void {
  const panel = document.getElementById(panelId)
  if (panel && !panel.contains(document.activeElement)) panel.focus({ preventScroll: true })
}

function keepFocusIn(panel: HTMLElement, event: KeyboardEvent): void {
  const items = focusablesIn(panel)
  const first = items[0]
  const last = items[items.length - 1]
  const current = document.activeElement
  if (!first || !last) {
    event.preventDefault()
    panel.focus()
    return
  }
  const outside = !(current instanceof HTMLElement) || !panel.contains(current) || current === panel
  if (event.shiftKey && (outside || current === first)) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && (outside || current === last)) {
    event.preventDefault()
    first.focus()
  }
}

/** Modal manners while open: focus moves in, stays in and returns; Escape closes; the page does not scroll. */
export function useModal({ panelId, open, onEscape, holdBack, toHeading }: ModalOptions): void {
  const escape = useRef(onEscape)
  useEffect(() => {
    escape.current = onEscape
  })
  useEffect(() => {
    if (!open) return undefined
    const before = document.activeElement
    if (openPanels.length === 0) {
      bodyOverflow = document.body.style.overflow
      document.body.style.overflow = 'hidden'
    }
    openPanels.push(panelId)
    silenceBehind()
    const letBack = holdBack?.(() => escape.current())
    moveFocusIn(panelId)

    const onKey = (event: KeyboardEvent) => {
      if (openPanels[openPanels.length - 1] !== panelId) return
      const panel = document.getElementById(panelId)
      if (event.key === 'Escape') {
        event.preventDefault()
        escape.current()
      } else if (event.key === 'Tab' && panel) keepFocusIn(panel, event)
    }
    // On the way down, before anything inside keeps a key to itself.
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      openPanels.splice(openPanels.indexOf(panelId), 1)
      silenceBehind()
      letBack?.()
      if (openPanels.length === 0) document.body.style.overflow = bodyOverflow
      // Nobody opened it, or what opened it is gone.
      if (before === document.body || !before?.isConnected) toHeading?.(panelId)
      else if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open, panelId, holdBack, toHeading])
}
