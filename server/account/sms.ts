import { createHmac } from 'node:crypto'
import { ErrorCode } from '@/contract/errors'
import { maskMobile } from '@/domain/mask'
import type { RequestContext } from '../http/context'
import { Refusal } from '../http/refusal'
import { ACCOUNT_TEXTS } from './texts'

const WEBHOOK_TIMEOUT_MS = 5000

type Sender = Pick<RequestContext, 'config' | 'log'>

/**
 * Hands a login code to whoever delivers it: the webhook when one is configured, else, outside production,
 * the log. Refuses when it could not be handed over.
 */
export async function sendSms({ config, log }: Sender, phone: string, code: string): Promise<void> {
  if (config.smsWebhookUrl) return post(config.smsWebhookUrl, config.smsWebhookSecret, phone, code, log)
  if (config.production) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.smsMissing)
  log.info(`SMS code for ${maskMobile(phone)}: ${code}`)
}

/** `{mobile, code}`; header `x-signature` is HMAC-SHA256 of the body, hex, when a secret is set. */
async function post(
  url: string,
  secret: string | null,
  phone: string,
  code: string,
  log: Sender['log']
): Promise<void> {
  const body = JSON.stringify({ mobile: phone, code })
  const headers = new Headers({ 'content-type': 'application/json' })
  if (secret) headers.set('x-signature', createHmac('sha256', secret).update(body).digest('hex'))
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS)
    })
    if (response.ok) return
    log.error(`the SMS webhook answered ${response.status}`)
  } catch (error) {
    log.error({ err: error }, 'the SMS webhook failed')
  }
  throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.smsFailed)
}
