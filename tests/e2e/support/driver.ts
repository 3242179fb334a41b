import type { RouteName } from '@/routes/table'

/** How long is waited for what a person would see in a moment: a busy machine takes its time. In ms. */
export const PATIENCE_MS = 40_000

export type PayEnd = 'approve' | 'decline' | 'leave'

/** How a person uses the product, in words that both targets understand: what is read, tapped and typed. */
export interface Driver {
  readonly target: 'h5' | 'weapp'
  /** Opens the product, or a page of it by its public path, as a link would. */
  open(path: string): Promise<void>
  /** Opens a page by its name with whatever a link carries: its public path on H5, its page path in the mini-program, which runs already. */
  link(name: RouteName, params: Readonly<Record<string, string>>): Promise<void>
  /** Taps what is labelled or reads exactly so; the last of several that are visible. */
  tap(what: string | RegExp): Promise<void>
  /** Taps, and does not wait for what comes of it. */
  press(what: string | RegExp): Promise<void>
  /** The same of the first of several: an item stands in each package that has it. */
  tapFirst(what: string): Promise<void>
  /** Types into the field that is labelled so. */
  type(field: string, text: string): Promise<void>
  /** Waits until the text is to be read. */
  see(what: string | RegExp): Promise<void>
  /** Waits until the text is gone. */
  gone(what: string | RegExp): Promise<void>
  /** Whether the text is to be read now. */
  shows(what: string | RegExp): Promise<boolean>
  /** All text of the page on top. */
  text(): Promise<string>
  /** What a screen reader meets on the page on top. */
  tree(): Promise<string>
  /** Waits until the public path of the page on top matches. */
  at(path: RegExp): Promise<void>
  /** Moves to a tab page by the bottom bar. */
  tab(name: string): Promise<void>
  /** All that the product keeps on the phone, as one text. */
  kept(): Promise<string>
  back(): Promise<void>
  /** The browser's or the phone's own way back. */
  systemBack(): Promise<void>
  /** Kills the product and opens it again where it was: a reload on H5, a relaunch in the mini-program. */
  reload(): Promise<void>
  /** Says how the next payment will end; called before the pay button is tapped. */
  preparePay(result: PayEnd): void
  /** Pays at the sandbox: its cashier on H5, the host's pay sheet in the mini-program. */
  pay(result: PayEnd): Promise<void>
  /** Taps twice as fast as a finger can. */
  doubleTap(what: string | RegExp): Promise<void>
  /** Keeps a picture of the screen, once what moves has come to rest, and tells its path. */
  shot(name: string): Promise<string>
  /** Errors of the page, its console and its templates so far. */
  problems(): string[]
  close(): Promise<void>
}
