import { createHash } from 'node:crypto'
import { ErrorCode } from '@/contract/errors'
import type { Config } from '../config'
import { DEMO_PHONE } from '../db/seed/users'
import { Refusal } from '../http/refusal'
import { ACCOUNT_TEXTS } from './texts'

/** What the mini-program's host knows about a person, by the one-time codes it gives the client. */
export interface WechatAccounts {
  openidOf(loginCode: string): string
  phoneOf(phoneCode: string): string
}

const SCRIPTED_PHONE = /^phone-(1\d{10})$/

/** Stands in for the host in demo mode: the same code is the same person; `phone-<number>` grants that number. */
const sandbox: WechatAccounts = {
  openidOf: (code) => `o${createHash('sha256').update(`sandbox|${code}`).digest('base64url').slice(0, 27)}`,
  phoneOf: (code) => SCRIPTED_PHONE.exec(code)?.[1] ?? DEMO_PHONE
}

/** Refuses where no host is configured. */
export function wechatAccounts(config: Config): WechatAccounts {
  if (!config.demo) throw new Refusal(ErrorCode.business, ACCOUNT_TEXTS.wechatMissing)
  return sandbox
}
