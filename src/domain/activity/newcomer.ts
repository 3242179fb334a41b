import { DAY_MS } from '../date'

interface Account {
  /** Epoch ms. */
  readonly createdAt: number
  /** Orders that were ever paid, also those that went back. */
  readonly paidOrders: number
}

/** Why an account is no newcomer; null of one that is. Who has paid once is none, however young the account. */
export function newcomerProblem(
  { createdAt, paidOrders }: Account,
  days: number,
  now: number
): 'ordered' | 'old' | null {
  if (paidOrders > 0) return 'ordered'
  return now >= createdAt + days * DAY_MS ? 'old' : null
}
