import { createHash } from 'node:crypto'
import { json, serveProvider, type Asked, type Said, type Served } from './serve'

const ACCOUNT = { customer: 'CUSTOMER0000000000000000000000001', key: 'key-of-tests', salt: 'salt-of-tests' }
export const COURIER_ENV = {
  ...{ KUAIDI100_CUSTOMER: ACCOUNT.customer, KUAIDI100_KEY: ACCOUNT.key, KUAIDI100_SALT: ACCOUNT.salt },
  PUBLIC_ORIGIN: 'https://shop.example'
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase()

interface Step {
  /** `2026-05-20 10:00:00` */
  readonly ftime: string
  readonly context: string
  readonly status?: string
}
type Json = Readonly<Record<string, unknown>>

/** kuaidi100 as an account meets it: it refuses a wrong key, what is followed already, and a query that is not signed. */
export class FakeKuaidi100 {
  readonly followed: Json[] = []
  /** By parcel, newest first. */
  readonly tracks = new Map<string, { state: string; data: readonly Step[] }>()
  polls = 0
  private served: Served | null = null

  async start(): Promise<string> {
    this.served = await serveProvider((asked) => this.answer(asked))
    return this.served.origin
  }
  async stop(): Promise<void> {
    await this.served?.close()
  }

  /** What is posted of a parcel: the whole list. */
  push(parcelNo: string, { status = 'polling', salt = ACCOUNT.salt } = {}) {
    const track = this.tracks.get(parcelNo)
    const lastResult = track && { nu: parcelNo, com: 'shunfeng', ischeck: '0', ...track }
    const param = JSON.stringify({ status, message: '', ...(lastResult ? { lastResult } : {}) })
    return new URLSearchParams({ sign: md5(param + salt), param }).toString()
  }

  private answer({ path, body }: Asked): Said {
    const form = Object.fromEntries(new URLSearchParams(body))
    const param = JSON.parse(form['param'] ?? '{}') as Json
    if (path === '/poll') return this.follow(param)
    this.polls += 1
    const right =
      form['customer'] === ACCOUNT.customer &&
      form['sign'] === md5(`${form['param']}${ACCOUNT.key}${ACCOUNT.customer}`)
    if (!right) return json({ result: false, returnCode: '503', message: '验证签名失败' })
    const track = this.tracks.get(String(param['num']))
    return track
      ? json({ message: 'ok', nu: param['num'], com: param['com'], ...track })
      : json({ result: false, returnCode: '500', message: '查询无结果，请隔段时间再查' })
  }

  private follow(param: Json): Said {
    const { callbackurl } = (param['parameters'] ?? {}) as { callbackurl?: string }
    if (param['key'] !== ACCOUNT.key) return json({ result: false, returnCode: '601', message: 'key已过期' })
    if (!callbackurl?.startsWith('https://'))
      return json({ result: false, returnCode: '700', message: '参数错误' })
    if (this.followed.some(({ number }) => number === param['number']))
      return json({ result: false, returnCode: '501', message: '重复订阅' })
    this.followed.push(param)
    return json({ result: true, returnCode: '200', message: '提交成功' })
  }
}
