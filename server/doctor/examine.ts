import { createClient, ErrorReply } from '@redis/client'
import type { PayChannel } from '@/domain/order/pay-channels'
import { dateOf } from '@/domain/date'
import type { Config } from '../config'
import { AlipayClient, AlipayRefusal } from '../gateway/alipay/client'
import { connectPayments } from '../gateway/payments'
import { WechatPayClient, WechatPayRefusal } from '../gateway/wechat/client'
import { OUTSIDE_MS, OutsideError } from '../outside'
import { smsProviders } from '../sms/provider'
import type { WechatAccount } from '../settings/providers/wechat'
import { askWechat, WechatRefusal } from '../wechat/ask'
import { askDatabase } from './database'
import type { Finding } from './finding'
import { askTemplates } from './templates'
import { DOCTOR_TEXTS as texts } from './texts'

const DOORS: readonly (readonly [PayChannel, string])[] = [
  ['wechat-jsapi', texts.doors.payJsapi],
  ['wechat-h5', texts.doors.payH5],
  ['wechat-mini', texts.doors.payMini],
  ['wechat-app', texts.doors.payApp],
  ['alipay', texts.doors.payAlipay]
]

/** Which doors are open, by the configuration alone. */
export function doorsOf(config: Config, now: () => Date): Finding[] {
  const { wechat } = config.providers
  const { channels } = connectPayments(config, null, now).gateway
  const played = config.production ? '' : texts.sandboxed
  const door = (what: string, open: boolean, note = ''): Finding => ({
    what,
    state: open ? 'open' : 'closed',
    note
  })
  const delivered = smsProviders(config).map(({ name }) => texts.sms[name] ?? name)
  const mute = delivered.length === 0 && config.production
  const smsNote = delivered.length > 0 ? delivered.join('、') : config.demo ? texts.smsDemo : texts.smsLog
  return [
    ...DOORS.map(([channel, what]) =>
      door(what, channels.includes(channel), channels.includes(channel) ? '' : played)
    ),
    door(texts.doors.wechatSite, wechat.site !== null),
    door(texts.doors.wechatMini, wechat.mini !== null),
    door(texts.doors.courier, config.providers.courier !== null),
    door(texts.doors.realName, config.providers.realName !== null, config.demo ? texts.realNameDemo : ''),
    mute ? { what: texts.doors.sms, state: 'ill', note: texts.smsNone } : door(texts.doors.sms, true, smsNote)
  ]
}

/** Of a payment that there is not: a question that costs nothing, and whose signature is looked at first. */
const NOBODYS = 'PT00000000DOCTOR'
const SOON_MS = 30 * 86_400_000

type Check = () => Promise<string | null>

/** null: it answered as it should; else what is wrong, in words. */
async function checked(what: string, check: Check): Promise<Finding> {
  try {
    const wrong = await check()
    return { what, state: wrong === null ? 'open' : 'ill', note: wrong ?? texts.answered }
  } catch (error) {
    if (error instanceof OutsideError) return { what, state: 'ill', note: texts.silent }
    throw error
  }
}

async function askWechatPay(client: WechatPayClient, now: Date): Promise<string | null> {
  const { mchId, certificateUntil } = client.settings
  const day = dateOf(certificateUntil.getTime())
  if (certificateUntil <= now) return texts.certificateOver(day)
  try {
    await client.ask('GET', `/v3/pay/transactions/out-trade-no/${NOBODYS}?mchid=${mchId}`)
  } catch (error) {
    if (!(error instanceof WechatPayRefusal)) throw error
    if (error.status === 401) return texts.signature
    if (error.status !== 404) return texts.refused(error.code)
  }
  return certificateUntil.getTime() - now.getTime() < SOON_MS ? texts.certificateSoon(day) : null
}

async function askAlipay(client: AlipayClient): Promise<string | null> {
  try {
    await client.ask('alipay.trade.query', { out_trade_no: NOBODYS })
  } catch (error) {
    if (!(error instanceof AlipayRefusal)) throw error
    if (error.code !== 'ACQ.TRADE_NOT_EXIST') return texts.refused(error.code)
  }
  return null
}

const SECRET_WRONG = [40013, 40125]
const NOT_LISTED = 40164

async function askAccount(config: Config, { appId, secret }: WechatAccount): Promise<string | null> {
  const asked = { grant_type: 'client_credential', appid: appId, secret, force_refresh: false }
  try {
    await askWechat({ config }, '/cgi-bin/stable_token', {}, asked)
    return null
  } catch (error) {
    if (!(error instanceof WechatRefusal)) throw error
    if (SECRET_WRONG.includes(error.errcode)) return texts.secret
    return error.errcode === NOT_LISTED ? texts.address : texts.refused(error.code)
  }
}

async function askRedis(url: string): Promise<string | null> {
  const redis = createClient({ url, socket: { connectTimeout: OUTSIDE_MS, reconnectStrategy: false } })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return null
  } catch (error) {
    return error instanceof ErrorReply ? texts.redisRefuses : texts.silent
  } finally {
    if (redis.isOpen) redis.destroy()
  }
}

/** Asks the database, Redis and each configured provider something that costs nothing, and says how they took that. */
export async function askProviders(config: Config, now: () => Date): Promise<Finding[]> {
  const { wechat, wechatPay, alipay, origins } = config.providers
  const checks: Promise<Finding>[] = []
  const { databaseUrl, redisUrl } = config
  if (databaseUrl) checks.push(askDatabase(databaseUrl, config))
  if (redisUrl !== null) checks.push(checked(texts.providers.redis, () => askRedis(redisUrl)))
  if (wechatPay) {
    const client = new WechatPayClient(wechatPay, origins.wxpay, now)
    checks.push(checked(texts.providers.wechatPay, () => askWechatPay(client, now())))
  }
  if (alipay) {
    const client = new AlipayClient(alipay, origins.alipay)
    checks.push(checked(texts.providers.alipay, () => askAlipay(client)))
  }
  for (const [account, what] of [
    [wechat.site, texts.providers.wechatSite],
    [wechat.mini, texts.providers.wechatMini]
  ] as const)
    if (account)
      checks.push(
        checked(what, async () => {
          const wrong = await askAccount(config, account)
          return wrong ?? (account === wechat.mini ? askTemplates(config, account) : null)
        })
      )
  return Promise.all(checks)
}

/** A line each: mark, what, note. */
export const written = (findings: readonly Finding[]): string =>
  findings
    .map(({ what, state, note }) => `  ${texts.marks[state]}  ${what}${note === '' ? '' : `：${note}`}`)
    .join('\n')
