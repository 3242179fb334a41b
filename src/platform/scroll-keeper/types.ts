/** How far the open page is scrolled, for when its content is made anew under it. */
export interface ScrollKeeper {
  /** From the start on: a page that the browser loads anew, as after its process was killed, comes back where it was. */
  watch(): void
  /** What is drawn now takes the place of what was: it stays where it is, until somebody moves it. */
  stay(): void
}
