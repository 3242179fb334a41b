import Taro from '@tarojs/taro'
import type { PrivacyCapability } from './types'

export const privacy: PrivacyCapability = {
  onAsked(listener) {
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
