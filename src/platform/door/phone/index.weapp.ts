import Taro from '@tarojs/taro'
import { isRefusedByPerson } from '../../host/refusal'
import type { PhoneAnswer } from './types'

declare const DEMO: boolean

/**
 * The code that WeChat's phone button gave. The tourist id gets none: in the demo one of its own stands in for it, which the
 * server takes for the demo's number, and the screen says so.
 */
export async function phoneCodeOf(answer: PhoneAnswer): Promise<string | undefined> {
  const { code } = answer
  if (!DEMO || code || isRefusedByPerson(answer)) return code
  const { confirm } = await Taro.showModal({
    title: '演示登录',
    content: '这个 AppID 取不到手机号。这是演示：用演示手机号登录，不读取您的号码。',
    confirmText: '继续',
    cancelText: '取消'
  })
  return confirm ? 'demo' : undefined
}
