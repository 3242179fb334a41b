/** A browser may put a page aside as it is left, and show it again as it was then (iOS does so with each way back). */
export interface PageCache {
  /** Runs when the browser shows such a page again. */
  onRestored(listener: () => void): void
  /** Whether somebody has typed something into the open page. */
  typedIn(): boolean
  /** Tells the open page that it is shown, as after another page has lain over it. */
  showAgain(): void
}
