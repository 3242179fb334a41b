import { types } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { hasCode } from './error-code'

/**
 * SQLSTATEs by which PostgreSQL says that it cannot serve this now: connection lost, resources spent, a limit of ours
 * reached (statement, lock, idle in transaction), two transactions waiting for each other (40P01), shutting down or starting, or it only reads (25006): a standby, or a primary that was
 * demoted under its connections.
 */
const UNAVAILABLE = /^(?:08|53|57P0|57014|55P03|40P01|25P03|25006|58)/

/** An error that the database itself reported, whichever engine it is. */
export const isReported = (error: unknown): error is Error & { readonly severity: unknown } =>
  types.isNativeError(error) && 'severity' in error

export const READ_ONLY = '25006'

/** Whether a database refused to be written to: also inside what other errors carry. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, READ_ONLY) || isReadOnly(error.cause))

/**
 * Whether a statement failed because the database is away, frozen or overloaded: the same may succeed later. A fault
 * that the database did not report itself came from the connection.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof DrizzleQueryError)) return false
  const { cause } = error
  if (isReported(cause)) return 'code' in cause && UNAVAILABLE.test(String(cause.code))
  return types.isNativeError(cause) && cause.name !== 'TypeError'
}
