import { HEAT_MAX_Y, HEAT_WIDTH } from './limits'

/** Of the page whose taps make a heat map (§7). */
export const HEAT_PAGE = '/'
/** Taps are not listened to any more so long after that page was left, in ms (§9). */
export const HEAT_ENDS_MS = 2_000

const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))

/** Where a page was tapped, as if it were 375 wide (§7): whole px from its top left corner. */
export function heatPoint({
  x,
  y,
  width
}: {
  readonly x: number
  readonly y: number
  readonly width: number
}) {
  const scale = width > 0 ? HEAT_WIDTH / width : 1
  return { x: within(x * scale, HEAT_WIDTH), y: within(y * scale, HEAT_MAX_Y) }
}
