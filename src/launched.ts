import { enter, offerLocatedCity, type EntryDeps } from './entry'
import { tabs } from './platform/tabs'
import type { Root } from './stores/root'

/** What follows the first drawing of the app, in a file of its own. */
export function launched(root: Root, deps: EntryDeps): void {
  // Who leaves or logs in in another tab of the site does so in this one.
  tabs.onChange(root.session.adopt)
  void enter(root, deps)
  void offerLocatedCity(root)
}
