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

/** What a page has of its phone where the document cannot have it: the host's insets and the size of text. */
export interface Worn {
  className: string
  style: CSSProperties
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
  /** The host's insets, and the size of text, as custom properties. */
  insetStyle: CSSProperties
  /** False while another page lies on top. */
  active: boolean
  elder: boolean
  /** Less movement is asked for. */
  calm: boolean
  onBack?: (() => void) | undefined
  onHelp?: (() => void) | undefined
  popups?: PopupPlace
  /** Says a text to who does not see what the screen has become. */
  say?: ((text: string) => void) | undefined
  /** The browser's way back closes what is open instead of leaving the page; returns what ends that. */
  holdBack?: (close: () => void) => () => void
  /** The focus goes to the page's heading once the popup `going` is gone, where nothing is left that had it before. */
  toHeading?: ((going: string) => void) | undefined
}

/** Classes of the token scopes. */
export function themeClassOf({ dark = false, elder = false, calm = false }: ThemeOptions): string {
  return ['ca-theme', dark && 'ca-theme--dark', elder && 'ca-theme--elder', calm && 'ca-theme--calm']
    .filter(Boolean)
    .join(' ')
}

/** Custom properties for the size of text and for insets the tokens cannot know. Zero leaves the token's own `env()` value. */
export function insetStyleOf(insets: Insets, text: number): CSSProperties {
  const style: Record<string, string> = { '--ca-text': String(text) }
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
  covered: boolean
  report(covered: boolean): void
}

export const InputFocusContext = createContext<InputFocus>({ covered: false, report: () => undefined })

/** Whether a keyboard covers a part of the screen for an input of this page; text fields report it. */
export function useInputFocus(): InputFocus {
  return useContext(InputFocusContext)
}
