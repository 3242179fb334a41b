/** The partner bank's customers (§7): who they are, how they log in, and what the bank opens. */
import { CallError, ErrorCode } from '@/contract/errors'
import type { ProductKind } from '@/domain/kinds'
import { kindOfSegment } from '@/domain/kinds'
import type { BankCustomer } from '@/platform/bank-app/types'
import type { Call } from '../http/call'
import { toSession, type Session } from './account'

/** What the bank posted when it opened the site; null where it posted nothing, or that is over. */
export async function handedCustomer(call: Call): Promise<BankCustomer | null> {
  const customer = await call('bank.params', {})
  return customer.resp === '' ? null : customer
}

/** Asks the bank's app who its customer is: sealed for the bank, so that no other page can ask in the shop's name. */
export const loginRequest = async (call: Call): Promise<string> =>
  (await call('bank.encrypt', { action: 'login' })).request

/** @throws CallError `bankLoginFailed` for what opens no session, see `needsConsent` */
export const logInSilently = async (call: Call, customer: BankCustomer): Promise<Session> =>
  toSession(await call('bank.login', customer))

/** @throws CallError `business` for what opens no session */
export const authorizeCustomer = async (call: Call, customer: BankCustomer): Promise<Session> =>
  toSession(await call('bank.authorize', { ...customer, agreed: 1 }))

export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === ErrorCode.bankLoginFailed

/** The bank's word is good, and its customer has not agreed to being logged in by it yet. */
export function needsConsent({ results }: CallError): boolean {
  return (
    typeof results === 'object' && results !== null && 'reason' in results && results.reason === 'consent'
  )
}

/** The page of a product that the bank names. @throws CallError `notFound`, `offShelf` */
export async function bankProduct(
  call: Call,
  productCode: string
): Promise<{ readonly kind: ProductKind; readonly productCode: string }> {
  const product = await call('bank.product', { productCode })
  const kind = kindOfSegment(product.kind)
  if (!kind) throw new CallError(ErrorCode.notFound, '')
  return { kind, productCode: product.productCode }
}
