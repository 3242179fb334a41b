import type { PropsWithChildren } from 'react'

/** The mini-program's own tab bar lies outside the page: a popup can stay where it is. */
export function Layer({ children }: PropsWithChildren) {
  return <>{children}</>
}

export interface ModalOptions {
  panelId: string
  open: boolean
  onEscape: () => void
}

/** No keyboard and no document here: the mask's catchMove holds the page. */
export function useModal(_options: ModalOptions): void {}
