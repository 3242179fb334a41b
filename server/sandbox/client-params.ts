import { createHmac } from 'node:crypto'
import type { PayChannel } from '@/domain/order/pay-channels'
import type { Db } from '../db/client'
import { actionOf } from '../gateway/actions'
import { randomToken } from '../settings/tokens'
import { sameDigest } from '../settings/digest'
import { sharedSecret } from '../settings/shared-secret'

const APP_ID = 'sandbox'
const SECRET_NAME = 'gateway-client-key'
const NONCE_LENGTH = 32

export const cashierPath = (prepayId: string): string => `/sandbox/cashier/${prepayId}`

export interface ClientParams {
  timeStamp: string
  nonceStr: string
  package: string
}

/** What stands for the prepay: an app signs the bare number, a page and the mini-program the pair. */
const packageOf = (channel: PayChannel, prepayId: string): string =>
  channel === 'wechat-app' ? prepayId : `prepay_id=${prepayId}`

/** v2 of WeChat's gateway: v3 signs with the merchant's RSA key, which a sandbox has not. */
const SIGN_TYPE = 'HMAC-SHA256'

/** Names and values by name, then the key; in hexadecimal, upper case. */
function signatureOf(key: string, { timeStamp, nonceStr, package: prepay }: ClientParams): string {
  const text = [
    `appId=${APP_ID}`,
    `nonceStr=${nonceStr}`,
    `package=${prepay}`,
    `signType=${SIGN_TYPE}`,
    `timeStamp=${timeStamp}`,
    `key=${key}`
  ].join('&')
  return createHmac('sha256', key).update(text).digest('hex').toUpperCase()
}

/** What the host's own pay call takes (`requestPayment`, `getBrandWCPayRequest`, the app's bridge). */
export async function clientParams(
  db: Db,
  channel: PayChannel,
  prepayId: string,
  now: Date
): Promise<Record<string, string>> {
  if (actionOf(channel) === 'redirect') return {}
  const params: ClientParams = {
    timeStamp: String(Math.floor(now.getTime() / 1000)),
    nonceStr: randomToken().slice(0, NONCE_LENGTH),
    package: packageOf(channel, prepayId)
  }
  const paySign = signatureOf(await sharedSecret(db, SECRET_NAME, now), params)
  return { appId: APP_ID, ...params, signType: SIGN_TYPE, paySign, channel }
}

/** Whether the parameters are the ones that were handed out for this prepay. */
export async function areClientParams(
  db: Db,
  prepayId: string,
  params: ClientParams & { paySign: string },
  now: Date
): Promise<boolean> {
  const expected = signatureOf(await sharedSecret(db, SECRET_NAME, now), params)
  const carried = params.package === prepayId || params.package === `prepay_id=${prepayId}`
  return carried && sameDigest(expected, params.paySign)
}
