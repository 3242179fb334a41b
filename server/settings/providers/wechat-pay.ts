import type { KeyObject } from 'node:crypto'
import { START_TEXTS as texts } from '../../start-texts'
import { text, url, type Parsed } from '../parsers'
import { optional, type Source } from '../setting'
import { certificate, rsaPrivateKey, rsaPublicKey } from './keys'
import { isWhole, noticeAddress } from './sets'
import type { WechatSettings } from './wechat'

/** What the merchant was given at WeChat Pay, each a product to be applied for. */
const PRODUCTS = ['jsapi', 'h5', 'mini', 'app'] as const
type Product = (typeof PRODUCTS)[number]

const products = (raw: string): Parsed<readonly Product[] | null> => {
  const named = raw.split(',').map((part) => part.trim())
  const value = PRODUCTS.filter((product) => named.includes(product))
  return value.length === named.length ? { value } : { problem: texts.products(PRODUCTS) }
}
const merchant = (raw: string): Parsed<string | null> =>
  /^\d{8,10}$/.test(raw) ? { value: raw } : { problem: texts.merchant }
const API_KEY_BYTES = 32
const apiKey = (raw: string): Parsed<string | null> =>
  Buffer.byteLength(raw) === API_KEY_BYTES ? { value: raw } : { problem: texts.apiKey(API_KEY_BYTES) }
const publicKeyId = (raw: string): Parsed<string | null> =>
  /^PUB_KEY_ID_[0-9A-Za-z]{8,64}$/.test(raw) ? text(raw) : { problem: texts.publicKeyId }

/** Where WeChat Pay posts its notices, unless WXPAY_NOTIFY_URL says another address that leads here. */
export const WECHAT_PAY_NOTICES = '/api/pay/notify/wechat'

export const WECHAT_PAY_SETTINGS = {
  WXPAY_MCH_ID: optional('the merchant at WeChat Pay', merchant),
  WXPAY_CERT: optional('the merchant’s certificate (apiclient_cert.pem), as text or as a path', certificate),
  WXPAY_KEY: optional('its private key (apiclient_key.pem), as text or as a path', rsaPrivateKey),
  WXPAY_API_KEY: optional('the APIv3 key, which opens notices', apiKey),
  WXPAY_CHANNELS: optional('what the merchant was given: jsapi,h5,mini,app', products),
  WXPAY_PUBLIC_KEY_ID: optional(
    'WeChat Pay’s public key by its id; without one its certificates are fetched',
    publicKeyId
  ),
  WXPAY_PUBLIC_KEY: optional('that public key (pub_key.pem), as text or as a path', rsaPublicKey),
  WXPAY_NOTIFY_URL: optional(
    'where WeChat Pay posts notices; PUBLIC_ORIGIN without',
    url(['https:', 'http:'])
  )
} as const

export interface WechatPaySettings {
  readonly mchId: string
  /** Of the merchant's certificate: names the key that signs. */
  readonly serial: string
  /** Until when that certificate holds: WeChat Pay refuses what is signed under it later. */
  readonly certificateUntil: Date
  readonly privateKey: KeyObject
  readonly apiKey: string
  /** By product, the account that it is paid with. */
  readonly appIds: Readonly<Partial<Record<Product, string>>>
  /** null: WeChat Pay's certificates are fetched. */
  readonly publicKey: { readonly id: string; readonly key: KeyObject } | null
  readonly notifyUrl: string
}

const WHOLE = ['WXPAY_MCH_ID', 'WXPAY_CERT', 'WXPAY_KEY', 'WXPAY_API_KEY', 'WXPAY_CHANNELS']
const OPTIONAL = ['WXPAY_PUBLIC_KEY_ID', 'WXPAY_PUBLIC_KEY', 'WXPAY_NOTIFY_URL']
const S = WECHAT_PAY_SETTINGS

export function readWechatPay(from: Source, wechat: WechatSettings): WechatPaySettings | null {
  const mchId = from.read('WXPAY_MCH_ID', S.WXPAY_MCH_ID)
  const cert = from.read('WXPAY_CERT', S.WXPAY_CERT)
  const privateKey = from.read('WXPAY_KEY', S.WXPAY_KEY)
  const key = from.read('WXPAY_API_KEY', S.WXPAY_API_KEY)
  const given = from.read('WXPAY_CHANNELS', S.WXPAY_CHANNELS)
  const id = from.read('WXPAY_PUBLIC_KEY_ID', S.WXPAY_PUBLIC_KEY_ID)
  const publicKey = from.read('WXPAY_PUBLIC_KEY', S.WXPAY_PUBLIC_KEY)
  const configured = from.read('WXPAY_NOTIFY_URL', S.WXPAY_NOTIFY_URL)
  const stray = OPTIONAL.filter((name) => from.has(name))
  if (!isWhole(from, texts.providers.wechatPay, WHOLE)) {
    if (stray.length > 0 && !WHOLE.some((name) => from.has(name)))
      from.problem(texts.half(texts.providers.wechatPay, WHOLE))
    return null
  }
  isWhole(from, texts.providers.wechatPayKey, OPTIONAL.slice(0, 2))
  const notifyUrl = noticeAddress(from, 'WXPAY_NOTIFY_URL', configured, WECHAT_PAY_NOTICES)
  if (cert && privateKey && !cert.checkPrivateKey(privateKey))
    from.problem(texts.strangers('WXPAY_CERT', 'WXPAY_KEY'))
  const appIds = given && appIdsOf(from, given, wechat)
  const complete = mchId && cert && privateKey && key && appIds && notifyUrl
  if (!complete) return null
  return {
    ...{ mchId, privateKey, apiKey: key, appIds, notifyUrl },
    ...{ serial: cert.serialNumber, certificateUntil: new Date(cert.validTo) },
    publicKey: id && publicKey ? { id, key: publicKey } : null
  }
}

const NEEDS: Readonly<Record<Product, readonly string[]>> = {
  jsapi: ['WX_APP_ID'],
  h5: ['WX_APP_ID', 'WX_MINI_APP_ID'],
  mini: ['WX_MINI_APP_ID'],
  app: ['WX_OPEN_APP_ID']
}

function appIdsOf(
  from: Source,
  given: readonly Product[],
  { site, mini, openAppId }: WechatSettings
): WechatPaySettings['appIds'] {
  const known: Readonly<Record<Product, string | null>> = {
    jsapi: site?.appId ?? null,
    h5: site?.appId ?? mini?.appId ?? null,
    mini: mini?.appId ?? null,
    app: openAppId
  }
  const appIds: Partial<Record<Product, string>> = {}
  for (const product of given) {
    const found = known[product]
    if (found !== null) appIds[product] = found
    else if (!NEEDS[product].some((name) => from.has(name)))
      from.problem(texts.productWithout(product, NEEDS[product]))
  }
  return appIds
}
