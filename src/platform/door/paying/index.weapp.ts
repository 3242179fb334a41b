import Taro from '@tarojs/taro'
import type { PayCapability } from '../pay'
import { CHANNEL_OPTIONS } from '../pay-options'

/** v2 of WeChat's gateway signs with the first two, v3 with RSA. */
const SIGN_TYPES = ['MD5', 'HMAC-SHA256', 'RSA'] as const

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''

const pay: PayCapability = {
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
      return reasonOf(error).includes('cancel') ? 'cancelled' : 'failed'
    }
  }
}

/** How somebody pays in the mini-program. */
export const currentPay = (): PayCapability => pay
