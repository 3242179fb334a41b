import { container } from './containers.h5'
import { bank } from './bank.h5'
import { browser } from './browser.h5'
import { miniWeb } from './mini-web.h5'
import type { Door } from './types'
import { wechat } from './wechat.h5'
import { whichDoor } from './which.h5'

const PARTS = { browser, wechat, miniWeb, 'app-ios': container, 'app-android': container, bank }

/** The door that the site was opened by. How it pays stands in `paying`, which the cashier alone loads; what is needed to share is loaded then. */
export function currentDoor(): Door {
  const { name, defaultChannel } = whichDoor()
  return { ...PARTS[name], name, defaultChannel }
}
