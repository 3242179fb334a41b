import { OutsideError, OUTSIDE_MS } from '../outside'
import type { SmsSettings } from '../settings/providers/sms'
import type { SmsProvider } from './sms'

const LIMITED = /^LimitExceeded\./
const REGION = 'ap-guangzhou'

async function clientOf({ keyId, secret }: NonNullable<SmsSettings['tencent']>, origin: string) {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms')
  const { protocol, host } = new URL(origin)
  return new sms.v20210111.Client({
    credential: { secretId: keyId, secretKey: secret },
    region: REGION,
    profile: { httpProfile: { endpoint: host, protocol: `${protocol}//`, reqTimeout: OUTSIDE_MS / 1000 } }
  })
}

/** SMS of Tencent Cloud, by its own library. */
export function tencentSms(settings: NonNullable<SmsSettings['tencent']>, origin: string): SmsProvider {
  let made: ReturnType<typeof clientOf> | null = null
  return {
    name: 'tencent',
    async send(phone, code) {
      made ??= clientOf(settings, origin)
      const client = await made
      const asked = {
        ...{ PhoneNumberSet: [`+86${phone}`], SmsSdkAppId: settings.app, SignName: settings.sign },
        ...{ TemplateId: settings.template, TemplateParamSet: [code] }
      }
      const { SendStatusSet } = await client.SendSms(asked).catch((error: unknown) => {
        // Its message repeats what was asked for.
        throw new OutsideError(
          `Tencent Cloud did not take an SMS: ${error instanceof Error ? error.name : ''}`
        )
      })
      const said = SendStatusSet?.[0]?.Code ?? ''
      if (said === 'Ok') return 'sent'
      return LIMITED.test(said) ? 'limited' : 'refused'
    }
  }
}
