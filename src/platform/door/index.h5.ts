import { CHANNEL } from '@/contract/channels'
import type { Door, DoorName } from './types'

const web = { defaultChannel: CHANNEL.web, login: { silent: false, credential: async () => null } }

/** The doors of the site. */
const DOORS: Readonly<Record<Exclude<DoorName, 'miniProgram'>, Door>> = {
  browser: { ...web, name: 'browser' },
  wechat: { ...web, name: 'wechat' },
  'app-ios': { ...web, name: 'app-ios' },
  'app-android': { ...web, name: 'app-android' },
  bank: { ...web, name: 'bank', defaultChannel: CHANNEL.bank }
}

/** Query of the first address: pages that open later do not change the door. */
const entry = new URLSearchParams(window.location.search)

/** By the markers in the user agent and the entry's channel (§6). */
export function currentDoor(): Door {
  const { userAgent } = navigator
  if (/tjb-ios/i.test(userAgent)) return DOORS['app-ios']
  if (/tjb-android/i.test(userAgent)) return DOORS['app-android']
  if (entry.get('comefrom') === String(CHANNEL.bank) || /cmbc/i.test(userAgent)) return DOORS.bank
  return /micromessenger/i.test(userAgent) ? DOORS.wechat : DOORS.browser
}
