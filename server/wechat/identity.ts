import * as v from 'valibot'
import type { WechatAccount } from '../settings/providers/wechat'
import { askAsAccount } from './as-account'
import { askWechat, type WechatContext } from './ask'

const openidSchema = v.object({ openid: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)) })
const phoneSchema = v.object({
  phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.union([v.string(), v.number()]) })
})

/** Who logs in to the mini-program (`code2session`); a code serves once, for five minutes. */
export async function miniOpenid(
  context: WechatContext,
  { appId, secret }: WechatAccount,
  code: string
): Promise<string> {
  const query = { appid: appId, secret, js_code: code, grant_type: 'authorization_code' }
  return v.parse(openidSchema, await askWechat(context, '/sns/jscode2session', query)).openid
}

/** Who reads our site in WeChat, by the code of WeChat's page. */
export async function siteOpenid(
  context: WechatContext,
  { appId, secret }: WechatAccount,
  code: string
): Promise<string> {
  const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
  return v.parse(openidSchema, await askWechat(context, '/sns/oauth2/access_token', query)).openid
}

/** The number that somebody granted to the mini-program; null where it is not of mainland China, to which no code can be sent. */
export async function grantedPhone(
  context: WechatContext,
  account: WechatAccount,
  code: string
): Promise<string | null> {
  const said = await askAsAccount(context, account, '/wxa/business/getuserphonenumber', {}, { code })
  const { purePhoneNumber, countryCode } = v.parse(phoneSchema, said).phone_info
  return String(countryCode) === '86' && /^1\d{10}$/.test(purePhoneNumber) ? purePhoneNumber : null
}

/** WeChat's page that says who reads, without asking them; it leads back to `back` with a code and this state. */
export function authorizePage(
  { config }: Pick<WechatContext, 'config'>,
  { appId }: WechatAccount,
  back: string,
  state: string
): string {
  const query = new URLSearchParams({
    ...{ appid: appId, redirect_uri: back, response_type: 'code', scope: 'snsapi_base', state }
  })
  return `${config.providers.origins['wechat-open']}/connect/oauth2/authorize?${query.toString()}#wechat_redirect`
}
