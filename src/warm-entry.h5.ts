import type { EntryDeps } from './entry'
import type { Root } from './stores/root'

/** A browser loads the site anew for each link. */
export const watchWarmEntries: (root: Root, deps: EntryDeps) => void = () => undefined
