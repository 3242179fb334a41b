import { createHash } from 'node:crypto'
import { ErrorCode } from '@/contract/errors'
import type { Config } from '../config'
import { DEMO_PHONE } from '../db/seed/users'
import { Refusal } from '../http/refusal'
import { randomToken } from '../settings/tokens'
import { ACCOUNT_TEXTS } from './texts'

/** Of our site, where WeChat's page leads back to with a code; it leads on to this path. */
const callback = (to: string) => `/wx-callback?url=${encodeURIComponent(to)}`

/** What WeChat knows about a person, by the one-time codes it gives the client. */
export interface WechatAccounts {
  /** By the mini-program's login. */
  openidOf(loginCode: string): string
  phoneOf(phoneCode: string): string
  /** WeChat's page that gives a code for who reads our site in WeChat; it leads back to a path of ours with it and this state. */
  authorizePage(origin: string, to: string, state: string): string
  /** By the code of that page: the id of a payer, which is another one than that of the mini-program. */
  payerOf(pageCode: string): string
}

const SCRIPTED_PHONE = /^phone-(1\d{10})$/

const madeUp = (account: string, code: string) =>
  `o${createHash('sha256').update(`${account}|${code}`).digest('base64url').slice(0, 27)}`

/** The sandbox's page of WeChat, which asks nobody and leads back at once. */
export const SANDBOX_PAGE = '/sandbox/oauth'
export const sandboxReturn = (to: string, state: string): string =>
  `${callback(to)}&code=${randomToken().slice(0, 32)}&state=${encodeURIComponent(state)}`

/** Stands in for WeChat in demo mode: the same code is the same person; `phone-<number>` grants that number. */
const sandbox: WechatAccounts = {
  openidOf: (code) => madeUp('sandbox', code),
  phoneOf: (code) => SCRIPTED_PHONE.exec(code)?.[1] ?? DEMO_PHONE,
  authorizePage: (origin, to, state) =>
    `${origin}${SANDBOX_PAGE}?to=${encodeURIComponent(to)}&state=${state}`,
  payerOf: (code) => madeUp('sandbox-page', code)
}

/** Refuses where no host is configured. */
export function wechatAccounts(config: Config): WechatAccounts {
  if (!config.demo) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.wechatMissing)
  return sandbox
}
