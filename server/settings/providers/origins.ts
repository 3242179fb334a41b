import { START_TEXTS as texts } from '../../start-texts'
import type { Parsed } from '../parsers'

/** Where providers answer. */
const REAL = {
  wechat: 'https://api.weixin.qq.com',
  'wechat-open': 'https://open.weixin.qq.com',
  wxpay: 'https://api.mch.weixin.qq.com',
  alipay: 'https://openapi.alipay.com',
  'sms-aliyun': 'https://dysmsapi.aliyuncs.com',
  'sms-tencent': 'https://sms.tencentcloudapi.com',
  'real-name-tencent': 'https://faceid.tencentcloudapi.com',
  kuaidi100: 'https://poll.kuaidi100.com'
} as const

export type ProviderOrigins = Readonly<Record<keyof typeof REAL, string>>

const isName = (word: string): word is keyof ProviderOrigins => word in REAL

export const REAL_ORIGINS: ProviderOrigins = REAL

/** `wxpay=http://127.0.0.1:9001,…`; who is not named is where it really is. */
export function providerOrigins(raw: string): Parsed<ProviderOrigins | null> {
  const origins: Record<keyof typeof REAL, string> = { ...REAL }
  for (const part of raw.split(',')) {
    const [, word = '', origin = ''] = /^\s*([\w-]+)=(\S+?)\/?\s*$/.exec(part) ?? []
    if (!isName(word) || !URL.canParse(origin) || new URL(origin).origin !== origin)
      return { problem: texts.providerOrigins(Object.keys(REAL)) }
    origins[word] = origin
  }
  return { value: origins }
}
