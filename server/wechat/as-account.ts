import type { WechatAccount } from '../settings/providers/wechat'
import { askWechat, WECHAT_CODE, WechatRefusal, type WechatContext } from './ask'
import { accessToken, forgetToken } from './tokens'

const TOKEN_CODES: readonly number[] = [
  WECHAT_CODE.tokenInvalid,
  WECHAT_CODE.tokenWrong,
  WECHAT_CODE.tokenOver
]

/** A call by the account's access token; one that WeChat takes no more is fetched anew, once. */
export async function askAsAccount(
  context: WechatContext,
  account: WechatAccount,
  path: string,
  query: Readonly<Record<string, string>>,
  body?: unknown
): Promise<Readonly<Record<string, unknown>>> {
  const token = await accessToken(context, account)
  try {
    return await askWechat(context, path, { access_token: token, ...query }, body)
  } catch (error) {
    if (!(error instanceof WechatRefusal) || !TOKEN_CODES.includes(error.errcode)) throw error
  }
  await forgetToken(context, account, token)
  return askWechat(context, path, { access_token: await accessToken(context, account), ...query }, body)
}
