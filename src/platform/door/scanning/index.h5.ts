import { hostHas } from '../bridge/host-channel.h5'
import type { ScanCapability, Scanned } from '../scan'
import type { DoorName } from '../types'
import { entered } from '../wechat.h5'
import { whichDoor } from '../which.h5'

/** Its code could not be fetched. */
const lacking = (): Scanned => 'lacking'

/** WeChat's own scanner, in a page in a mini-program as well. */
const byWechat: ScanCapability = {
  can: () => true,
  read: (sign) =>
    import(/* webpackChunkName: "door-wechat" */ '../wechat-scan.h5').then(
      ({ scanInWechat }) => scanInWechat(sign, entered),
      lacking
    )
}

/** A container scans by its bridge, or not at all: a photo that its web view lets a page take is not to be relied on. */
const byHost: ScanCapability = {
  can: () => hostHas('scan'),
  read: () =>
    import(/* webpackChunkName: "door-native" */ '../bridge/native.h5').then(({ scan }) => scan(), lacking)
}

const WAYS: { readonly [Name in Exclude<DoorName, 'miniProgram'>]: ScanCapability } = {
  browser: {
    can: () => globalThis.BarcodeDetector !== undefined,
    read: () =>
      import(/* webpackChunkName: "door-browser" */ './photo.h5').then(
        ({ readPhoto }) => readPhoto(),
        lacking
      )
  },
  wechat: byWechat,
  miniWeb: byWechat,
  'app-ios': byHost,
  'app-android': byHost,
  bank: byHost
}

/** How a code is read in the door that the site was opened by. */
export const currentScan = (): ScanCapability => WAYS[whichDoor().name]
