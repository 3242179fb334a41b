import { createHash, randomBytes } from 'node:crypto'
import { FakeSubscriptions } from './wechat-subscriptions'
import { json, serveProvider, type Asked, type Said, type Served } from './serve'

export const SITE = { appId: 'wx00000000000000a1', secret: 'a'.repeat(32) }
export const MINI = { appId: 'wx00000000000000b2', secret: 'b'.repeat(32) }
export const WECHAT_ENV = {
  ...{ WX_APP_ID: SITE.appId, WX_APP_SECRET: SITE.secret },
  ...{ WX_MINI_APP_ID: MINI.appId, WX_MINI_APP_SECRET: MINI.secret }
}

const TOKEN_MS = 7_200_000
const openidOf = (code: string) => `o${createHash('sha256').update(code).digest('base64url').slice(0, 27)}`

/**
 * WeChat's open interface as the shop meets it: a code serves once and of its own account, `stable_token` gives everybody the same token
 * until shortly before its end, a token of before a reset is refused.
 */
export class FakeWechat {
  readonly asked: Asked[] = []
  /** Further ones may be added. */
  readonly accounts = [SITE, MINI]
  /** By account, the last ticket that was given. */
  readonly tickets = new Map<string, string>()
  /** Codes that somebody was given: `login-…`, `page-…`, `phone-<number>`. */
  private readonly used = new Set<string>()
  readonly subscriptions = new FakeSubscriptions()
  private readonly tokens = new Map<string, { value: string; until: number }>()
  /** By path, what is answered in place of the right thing, once. */
  readonly once = new Map<string, Said | null>()
  private served: Served | null = null

  constructor(private readonly now: () => number) {}

  async start(): Promise<string> {
    this.served = await serveProvider((asked) => this.answer(asked))
    return this.served.origin
  }
  async stop(): Promise<void> {
    await this.served?.close()
  }

  /** Somebody else made the tokens of an account invalid. */
  resetTokens(): void {
    this.tokens.clear()
  }

  calls(path: string): number {
    return this.asked.filter((asked) => asked.path === path).length
  }

  private answer(asked: Asked): Said | null {
    this.asked.push(asked)
    const instead = this.once.get(asked.path)
    if (instead !== undefined) {
      this.once.delete(asked.path)
      return instead
    }
    switch (asked.path) {
      case '/cgi-bin/stable_token':
        return this.token(JSON.parse(asked.body) as Record<string, unknown>)
      case '/cgi-bin/ticket/getticket':
        return this.asAccount(asked, (appId) => {
          const ticket = `ticket-${randomBytes(8).toString('hex')}`
          this.tickets.set(appId, ticket)
          return { errcode: 0, ticket, expires_in: 7200 }
        })
      case '/sns/jscode2session':
        return this.login(asked, 'js_code', MINI)
      case '/sns/oauth2/access_token':
        return this.login(asked, 'code', SITE)
      case '/wxa/business/getuserphonenumber':
        return this.asAccount(asked, () => this.phone(JSON.parse(asked.body) as { code?: string }))
      case '/cgi-bin/message/subscribe/send':
        return this.asAccount(asked, () => this.subscriptions.send(JSON.parse(asked.body)))
      case '/wxaapi/newtmpl/gettemplate':
        return this.asAccount(asked, () => this.subscriptions.list())
      default:
        return this.more(asked)
    }
  }

  /** What further calls of an account answer. */
  more: (asked: Asked) => Said | null = () => json({ errcode: 40066, errmsg: 'invalid url' })

  asAccount(asked: Asked, say: (appId: string) => unknown): Said {
    const token = asked.query.get('access_token')
    const known = [...this.tokens].find(([, { value, until }]) => value === token && until > this.now())
    return json(known ? say(known[0]) : { errcode: 40001, errmsg: 'invalid credential' })
  }

  private token(body: Record<string, unknown>): Said {
    const account = this.accounts.find(
      ({ appId, secret }) => appId === body['appid'] && secret === body['secret']
    )
    if (!account || body['grant_type'] !== 'client_credential')
      return json({ errcode: 40125, errmsg: 'invalid appsecret' })
    const kept = this.tokens.get(account.appId)
    const fresh = kept && kept.until - this.now() > 5 * 60_000
    const given = fresh ? kept : { value: randomBytes(24).toString('hex'), until: this.now() + TOKEN_MS }
    this.tokens.set(account.appId, given)
    return json({ access_token: given.value, expires_in: Math.floor((given.until - this.now()) / 1000) })
  }

  private login({ query }: Asked, name: string, account: typeof SITE): Said {
    if (query.get('appid') !== account.appId || query.get('secret') !== account.secret)
      return json({ errcode: 40013, errmsg: 'invalid appid' })
    const code = query.get(name) ?? ''
    if (!code.startsWith(account === MINI ? 'login-' : 'page-'))
      return json({ errcode: 40029, errmsg: 'invalid code' })
    if (this.used.has(code)) return json({ errcode: 40163, errmsg: 'code been used' })
    this.used.add(code)
    return json({ openid: openidOf(code.split('.')[0] ?? ''), session_key: 'k' })
  }

  private phone({ code = '' }: { code?: string }): unknown {
    const [, prefix = '', phoneNumber] = /^phone-(?:(\d+)-)?(\d{11})$/.exec(code) ?? []
    if (!phoneNumber || this.used.has(code)) return { errcode: 40029, errmsg: 'invalid code' }
    this.used.add(code)
    const countryCode = prefix === '' ? '86' : prefix
    return { errcode: 0, phone_info: { phoneNumber, purePhoneNumber: phoneNumber, countryCode } }
  }
}
