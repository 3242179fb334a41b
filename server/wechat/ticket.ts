import * as v from 'valibot'
import type { WechatAccount } from '../settings/providers/wechat'
import { askAsAccount } from './as-account'
import type { WechatContext } from './ask'
import { givenSchema, shared } from './tokens'

/** The ticket that signs pages for the share SDK. */
export const jsapiTicket = (context: WechatContext, account: WechatAccount): Promise<string> =>
  shared(context, `wechat-ticket:${account.appId}`, async () => {
    const { ticket: value, expires_in: seconds } = await askAsAccount(
      context,
      account,
      '/cgi-bin/ticket/getticket',
      { type: 'jsapi' }
    )
    return v.parse(givenSchema, { value, seconds })
  })
