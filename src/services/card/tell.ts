import { CallError, ErrorCode } from '@/contract/errors'

/** Codes that the screens of a booking know from orders alone, and would leave to those. */
const OF_ORDERS: readonly number[] = [
  ErrorCode.personUnfit,
  ErrorCode.discountUnavailable,
  ErrorCode.notFound
]

/** Why a card does not pay is told in the server's words wherever it turns out: used up, taken back, not for this person. */
export async function tell<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const known = error instanceof CallError && OF_ORDERS.includes(error.code) && error.message !== ''
    throw known ? new CallError(ErrorCode.business, error.message) : error
  }
}
