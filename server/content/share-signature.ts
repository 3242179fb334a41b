import { createHash, randomBytes } from 'node:crypto'
import type { WxSignature } from '@/contract/content/dto'
import { ErrorCode } from '@/contract/errors'
import { CONTENT_TEXTS } from './texts'
import type { RequestContext } from '../http/context'
import { badInput, Refusal } from '../http/refusal'
import { OutsideError } from '../outside'
import { WechatRefusal } from '../wechat/ask'
import { jsapiTicket } from '../wechat/ticket'

const SANDBOX = { appId: 'wx-sandbox', ticket: 'sandbox-jsapi-ticket' } as const

type Context = Pick<RequestContext, 'config' | 'db' | 'log' | 'now'>

/** The configured account with WeChat's ticket for it, a sandbox in demo mode. Refuses where neither is, or WeChat gives none just now. */
async function accountOf(context: Context): Promise<{ appId: string; ticket: string }> {
  const { site } = context.config.providers.wechat
  if (site === null && context.config.demo) return SANDBOX
  if (site === null) throw new Refusal(ErrorCode.business, CONTENT_TEXTS.shareMissing)
  try {
    return { appId: site.appId, ticket: await jsapiTicket(context, site) }
  } catch (error) {
    if (!(error instanceof WechatRefusal) && !(error instanceof OutsideError)) throw error
    context.log.warn({ err: error }, 'WeChat gave no ticket for the share SDK')
    throw new Refusal(ErrorCode.business, CONTENT_TEXTS.shareMissing)
  }
}

/** The signature that the share SDK checks: SHA-1 over ticket, nonce, time in seconds and the page without its fragment. */
const shareSignature = (ticket: string, nonceStr: string, timestamp: number, url: string): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url.split('#')[0] ?? ''}`
    )
    .digest('hex')

/** What `wx.config` needs on a page (§7). Refuses with 20001 when the address is no web page. */
export async function signShare(context: Context, url: string): Promise<WxSignature> {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw badInput(CONTENT_TEXTS.shareUrlWrong)
  const { appId, ticket } = await accountOf(context)
  const timestamp = Math.floor(context.now().getTime() / 1000)
  const nonceStr = randomBytes(12).toString('hex')
  return { appId, timestamp, nonceStr, signature: shareSignature(ticket, nonceStr, timestamp, url) }
}
