import Taro from '@tarojs/taro'
import { isRefusedByPerson } from '../../host/refusal'
import type { PayCapability, PayOutcome } from '../pay'
import { CHANNEL_OPTIONS } from '../pay-options'

/** v2 of WeChat's gateway signs with the first two, v3 with RSA. */
const SIGN_TYPES = ['MD5', 'HMAC-SHA256', 'RSA'] as const

declare const DEMO: boolean
declare const API_ORIGIN: string

/** What the sandbox takes for the answer of WeChat's client. */
const DEMO_ANSWERS = DEMO
  ? [
      ['演示：支付成功，不会扣款', 'ok'],
      ['演示：支付失败', 'fail']
    ]
  : []

/** The tourist id opens no pay sheet: in the demo the person decides here, and the screen says that it is one. */
async function payInDemo(prepay: string): Promise<PayOutcome> {
  try {
    const { tapIndex } = await Taro.showActionSheet({ itemList: DEMO_ANSWERS.map(([text = '']) => text) })
    const result = DEMO_ANSWERS[tapIndex]?.[1]
    const { statusCode } = await Taro.request({
      url: `${API_ORIGIN}/sandbox/mini/${prepay.replace('prepay_id=', '')}`,
      method: 'POST',
      data: { result }
    })
    return statusCode < 300 && result === 'ok' ? 'accepted' : 'failed'
  } catch (error) {
    return isRefusedByPerson(error) ? 'cancelled' : 'failed'
  }
}

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
      if (isRefusedByPerson(error)) return 'cancelled'
      return DEMO ? payInDemo(params['package'] ?? '') : 'failed'
    }
  }
}

/** How somebody pays in the mini-program. */
export const currentPay = (): PayCapability => pay
