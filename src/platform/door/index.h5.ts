import { app, bank } from './containers.h5'
import { browser } from './browser.h5'
import type { Door } from './types'
import { wechat } from './wechat.h5'
import { whichDoor } from './which.h5'

const PARTS = { browser, wechat, 'app-ios': app, 'app-android': app, bank }

/** The door that the site was opened by. What a door needs later (cashiers, share cards) it loads then. */
export function currentDoor(): Door {
  const { name, defaultChannel } = whichDoor()
  return { ...PARTS[name], name, defaultChannel }
}
