import Taro from '@tarojs/taro'
import { CHANNEL_OPTIONS } from './options'
import type { PayCapability } from './types'

/** v2 of WeChat's gateway signs with the first two, v3 with RSA. */
const SIGN_TYPES = ['MD5', 'HMAC-SHA256', 'RSA'] as const

export const payment: PayCapability = {
  channels: () => [CHANNEL_OPTIONS.wechatMini],
  async pay({ action, params }) {
    if (action === 'done') return 'accepted'
    try {
      await Taro.requestPayment({
        timeStamp: params['timeStamp'] ?? '',
        nonceStr: params['nonceStr'] ?? '',
        package: params['package'] ?? '',
        signType: SIGN_TYPES.find((type) => type === params['signType']) ?? 'MD5',
        paySign: params['paySign'] ?? ''
      })
      return 'accepted'
    } catch (error) {
      const reason =
        typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''
      return reason.includes('cancel') ? 'cancelled' : 'failed'
    }
  }
}
