import { pageCache } from './platform/page-cache'
import { scrollKeeper } from './platform/scroll-keeper'
import { drawAgain } from './stores/restored'
import type { Root } from './stores/root'

/** What becomes of pages that the browser puts aside, or whose process it kills. */
export function watchPutAside(root: Root): void {
  pageCache.onRestored(() => drawAgain(root, pageCache, scrollKeeper))
  scrollKeeper.watch()
}
