import { enter, type EntryDeps } from './entry'
import { host } from './platform/host'
import { keepEntry, sessionEntryOf } from './stores/entry-query'
import type { Root } from './stores/root'

/** A link that leads into the running mini-program is read as the one that launched it. The channel stays without one of its own. */
export function watchWarmEntries(root: Root, deps: EntryDeps): void {
  const { session, items } = root
  host.onWarmEntry((query) => {
    session.enter(sessionEntryOf(query, Number(session.comefrom)))
    keepEntry(items, query)
    void enter(root, { ...deps, host: { ...deps.host, entryQuery: () => query } })
  })
}
