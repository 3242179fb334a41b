import type { BankAppCapability } from './types'

/** By the bridge that the bank's app has as the other apps have it. */
export const bankApp: BankAppCapability = {
  available: () => window.CMBCNative !== undefined,
  customer: (request) =>
    import(/* webpackChunkName: "door-native" */ '../door/bridge/native.h5').then(
      (bridge) => bridge.customer(request),
      () => null
    )
}
