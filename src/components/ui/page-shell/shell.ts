import { createContext, useContext, type CSSProperties } from 'react'

/** Px of the screen that belong to the host: status bar, home indicator, mini-program capsule. */
export interface Insets {
  top: number
  bottom: number
  capsuleWidth: number
}

export interface ThemeOptions {
  dark?: boolean
  elder?: boolean
}

/** What a page gives to the parts in it. */
export interface Shell {
  /** Classes that carry the tokens; every popup that leaves the page repeats them. */
  themeClass: string
  /** The host's insets as custom properties. */
  insetStyle: CSSProperties
  /** The host draws the title: headers stay away. */
  hostTitle: boolean
  /** False while another page lies on top. */
  active: boolean
  elder: boolean
  onBack?: () => void
}

/** Classes of the token scopes. */
export function themeClassOf({ dark = false, elder = false }: ThemeOptions): string {
  return ['ca-theme', dark && 'ca-theme--dark', elder && 'ca-theme--elder'].filter(Boolean).join(' ')
}

/** Custom properties for insets the tokens cannot know. Zero leaves the token's own `env()` value. */
export function insetStyleOf(insets: Insets | undefined, hostTitle: boolean): CSSProperties {
  const style: Record<string, string> = {}
  if (hostTitle) style['--ca-safe-t'] = '0px'
  else if (insets && insets.top > 0) style['--ca-safe-t'] = `${insets.top}px`
  if (insets && insets.bottom > 0) style['--ca-safe-b'] = `${insets.bottom}px`
  if (insets && insets.capsuleWidth > 0) style['--ca-capsule-w'] = `${insets.capsuleWidth}px`
  return style
}

export const ShellContext = createContext<Shell>({
  themeClass: 'ca-theme',
  insetStyle: {},
  hostTitle: false,
  active: true,
  elder: false
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
