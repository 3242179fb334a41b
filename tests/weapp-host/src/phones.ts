import type { LaunchOptions } from './options'

/** Phones that differ most from the usual one; given to `launch` among its options. */
export const phones = {
  /** The smallest screen, and the last iPhone whose promises are made of timers. */
  iPhoneSE: {
    width: 320,
    height: 568,
    safeArea: { top: 20, bottom: 0 },
    promises: 'timers',
    device: { platform: 'ios', system: 'iOS 15.8', model: 'iPhone SE (1st generation)' }
  },
  /** A small Android with a WeChat that is no longer brought up to date. */
  oldAndroid: {
    width: 360,
    height: 780,
    safeArea: { top: 24, bottom: 0 },
    pixelRatio: 3,
    library: '2.20.0',
    userFilesMb: 10,
    device: { platform: 'android', system: 'Android 9', model: 'small' }
  },
  /** A folding phone, opened and held across. */
  folding: {
    width: 717,
    height: 512,
    safeArea: { top: 24, bottom: 0 },
    device: { platform: 'android', system: 'Android 14', model: 'folding' }
  }
} satisfies Record<string, LaunchOptions>
