import Taro from '@tarojs/taro'
import type { ScanCapability, Scanned } from '../scan'

/** By WeChat, which asks for no permission of the mini-program's: `scanCode:fail cancel` is who closed it and who refused WeChat the camera. */
const scanner: ScanCapability = {
  can: () => true,
  read: () =>
    Taro.scanCode({ scanType: ['barCode', 'qrCode'] }).then(
      ({ result }): Scanned => (result ? { text: result } : 'none'),
      () => 'none'
    )
}

/** How a code is read in the mini-program. */
export const currentScan = (): ScanCapability => scanner
