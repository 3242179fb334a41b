/** WeChat's own, against binary fractions. */
const EPSILON = 1e-4

/**
 * A length in rpx as WeChat sets it: whole CSS pixels, rounded down; what would vanish is half a pixel on a dense iPhone,
 * which this phone is, and one on others.
 */
function floored(rpx: number, width: number, pixelRatio: number): number {
  if (rpx === 0) return 0
  return Math.floor((rpx / 750) * width + EPSILON) || (pixelRatio > 1 ? 0.5 : 1)
}

export interface Units {
  /** CSS pixels of the screen. */
  readonly width: number
  readonly pixelRatio: number
}

/** Translates what WXSS has beyond this browser's CSS: `rpx`, and the safe area of the simulated screen. */
export const resolveUnits = (css: string, { width, pixelRatio }: Units): string =>
  css
    .replace(/([+-]?\d*\.?\d+)rpx/gi, (_, rpx) => `${floored(Number(rpx), width, pixelRatio)}px`)
    .replace(/\benv\(\s*(safe-area-inset-\w+)/g, 'var(--$1')
