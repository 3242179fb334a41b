/** What is measured, in the words and bounds that client and server share (§5, §7, §9). */

/** Hosts that the product is opened in, as an event names them. */
export const MEASURED_DOORS = [
  'browser',
  'wechat',
  'miniWeb',
  'app-ios',
  'app-android',
  'bank',
  'weapp'
] as const
export type MeasuredDoor = (typeof MEASURED_DOORS)[number]

export const ANALYTICS_PROJECT = 'tjb'
export const ANALYTICS_CHANNELS = ['H5', 'WEAPP'] as const
export const ANALYTICS_ENVIRONMENTS = ['prod', 'test'] as const
export type AnalyticsEnvironment = (typeof ANALYTICS_ENVIRONMENTS)[number]

/** A longer stay on a page is told as this long, in seconds. */
export const STAY_MAX_S = 432_000
/** Clicks of the heat map stand on a layout of this width, in px. */
export const HEAT_WIDTH = 375
export const HEAT_MAX_Y = 20_000
/** Events of one batch. */
export const BATCH_EVENTS = 100
/** Bytes of one batch; a browser's beacon takes no more either. */
export const BATCH_BYTES = 64 * 1024
/** Events are kept for so long on the server; older ones are refused. */
export const EVENTS_KEPT_DAYS = 90
