import { headerLines, hmac, isTencents, partOf, sha256 } from './tencent-signature'
import { json, serveProvider, type Asked, type Said, type Served } from './serve'

const ALIYUN = { keyId: 'LTAItest0000000001', secret: 'aliyun-secret-of-tests' }
const TENCENT = { keyId: 'AKIDtest0000000001', secret: 'tencent-secret-of-tests', app: '1400000001' }
export const ALIYUN_ENV = {
  ...{ SMS_ALIYUN_KEY_ID: ALIYUN.keyId, SMS_ALIYUN_KEY_SECRET: ALIYUN.secret },
  ...{ SMS_ALIYUN_SIGN: '安和体检', SMS_ALIYUN_TEMPLATE: 'SMS_100000001' }
}
export const TENCENT_ENV = {
  ...{ SMS_TENCENT_KEY_ID: TENCENT.keyId, SMS_TENCENT_KEY_SECRET: TENCENT.secret },
  ...{ SMS_TENCENT_APP: TENCENT.app, SMS_TENCENT_SIGN: '安和体检', SMS_TENCENT_TEMPLATE: '1000001' }
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** ACS3-HMAC-SHA256, as Alibaba Cloud describes it. */
function isAliyuns(asked: Asked): boolean {
  const authorization = asked.headers['authorization'] ?? ''
  const names = partOf(authorization, 'SignedHeaders').split(';')
  const query = [...asked.query]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const payload = asked.headers['x-acs-content-sha256'] ?? ''
  if (payload !== sha256(asked.body)) return false
  const request = [asked.method, asked.path, query, headerLines(asked, names), names.join(';'), payload].join(
    '\n'
  )
  const signature = hmac(ALIYUN.secret, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex')
  return (
    authorization.startsWith('ACS3-HMAC-SHA256 ') &&
    partOf(authorization, 'Credential') === ALIYUN.keyId &&
    partOf(authorization, 'Signature') === signature
  )
}

/** Providers of SMS at one address: a number gets one a minute. */
export class FakeSms {
  /** Sent by whom, to whom, with which code. */
  readonly sent: { by: 'aliyun' | 'tencent'; phone: string; code: string }[] = []
  /** Numbers that a provider sends no more to for now. */
  readonly limited = new Set<string>()
  /** Who is away. */
  readonly away = new Set<'aliyun' | 'tencent'>()
  private served: Served | null = null

  async start(): Promise<string> {
    this.served = await serveProvider((asked) => this.answer(asked))
    return this.served.origin
  }
  async stop(): Promise<void> {
    await this.served?.close()
  }

  private answer(asked: Asked): Said | null {
    const by = asked.headers['x-acs-action'] === undefined ? 'tencent' : 'aliyun'
    if (this.away.has(by)) return null
    return by === 'aliyun' ? this.aliyun(asked) : this.tencent(asked)
  }

  private aliyun(asked: Asked): Said {
    if (!isAliyuns(asked)) return json({ Code: 'SignatureDoesNotMatch', Message: 'x' }, 400)
    const { query } = asked
    const code = (JSON.parse(query.get('TemplateParam') ?? '{}') as { code?: string }).code ?? ''
    const phone = query.get('PhoneNumbers') ?? ''
    if (query.get('SignName') !== '安和体检') return json({ Code: 'isv.SMS_SIGNATURE_ILLEGAL', Message: 'x' })
    if (query.get('TemplateCode') !== 'SMS_100000001')
      return json({ Code: 'isv.SMS_TEMPLATE_ILLEGAL', Message: 'x' })
    if (this.limited.has(phone)) return json({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'x' })
    this.sent.push({ by: 'aliyun', phone, code })
    return json({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: '1' })
  }

  private tencent(asked: Asked): Said {
    const failed = (Code: string) => json({ Response: { Error: { Code, Message: 'x' }, RequestId: '1' } })
    if (!isTencents(asked, TENCENT)) return failed('AuthFailure.SignatureFailure')
    const body = JSON.parse(asked.body) as Record<string, unknown>
    const [number = ''] = body['PhoneNumberSet'] as string[]
    const [code = ''] = body['TemplateParamSet'] as string[]
    const phone = number.replace(/^\+86/, '')
    const told = (Code: string) =>
      json({ Response: { SendStatusSet: [{ Code, Message: 'x' }], RequestId: '1' } })
    if (body['SmsSdkAppId'] !== TENCENT.app) return failed('UnauthorizedOperation.SmsSdkAppIdVerifyFail')
    if (body['SignName'] !== '安和体检') return told('FailedOperation.SignatureIncorrectOrUnapproved')
    if (this.limited.has(phone)) return told('LimitExceeded.PhoneNumberOneHourLimit')
    this.sent.push({ by: 'tencent', phone, code })
    return told('Ok')
  }
}
