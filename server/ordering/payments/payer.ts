import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import type { PayChannel } from '@/domain/order/pay-channels'
import { wechatAccounts } from '../../account/wechat'
import { users } from '../../db/schema'
import { requireUser, type RequestContext } from '../../http/context'
import { Refusal } from '../../http/refusal'
import { randomToken } from '../../settings/tokens'
import { payerUnknown } from '../refusals'
import { ORDER_TEXTS } from '../texts'

/**
 * WeChat's id of who pays: in a page by the code of WeChat's own page, in the mini-program that of the account; null where a channel asks
 * for none. `page` is that of ours that asks. Refuses 33 with WeChat's page when the code is still to be fetched. A call over the network:
 * never inside a transaction.
 */
export async function payerOf(
  context: RequestContext,
  channel: PayChannel,
  code: string | undefined,
  page: string
): Promise<string | null> {
  if (channel === 'wechat-mini') return miniPayer(context)
  if (channel !== 'wechat-jsapi') return null
  const accounts = wechatAccounts(context)
  if (code !== undefined) return accounts.payerOf(code)
  const state = randomToken().replace(/[^A-Za-z0-9]/g, '')
  throw payerUnknown(accounts.authorizePage(context.origin, page, state), state)
}

/** The sandbox takes somebody whom WeChat has not named, the real sheet does not: who logged in by SMS logs in by WeChat first. */
async function miniPayer(context: RequestContext): Promise<string | null> {
  const openid = await accountOpenid(context)
  const real = context.config.providers.wechatPay?.appIds.mini !== undefined
  if (openid === null && real) throw new Refusal(ErrorCode.business, ORDER_TEXTS.payerMissing)
  return openid
}

async function accountOpenid(context: RequestContext): Promise<string | null> {
  const [user] = await context.db
    .select({ openid: users.openid })
    .from(users)
    .where(eq(users.id, requireUser(context).id))
  return user?.openid ?? null
}
