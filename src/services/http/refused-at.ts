import { ErrorCode, type CallError } from '@/contract/errors'

/** Refusals of a form, whose results may name a field. */
const OF_FIELDS: readonly number[] = [
  ErrorCode.badParameter,
  ErrorCode.business,
  ErrorCode.cardRefused,
  ErrorCode.cardBound,
  ErrorCode.cardExpired
]

/** The server's name of the field that it refused; '' when it names none. */
export function refusedAt({ code, results }: CallError): string {
  if (!OF_FIELDS.includes(code)) return ''
  const [detail] = ([] as unknown[]).concat(results)
  return typeof detail === 'object' && detail !== null && 'field' in detail ? String(detail.field) : ''
}
