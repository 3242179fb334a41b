import type { Config } from '../config'
import { aliyunSms } from './aliyun'
import { tencentSms } from './tencent'
import type { SmsProvider } from './sms'
import { webhookSms } from './webhook'

/** Those that are configured, in the order in which they are tried. */
export function smsProviders({
  smsWebhookUrl,
  smsWebhookSecret,
  providers: { sms, origins }
}: Pick<Config, 'providers' | 'smsWebhookUrl' | 'smsWebhookSecret'>): SmsProvider[] {
  return [
    ...(smsWebhookUrl === null ? [] : [webhookSms(smsWebhookUrl, smsWebhookSecret)]),
    ...(sms.aliyun ? [aliyunSms(sms.aliyun, origins['sms-aliyun'])] : []),
    ...(sms.tencent ? [tencentSms(sms.tencent, origins['sms-tencent'])] : [])
  ]
}
