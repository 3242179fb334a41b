import { createHash } from 'node:crypto'
import { ErrorCode, type ErrorCodeValue } from '@/contract/errors'
import { DEMO_PHONE } from '../db/seed/users'
import { Refusal } from '../http/refusal'
import type { Log } from '../log'
import { OutsideError } from '../outside'
import { randomToken } from '../settings/tokens'
import type { WechatAccount } from '../settings/providers/wechat'
import { WECHAT_CODE, WechatRefusal, type WechatContext } from '../wechat/ask'
import { authorizePage, grantedPhone, miniOpenid, siteOpenid } from '../wechat/identity'
import { ACCOUNT_TEXTS } from './texts'

/** Of our site, where WeChat's page leads back to with a code; it leads on to this path. */
const wechatCallback = (to: string) => `/wx-callback?url=${encodeURIComponent(to)}`

/** What WeChat knows about a person, by the one-time codes it gives the client. Calls over the network: never inside a transaction. */
export interface WechatAccounts {
  /** By the mini-program's login. */
  openidOf(loginCode: string): Promise<string>
  phoneOf(phoneCode: string): Promise<string>
  /** WeChat's page that gives a code for who reads our site in WeChat; it leads back to a path of ours with it and this state. */
  authorizePage(origin: string, to: string, state: string): string
  /** By the code of that page: the id of a payer, which is another one than that of the mini-program. */
  payerOf(pageCode: string): Promise<string>
}

const SCRIPTED_PHONE = /^phone-(1\d{10})$/

const madeUp = (account: string, code: string) =>
  `o${createHash('sha256').update(`${account}|${code}`).digest('base64url').slice(0, 27)}`

/** The sandbox's page of WeChat, which asks nobody and leads back at once. */
export const SANDBOX_PAGE = '/sandbox/oauth'

export const sandboxReturn = (to: string, state: string): string =>
  `${wechatCallback(to)}&code=${randomToken().slice(0, 32)}&state=${encodeURIComponent(state)}`

/** Stands in for WeChat in demo mode: the same code is the same person; `phone-<number>` grants that number. */
const sandbox: WechatAccounts = {
  openidOf: async (code) => madeUp('sandbox', code),
  phoneOf: async (code) => SCRIPTED_PHONE.exec(code)?.[1] ?? DEMO_PHONE,
  authorizePage: (origin, to, state) =>
    `${origin}${SANDBOX_PAGE}?to=${encodeURIComponent(to)}&state=${state}`,
  payerOf: async (code) => madeUp('sandbox-page', code)
}

const refusal = (message: string, code: ErrorCodeValue = ErrorCode.business) => new Refusal(code, message)

/** What a customer reads of WeChat's codes; of others that it did not work just now. */
function refusalOf(error: WechatRefusal): Refusal {
  switch (error.errcode) {
    case WECHAT_CODE.codeInvalid:
    case WECHAT_CODE.codeUsed:
      return refusal(ACCOUNT_TEXTS.wechatCodeUsed)
    case WECHAT_CODE.blocked:
      return refusal(ACCOUNT_TEXTS.wechatBlocked)
    case WECHAT_CODE.tooMany:
      return refusal(ACCOUNT_TEXTS.wechatTooMany, ErrorCode.tooManyRequests)
    default:
      return refusal(ACCOUNT_TEXTS.wechatSilent)
  }
}

type Context = WechatContext & { readonly config: { readonly demo: boolean }; readonly log: Log }

/** WeChat's own, by the account of the site and that of the mini-program. Refuses what needs one that is not configured. */
function connected(context: Context): WechatAccounts {
  const { site, mini } = context.config.providers.wechat
  const account = (one: WechatAccount | null): WechatAccount => {
    if (!one) throw refusal(ACCOUNT_TEXTS.wechatMissing)
    return one
  }
  const heard = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await ask()
    } catch (error) {
      if (error instanceof Refusal) throw error
      context.log.warn({ err: error }, 'WeChat did not say who somebody is')
      if (error instanceof WechatRefusal) throw refusalOf(error)
      if (error instanceof OutsideError) throw refusal(ACCOUNT_TEXTS.wechatSilent)
      throw error
    }
  }
  return {
    openidOf: (code) => heard(() => miniOpenid(context, account(mini), code)),
    payerOf: (code) => heard(() => siteOpenid(context, account(site), code)),
    authorizePage: (origin, to, state) =>
      authorizePage(context, account(site), origin + wechatCallback(to), state),
    phoneOf: async (code) => {
      const phone = await heard(() => grantedPhone(context, account(mini), code))
      if (phone === null) throw refusal(ACCOUNT_TEXTS.wechatForeignPhone)
      return phone
    }
  }
}

/** The demo plays WeChat for an account that it has not. */
export function wechatAccounts(context: Context): WechatAccounts {
  const { demo, providers } = context.config
  const real = connected(context)
  const { openidOf, phoneOf } = demo && providers.wechat.mini === null ? sandbox : real
  const { payerOf, authorizePage: page } = demo && providers.wechat.site === null ? sandbox : real
  return { openidOf, phoneOf, payerOf, authorizePage: page }
}
