import { runInAction } from 'mobx'
import { CallError, ErrorCode } from '@/contract/errors'
import type { BankAppCapability, BankCustomer } from '@/platform/bank-app/types'
import type { Session } from '@/services/account/account'
import { handedCustomer, isRefused, loginRequest, logInSilently, needsConsent } from '@/services/account/bank'
import type { Call } from '@/services/http/call'
import type { Root } from './root'

/**
 * How a silent login by the bank ended. `consent`: its customer has to agree first; `refused`: the bank's word is forged, too old or used
 * up, as the message says; `none`: the bank has said nothing.
 */
export type BankLogin =
  | { readonly kind: 'session'; readonly session: Session }
  | { readonly kind: 'consent'; readonly customer: BankCustomer }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'none' }

/** Asks the bank's app; null where there is none or it says nothing. */
async function askApp(call: Call, app: BankAppCapability): Promise<BankCustomer | null> {
  return app.available() ? app.customer(await loginRequest(call)) : null
}

async function attempt(call: Call, customer: BankCustomer): Promise<BankLogin> {
  try {
    return { kind: 'session', session: await logInSilently(call, customer) }
  } catch (error) {
    if (!isRefused(error)) throw error
    return needsConsent(error) ? { kind: 'consent', customer } : { kind: 'refused', message: error.message }
  }
}

/**
 * Logs the bank's customer in by what the bank posted when it opened the site; where that is spent or worthless, by what its app says
 * now. Rejects while the line is down.
 */
async function logInByBank(call: Call, app: BankAppCapability): Promise<BankLogin> {
  const handed = await handedCustomer(call)
  const first: BankLogin = handed ? await attempt(call, handed) : { kind: 'none' }
  if (first.kind !== 'refused' && first.kind !== 'none') return first
  const asked = await askApp(call, app)
  return asked ? attempt(call, asked) : first
}

/** One at a time: pages that find out at once wait for the same. */
let flight: Promise<BankLogin> | null = null

/** For who is not logged in. @param begun is called once the session has begun @returns how it ended */
export async function enterByBank(
  { call, session }: Pick<Root, 'call' | 'session'>,
  app: BankAppCapability,
  begun?: () => void
): Promise<BankLogin> {
  flight ??= logInByBank(call, app).finally(() => (flight = null))
  const end = await flight
  if (end.kind === 'session' && session.token !== end.session.token)
    runInAction(() => session.begin(end.session))
  // In the same turn: the pages of who had a session before are made anew after it.
  if (end.kind === 'session') begun?.()
  return end
}

const isBusiness = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === ErrorCode.business

/** A session that ran out is taken up by another login (§8, code 2). Rejects with `tokenInvalid` where the bank does not log in. */
export async function logInAgain(call: Call, app: BankAppCapability): Promise<Session> {
  const end = await logInByBank(call, app).catch((error: unknown): BankLogin => {
    // No bank is configured any more: no further try helps.
    if (isBusiness(error)) return { kind: 'refused', message: error.message }
    throw error
  })
  if (end.kind === 'session') return end.session
  throw new CallError(ErrorCode.tokenInvalid, end.kind === 'refused' ? end.message : '')
}
