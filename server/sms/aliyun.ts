import { OutsideError, OUTSIDE_MS } from '../outside'
import type { SmsSettings } from '../settings/providers/sms'
import type { SmsProvider } from './sms'

const LIMITED = /BUSINESS_LIMIT_CONTROL|DAY_LIMIT_CONTROL/

async function clientOf({ keyId, secret }: NonNullable<SmsSettings['aliyun']>, origin: string) {
  // Their library is loaded with the first code alone: it is large, and most servers of a test send none.
  const { default: Client, SendSmsRequest } = await import('@alicloud/dysmsapi20170525')
  const { $OpenApiUtil } = await import('@alicloud/openapi-core')
  const { protocol, host } = new URL(origin)
  const config = new $OpenApiUtil.Config({
    ...{ accessKeyId: keyId, accessKeySecret: secret, endpoint: host, protocol: protocol.replace(':', '') },
    ...{ connectTimeout: OUTSIDE_MS, readTimeout: OUTSIDE_MS }
  })
  const client = new Client(config)
  return { client, SendSmsRequest }
}

/** SMS of Alibaba Cloud, by its own library. */
export function aliyunSms(settings: NonNullable<SmsSettings['aliyun']>, origin: string): SmsProvider {
  let made: ReturnType<typeof clientOf> | null = null
  return {
    name: 'aliyun',
    async send(phone, code) {
      made ??= clientOf(settings, origin)
      const { client, SendSmsRequest } = await made
      const request = new SendSmsRequest({
        ...{ phoneNumbers: phone, signName: settings.sign, templateCode: settings.template },
        templateParam: JSON.stringify({ code })
      })
      const { body } = await client.sendSms(request).catch((error: unknown) => {
        // Its message repeats what was asked for.
        throw new OutsideError(
          `Alibaba Cloud did not take an SMS: ${error instanceof Error ? error.name : ''}`
        )
      })
      const said = body?.code ?? ''
      if (said === 'OK') return 'sent'
      return LIMITED.test(said) ? 'limited' : 'refused'
    }
  }
}
