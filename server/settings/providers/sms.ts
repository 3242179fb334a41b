import { START_TEXTS as texts } from '../../start-texts'
import { optionalText, type Parsed } from '../parsers'
import { optional, type Source } from '../setting'
import { isWhole } from './sets'

const template = (raw: string): Parsed<string | null> =>
  /^[\w-]{3,40}$/.test(raw) ? { value: raw } : { problem: texts.smsTemplate }
const appNumber = (raw: string): Parsed<string | null> =>
  /^\d{6,16}$/.test(raw) ? { value: raw } : { problem: texts.smsApp }

export const SMS_SETTINGS = {
  SMS_ALIYUN_KEY_ID: optional('access key of Alibaba Cloud, which may send SMS', optionalText),
  SMS_ALIYUN_KEY_SECRET: optional('its secret', optionalText),
  SMS_ALIYUN_SIGN: optional('signature under which SMS are sent there', optionalText),
  SMS_ALIYUN_TEMPLATE: optional('template of codes there, with the variable code', template),
  SMS_TENCENT_KEY_ID: optional('access key of Tencent Cloud, which may send SMS', optionalText),
  SMS_TENCENT_KEY_SECRET: optional('its secret', optionalText),
  SMS_TENCENT_APP: optional('SdkAppId of SMS there', appNumber),
  SMS_TENCENT_SIGN: optional('signature under which SMS are sent there', optionalText),
  SMS_TENCENT_TEMPLATE: optional('template of codes there, with one variable', template)
} as const

interface SmsAccount {
  readonly keyId: string
  readonly secret: string
  readonly sign: string
  readonly template: string
}

/** Who delivers login codes; both: the second where the first fails. */
export interface SmsSettings {
  readonly aliyun: SmsAccount | null
  readonly tencent: (SmsAccount & { readonly app: string }) | null
}

const S = SMS_SETTINGS

export function readSms(from: Source): SmsSettings {
  const [keyId, secret, sign, code] = [
    from.read('SMS_ALIYUN_KEY_ID', S.SMS_ALIYUN_KEY_ID),
    from.read('SMS_ALIYUN_KEY_SECRET', S.SMS_ALIYUN_KEY_SECRET),
    from.read('SMS_ALIYUN_SIGN', S.SMS_ALIYUN_SIGN),
    from.read('SMS_ALIYUN_TEMPLATE', S.SMS_ALIYUN_TEMPLATE)
  ]
  const [otherId, otherSecret, app, otherSign, otherCode] = [
    from.read('SMS_TENCENT_KEY_ID', S.SMS_TENCENT_KEY_ID),
    from.read('SMS_TENCENT_KEY_SECRET', S.SMS_TENCENT_KEY_SECRET),
    from.read('SMS_TENCENT_APP', S.SMS_TENCENT_APP),
    from.read('SMS_TENCENT_SIGN', S.SMS_TENCENT_SIGN),
    from.read('SMS_TENCENT_TEMPLATE', S.SMS_TENCENT_TEMPLATE)
  ]
  const named = (start: string) => Object.keys(SMS_SETTINGS).filter((name) => name.startsWith(start))
  isWhole(from, texts.providers.smsAliyun, named('SMS_ALIYUN_'))
  isWhole(from, texts.providers.smsTencent, named('SMS_TENCENT_'))
  return {
    aliyun: keyId && secret && sign && code ? { keyId, secret, sign, template: code } : null,
    tencent:
      otherId && otherSecret && app && otherSign && otherCode
        ? { keyId: otherId, secret: otherSecret, sign: otherSign, template: otherCode, app }
        : null
  }
}
