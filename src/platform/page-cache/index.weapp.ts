import type { PageCache } from './types'

/** WeChat shows a page that was covered by another program as any that is shown again, and keeps none of a mini-program that it ended. */
export const pageCache: PageCache = {
  onRestored: () => undefined,
  typedIn: () => false,
  showAgain: () => undefined
}
