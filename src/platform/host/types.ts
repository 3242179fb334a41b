import type { CallServer } from '@/contract/call-servers'

/** px of the viewport. `capsuleWidth` is the width that the mini-program's own button takes at the top right. */
export interface Insets {
  readonly top: number
  readonly bottom: number
  readonly capsuleWidth: number
}

interface Theme {
  readonly dark: boolean
  /** Care mode (关怀模式). */
  readonly elder: boolean
}

export interface Place {
  readonly lat: number
  readonly lon: number
  readonly name: string
  readonly address: string
}

export interface HostCapability {
  /**
   * Base of the calls and pictures: '' on H5 (same origin), the configured origin in a mini-program.
   * @param server that answers a call, where it is another one: on H5 its configured origin
   */
  origin(server?: CallServer): string
  /** The shop's name as it is known before any call; a neutral word where nothing tells it. */
  shopName(): string
  insets(): Insets
  /** One page shown by itself, from the timeline: the host opens no other, and leads into the product by a button of its own. */
  singlePage(): boolean
  /** Where such a page does not lead on. */
  readonly singlePageNotice: string
  /** Query of the address the product was entered by, plus what the host passes on launch. */
  entryQuery(): Record<string, string>
  /** Hears the query of a link that leads into the running product; never where a link loads it anew. */
  onWarmEntry(listener: (query: Record<string, string>) => void): void
  /** The address of the open page in full; null where pages have none. */
  address(): string | null
  /** Loads this address in the place of the open one. */
  replaceAddress(url: string): void
  /** Takes these query parameters out of the address bar; the page stays. */
  forgetParams(names: readonly string[]): void
  setTitle(title: string): void
  /** Opens an address outside the product: in the place of the open page, in a mini-program on a page of its own. */
  openExternal(url: string): void
  callPhone(tel: string): void
  /**
   * Hears, in a sentence for the person, of what was asked and this host lacks or could not do: a call, a map, a page elsewhere.
   * It is called once the app is drawn: what taps will need is fetched then.
   */
  onLacking(tell: (text: string) => void): void
  /** `template` is the configured page of a map (H5); false: without one there is no map to open. */
  openMap(place: Place, template: string): boolean
  copy(text: string): Promise<boolean>
  /** Leaves a text with the user: as a file of this name, or in the clipboard where pages have no files. */
  keepText(name: string, text: string): Promise<boolean>
  /** The host itself says that something was copied. */
  readonly copyIsTold: boolean
  /** Opens the page where a refused permission can be given; null where the host has none. */
  readonly openSettings: (() => Promise<void>) | null
  /** Brings the element with this id into view, below the page's header. */
  scrollTo(id: string): void
  /** The same for a form's field; where there is a keyboard, what is typed next goes there. */
  toField(id: string): void
  scrollTop(): void
  /** The pull-down animation of the open page ends. */
  stopRefresh(): void
  prefersDark(): boolean
  onThemeChange(listener: (dark: boolean) => void): void
  /**
   * Colours and icons (`icons` in the bar's order) of the native bottom bar follow the theme; on H5 its size does too,
   * and the ground around the pages.
   */
  paintTabBar(theme: Theme, icons: readonly string[]): void
  /** A tab page is on top: what a native bar took not before it takes now. */
  tabPageShown(): void
  /** Colour of the host's status bar over a page (`#rrggbb`); `dark` asks for light signs on it. */
  paintTop(color: string, dark: boolean): void
  /** Runs when the product comes back to the front. */
  onForeground(listener: () => void): () => void
}
