import Taro from '@tarojs/taro'
import type { PrivacyCapability } from './types'

export const privacy: PrivacyCapability = {
  onAsked(listener) {
    // Before base library 2.32.3 WeChat asks by a sheet of its own.
    if (!Taro.canIUse('onNeedPrivacyAuthorization')) return
    Taro.onNeedPrivacyAuthorization((resolve) =>
      listener({
        agree: (buttonId) => resolve({ event: 'agree', buttonId }),
        refuse: () => resolve({ event: 'disagree' })
      })
    )
  },
  openGuideline() {
    Taro.openPrivacyContract({ fail: () => undefined })
  }
}
