import { CHANNEL, channelOf, type Channel } from '@/contract/channels'
import type { DoorName } from './types'

type SiteDoor = Exclude<DoorName, 'miniProgram'>

/** Query of the first address: pages that open later do not change the door. */
const entry = new URLSearchParams(window.location.search)

/** As the bank's app opened the product earlier in this visit, see the session item CMBC. */
function cameByBank(): boolean {
  try {
    return window.sessionStorage.getItem('CMBC') !== null
  } catch {
    return false
  }
}

/** By the markers in the user agent and the entry's channel (§6). Also in the first frame's script: nothing else stands here. */
export function whichDoor(): { name: SiteDoor; defaultChannel: Channel } {
  const { userAgent } = navigator
  const web = (name: SiteDoor) => ({ name, defaultChannel: CHANNEL.web })
  if (/tjb-ios/i.test(userAgent)) return web('app-ios')
  if (/tjb-android/i.test(userAgent)) return web('app-android')
  // Nonsense names no host: the door stays as it is.
  const named = channelOf(entry.get('comefrom'))
  if ((named ? named === CHANNEL.bank : cameByBank()) || /cmbc/i.test(userAgent)) {
    return { name: 'bank', defaultChannel: CHANNEL.bank }
  }
  if (!/micromessenger/i.test(userAgent)) return web('browser')
  // A page in a mini-program's web-view; WeChat of before the mark in the user agent says so by a variable.
  return /miniprogram/i.test(userAgent) || window.__wxjs_environment === 'miniprogram'
    ? { name: 'miniWeb', defaultChannel: CHANNEL.miniProgram }
    : web('wechat')
}
