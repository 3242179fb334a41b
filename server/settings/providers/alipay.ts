import type { KeyObject } from 'node:crypto'
import { START_TEXTS as texts } from '../../start-texts'
import { url, type Parsed } from '../parsers'
import { optional, type Source } from '../setting'
import { rsaPrivateKey, rsaPublicKey } from './keys'
import { isWhole, noticeAddress } from './sets'

const numbered = (raw: string): Parsed<string | null> =>
  /^\d{16}$/.test(raw) ? { value: raw } : { problem: texts.alipayNumber }

/** Where Alipay posts its notices, unless ALIPAY_NOTIFY_URL says another address that leads here. */
export const ALIPAY_NOTICES = '/api/pay/notify/alipay'

export const ALIPAY_SETTINGS = {
  ALIPAY_APP_ID: optional('the app at Alipay’s open platform', numbered),
  ALIPAY_SELLER_ID: optional('the account (2088…) that it takes money for', numbered),
  ALIPAY_PRIVATE_KEY: optional('the app’s private key, as text or as a path', rsaPrivateKey),
  ALIPAY_PUBLIC_KEY: optional('Alipay’s public key (not the app’s), as text or as a path', rsaPublicKey),
  ALIPAY_NOTIFY_URL: optional('where Alipay posts notices; PUBLIC_ORIGIN without', url(['https:', 'http:']))
} as const

export interface AlipaySettings {
  readonly appId: string
  readonly sellerId: string
  readonly privateKey: KeyObject
  readonly publicKey: KeyObject
  readonly notifyUrl: string
}

const WHOLE = ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY']
const S = ALIPAY_SETTINGS

export function readAlipay(from: Source): AlipaySettings | null {
  const appId = from.read('ALIPAY_APP_ID', S.ALIPAY_APP_ID)
  const sellerId = from.read('ALIPAY_SELLER_ID', S.ALIPAY_SELLER_ID)
  const privateKey = from.read('ALIPAY_PRIVATE_KEY', S.ALIPAY_PRIVATE_KEY)
  const publicKey = from.read('ALIPAY_PUBLIC_KEY', S.ALIPAY_PUBLIC_KEY)
  const configured = from.read('ALIPAY_NOTIFY_URL', S.ALIPAY_NOTIFY_URL)
  if (!isWhole(from, texts.providers.alipay, WHOLE)) {
    if (from.has('ALIPAY_NOTIFY_URL') && !WHOLE.some((name) => from.has(name)))
      from.problem(texts.half(texts.providers.alipay, WHOLE))
    return null
  }
  if (privateKey && publicKey && isOwn(privateKey, publicKey)) from.problem(texts.ownKey)
  const notifyUrl = noticeAddress(from, 'ALIPAY_NOTIFY_URL', configured, ALIPAY_NOTICES)
  if (!appId || !sellerId || !privateKey || !publicKey || !notifyUrl) return null
  return { appId, sellerId, privateKey, publicKey, notifyUrl }
}

/** The app's own public key beside its private one: nothing that Alipay signs would hold against it. */
const isOwn = (privateKey: KeyObject, publicKey: KeyObject): boolean =>
  privateKey.export({ format: 'jwk' }).n === publicKey.export({ format: 'jwk' }).n
