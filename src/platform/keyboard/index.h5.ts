import './focus.scss'

/** The keyboard on the site: a ring around what has the focus, and arrow keys in groups of choices. */
export const keyboard = {
  /** No page waits for it: who walks by keyboard comes after the first frame. */
  watch(): void {
    void import('./groups.h5').then(({ watchGroups }) => watchGroups()).catch(() => undefined)
  }
}
