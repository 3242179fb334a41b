import { createContext, useContext, type CSSProperties, type ReactNode } from 'react'

/** Px of the screen that belong to the host: status bar, home indicator, mini-program capsule. */
export interface Insets {
  top: number
  bottom: number
  capsuleWidth: number
}

export interface ThemeOptions {
  dark?: boolean
  elder?: boolean
  /** Less movement is asked for, of the system or in the settings. */
  calm?: boolean
}

/** For popups, on targets without a body. */
interface PopupPlace {
  /** Null until it is drawn. */
  place: Element | null
  /** A modal popup is open until what is returned is called. */
  cover: () => () => void
}

/** Where the popups of a page go, and what they do to the page. */
export interface Layers {
  /** Properties of the page's content. */
  behind: { 'aria-hidden'?: boolean }
  /** Drawn after the content. */
  above: ReactNode
  popups?: PopupPlace
}

/** What a page gives to the parts in it. */
export interface Shell {
  /** Classes that carry the tokens; every popup that leaves the page repeats them. */
  themeClass: string
  /** The host's insets as custom properties. */
  insetStyle: CSSProperties
  /** False while another page lies on top. */
  active: boolean
  elder: boolean
  /** Less movement is asked for. */
  calm: boolean
  onBack?: (() => void) | undefined
  onHelp?: (() => void) | undefined
  popups?: PopupPlace
  /** The browser's way back closes what is open instead of leaving the page; returns what ends that. */
  holdBack?: (close: () => void) => () => void
}

/** Classes of the token scopes. */
export function themeClassOf({ dark = false, elder = false, calm = false }: ThemeOptions): string {
  return ['ca-theme', dark && 'ca-theme--dark', elder && 'ca-theme--elder', calm && 'ca-theme--calm']
    .filter(Boolean)
    .join(' ')
}

/** Custom properties for insets the tokens cannot know. Zero leaves the token's own `env()` value. */
export function insetStyleOf(insets: Insets): CSSProperties {
  const style: Record<string, string> = {}
  if (insets.top > 0) style['--ca-safe-t'] = `${insets.top}px`
  if (insets.bottom > 0) style['--ca-safe-b'] = `${insets.bottom}px`
  if (insets.capsuleWidth > 0) style['--ca-capsule-w'] = `${insets.capsuleWidth}px`
  return style
}

export const ShellContext = createContext<Shell>({
  themeClass: 'ca-theme',
  insetStyle: {},
  active: true,
  elder: false,
  calm: false
})

/** Theme, insets and visibility of the page around. */
export function useShell(): Shell {
  return useContext(ShellContext)
}

export interface InputFocus {
  focused: boolean
  report(focused: boolean): void
}

export const InputFocusContext = createContext<InputFocus>({ focused: false, report: () => undefined })

/** Whether an input of this page has the keyboard; text fields report it. */
export function useInputFocus(): InputFocus {
  return useContext(InputFocusContext)
}
