import { START_TEXTS as texts } from '../../start-texts'
import { flag } from '../parsers'
import { optional, setting, type Source } from '../setting'
import { ALIPAY_SETTINGS, readAlipay, type AlipaySettings } from './alipay'
import { COURIER_SETTINGS, readCourier, type CourierSettings } from './courier'
import { providerOrigins, REAL_ORIGINS, type ProviderOrigins } from './origins'
import { readRealName, REAL_NAME_SETTINGS, type RealNameSettings } from './real-name'
import { readSms, SMS_SETTINGS, type SmsSettings } from './sms'
import { readWechat, WECHAT_SETTINGS, type WechatSettings } from './wechat'
import { readWechatPay, WECHAT_PAY_SETTINGS, type WechatPaySettings } from './wechat-pay'

export const PROVIDER_SETTINGS = {
  ...WECHAT_SETTINGS,
  ...WECHAT_PAY_SETTINGS,
  ...ALIPAY_SETTINGS,
  ...SMS_SETTINGS,
  ...REAL_NAME_SETTINGS,
  ...COURIER_SETTINGS,
  PROVIDER_ORIGINS: optional(
    'where stand-ins of providers answer, for tests; refused in production',
    providerOrigins
  ),
  WITHOUT_PAYMENT: setting(false, '1: in production nothing can be paid, and no provider is demanded', flag)
} as const

/** Who does for the shop what it does not do itself: each with all of its settings, or null. */
export interface Providers {
  readonly wechat: WechatSettings
  readonly wechatPay: WechatPaySettings | null
  readonly alipay: AlipaySettings | null
  readonly sms: SmsSettings
  readonly realName: RealNameSettings | null
  readonly courier: CourierSettings | null
  readonly origins: ProviderOrigins
}

const demanded = (settings: object): readonly string[] =>
  Object.keys(settings).filter((name) => !/_(NOTIFY_URL|PUBLIC_KEY_ID)$|^WXPAY_PUBLIC_KEY$/.test(name))

/** @param serves whether calls are answered: an operator's command takes no money */
export function readProviders(from: Source, serves: boolean): Providers {
  const wechat = readWechat(from)
  const wechatPay = readWechatPay(from, wechat)
  const alipay = readAlipay(from)
  const without = from.read('WITHOUT_PAYMENT', PROVIDER_SETTINGS.WITHOUT_PAYMENT)
  const [first, second] = [demanded(WECHAT_PAY_SETTINGS), demanded(ALIPAY_SETTINGS)]
  // Half a set has been told of already.
  const named = [...first, ...second].some((name) => from.has(name))
  if (serves && from.production && !without && !named) from.problem(texts.payNeeded(first, second))
  const origins = from.read('PROVIDER_ORIGINS', PROVIDER_SETTINGS.PROVIDER_ORIGINS)
  if (from.production && from.has('PROVIDER_ORIGINS')) from.problem(texts.originsInProduction)
  return {
    wechat,
    wechatPay,
    alipay,
    sms: readSms(from),
    realName: readRealName(from),
    courier: readCourier(from),
    origins: origins ?? REAL_ORIGINS
  }
}
