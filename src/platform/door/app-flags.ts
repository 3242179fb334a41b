import type { DoorName } from './types'

/** Whether the product is opened in a native app, and in which (§3; one is spelt so there). By the door and nothing else. */
export const appFlags = (door: DoorName) => ({
  isapp: door === 'app-ios' || door === 'app-android',
  isAndorid: door === 'app-android',
  isIos: door === 'app-ios'
})
