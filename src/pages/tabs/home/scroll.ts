import { observed } from '@/stores/observed'

/** Design px after which the header looks the same however far the page is scrolled. */
const FAR = 100

/** How far the page is scrolled, as far as the header cares; kept apart so that nothing else redraws. */
export class ScrollStore {
  top = 0

  constructor() {
    observed(this)
  }

  /** @param top px */
  move(top: number): void {
    this.top = Math.max(0, Math.min(FAR, Math.round(top)))
  }
}
