import { createHmac } from 'node:crypto'
import { askOutside, OutsideError } from '../outside'
import type { SmsProvider } from './sms'

const TIMEOUT_MS = 5000
const LIMITED = 429

/** A server of the shop's own: `{mobile, code}`; header `x-signature` is HMAC-SHA256 of the body, hex, when a secret is set. */
export const webhookSms = (url: string, secret: string | null): SmsProvider => ({
  name: 'webhook',
  async send(mobile, code) {
    const body = JSON.stringify({ mobile, code })
    const signature = secret ? createHmac('sha256', secret).update(body).digest('hex') : null
    const headers = {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-signature': signature })
    }
    const { status } = await askOutside('the SMS webhook', url, { method: 'POST', headers, body }, TIMEOUT_MS)
    if (status >= 200 && status < 300) return 'sent'
    if (status === LIMITED) return 'limited'
    throw new OutsideError(`the SMS webhook answered ${status}`)
  }
})
