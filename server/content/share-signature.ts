import { createHash, randomBytes } from 'node:crypto'
import type { WxSignature } from '@/contract/content/dto'
import { ErrorCode } from '@/contract/errors'
import { CONTENT_TEXTS } from './texts'
import type { Config } from '../config'
import { badInput, Refusal } from '../http/refusal'

const SANDBOX = { appId: 'wx-sandbox', ticket: 'sandbox-jsapi-ticket' } as const

/** Account and ticket: from the configuration, a sandbox in demo mode. Refuses where neither is. */
function accountOf(config: Config): { appId: string; ticket: string } {
  if (config.wxAppId !== null && config.wxJsapiTicket !== null)
    return { appId: config.wxAppId, ticket: config.wxJsapiTicket }
  if (config.demo) return SANDBOX
  throw new Refusal(ErrorCode.business, CONTENT_TEXTS.shareMissing)
}

/** The signature that the share SDK checks: SHA-1 over ticket, nonce, time in seconds and the page without its fragment. */
const shareSignature = (ticket: string, nonceStr: string, timestamp: number, url: string): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0] ?? ''}`
    )
    .digest('hex')

/** What `wx.config` needs on a page (§7). Refuses with 20001 when the address is no web page. */
export function signShare(config: Config, now: Date, url: string): WxSignature {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw badInput(CONTENT_TEXTS.shareUrlWrong)
  const { appId, ticket } = accountOf(config)
  const timestamp = Math.floor(now.getTime() / 1000)
  const nonceStr = randomBytes(12).toString('hex')
  return { appId, timestamp, nonceStr, signature: shareSignature(ticket, nonceStr, timestamp, url) }
}
