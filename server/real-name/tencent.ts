import { OUTSIDE_MS } from '../outside'
import type { RealNameSettings } from '../settings/providers/real-name'
import type { RealNameEnd, RealNameProvider } from './real-name'

const REGION = 'ap-guangzhou'
const VERSION = '2018-03-01'

/** `IdCardVerification` tells: 0 the same, -1 not the same, -2 and -3 no ID number and no name, -5 nobody of that number. */
const ENDS: Readonly<Record<string, RealNameEnd>> = {
  '0': 'same',
  '-1': 'differs',
  '-2': 'differs',
  '-3': 'differs',
  '-5': 'unknown'
}

async function clientOf({ keyId, secret }: RealNameSettings, origin: string) {
  const { CommonClient } = await import('tencentcloud-sdk-nodejs-common')
  const { protocol, host } = new URL(origin)
  return new CommonClient(host, VERSION, {
    credential: { secretId: keyId, secretKey: secret },
    region: REGION,
    profile: { httpProfile: { endpoint: host, protocol: `${protocol}//`, reqTimeout: OUTSIDE_MS / 1000 } }
  })
}

/** Tencent Cloud's check of ID cards, by its own library. Everything but a clear word is busy: an order is not refused for it as a wrong name. */
export function tencentRealName(settings: RealNameSettings, origin: string): RealNameProvider {
  let made: ReturnType<typeof clientOf> | null = null
  return {
    async verify(name, idNumber) {
      made ??= clientOf(settings, origin)
      const client = await made
      try {
        const told: unknown = await client.request('IdCardVerification', { IdCard: idNumber, Name: name })
        const result =
          typeof told === 'object' && told !== null && 'Result' in told ? String(told.Result) : ''
        return ENDS[result] ?? 'busy'
      } catch {
        // Its message repeats what was asked.
        return 'busy'
      }
    }
  }
}
