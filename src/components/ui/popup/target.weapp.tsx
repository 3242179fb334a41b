import { useEffect, type PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'
import { useShell } from '../page-shell/shell'

/** Popups go to the page's place for them, beside its content. */
export function Layer({ children }: PropsWithChildren) {
  const place = useShell().popups?.place
  return place ? createPortal(children, place) : null
}

export interface ModalOptions {
  panelId: string
  open: boolean
  onEscape: () => void
  holdBack: ((close: () => void) => () => void) | undefined
  toHeading: ((going: string) => void) | undefined
}

/** While it is open, WeChat's reader does not read the page behind. There is no keyboard; the mask's catchMove holds the page. */
export function useModal({ open }: ModalOptions): void {
  const cover = useShell().popups?.cover
  useEffect(() => (open ? cover?.() : undefined), [open, cover])
}
