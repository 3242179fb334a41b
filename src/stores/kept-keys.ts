import { isPhoneItem, type SessionItemKey } from './session-item-types'

/** What stays on the phone when its user has gone: how it looks, where it is, and how it was entered. */
const PHONE_KEYS = [
  'settings',
  'care-offered',
  'location',
  'location-offered',
  'location-refused',
  'location-prompt',
  'invite-ids',
  'device-token',
  'clock-offset',
  'measured-not',
  'comefrom'
] as const

/** What goes with the session. */
type PersonKey =
  | 'session'
  | 'formWeChat'
  | 'packagesDetail'
  | 'cart'
  | 'favourites'
  | 'cart-sync'
  | 'kept'
  | 'measured'
  | `history:${string}`
  | `kept:${string}`
  | `measured:${string}`

/** Every key that a store keeps something under. */
export type KeptKey = (typeof PHONE_KEYS)[number] | PersonKey | SessionItemKey | `resume:${SessionItemKey}`

/** All else is somebody's, also what nobody has named here, and ends with their session. */
export const isOfPhone = (key: string): boolean =>
  (PHONE_KEYS as readonly string[]).includes(key) || isPhoneItem(key)
