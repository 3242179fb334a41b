import './focus.scss'

/** The keyboard on the site: a ring around what has the focus, and arrow keys in groups of choices. */
export const keyboard = {
  /** Few phones have one: what it needs comes with its first key. */
  watch(): void {
    const first = () =>
      void import('./groups.h5').then(({ watchGroups }) => watchGroups()).catch(() => undefined)
    document.addEventListener('keydown', first, { once: true })
  }
}
