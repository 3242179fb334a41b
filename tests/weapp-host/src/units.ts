/** Translates what WXSS has beyond this browser's CSS: `rpx`, and the safe area of the simulated screen. */
export const resolveUnits = (css: string): string =>
  css
    .replace(/(-?\d*\.?\d+)rpx/gi, 'calc(100vw * $1 / 750)')
    .replace(/\benv\(\s*(safe-area-inset-\w+)/g, 'var(--$1')
