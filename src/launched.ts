import { autorun } from 'mobx'
import { enter, offerLocatedCity, type EntryDeps } from './entry'
import { announcer } from './platform/announcer'
import { keepSite } from './platform/site-files'
import { locationOccasions } from './platform/location/occasions'
import { pageCache } from './platform/page-cache'
import { scrollKeeper } from './platform/scroll-keeper'
import { tabs } from './platform/tabs'
import type { FeedbackStore } from './stores/feedback'
import { drawAgain } from './stores/restored'
import type { Root } from './stores/root'
import { watchMeasuring } from './measuring'
import { watchWarmEntries } from './warm-entry'

/** What follows the first drawing of the app, in a file of its own. */
export function launched(root: Root, deps: EntryDeps): void {
  // Who leaves or logs in in another tab of the site does so in this one.
  tabs.onChange(() => root.session.adopt())
  pageCache.onRestored(() => drawAgain(root, pageCache, scrollKeeper))
  scrollKeeper.watch()
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
