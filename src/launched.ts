import { autorun } from 'mobx'
import { enter, offerLocatedCity, type EntryDeps } from './entry'
import { announcer } from './platform/announcer'
import { keepSite } from './platform/site-files'
import { host } from './platform/host'
import { locationOccasions } from './platform/location/occasions'
import { tabs } from './platform/tabs'
import { watchPutAside } from './put-aside'
import type { FeedbackStore } from './stores/feedback'
import type { Root } from './stores/root'
import { watchMeasuring } from './measuring'
import { watchWarmEntries } from './warm-entry'

/** A number or an address has to be read, ms. */
const LACKING_MS = 6000

/** What follows the first drawing of the app, in a file of its own. */
export function launched(root: Root, deps: EntryDeps): void {
  // Who leaves or logs in in another tab of the site does so in this one.
  tabs.onChange(() => root.session.adopt())
  watchPutAside(root)
  host.onLacking((text) => root.feedback.toast({ text, ms: LACKING_MS, icon: 'warn' }))
  speak(root.feedback)
  keepSite()
  void enter(root, deps)
  watchWarmEntries(root, deps)
  watchMeasuring(root, deps.door.name)
  if (locationOccasions.start) void offerLocatedCity(root)
}

/** What the product tells is said as well as shown. */
function speak(feedback: FeedbackStore): void {
  autorun(() => {
    const { text = '', voice = 'none' } = feedback.toastShown ?? {}
    if (voice === 'none') announcer.say('', 'polite')
    else announcer.say(text, voice)
  })
  autorun(() => {
    if (feedback.said) announcer.say(feedback.said, 'polite')
  })
}
