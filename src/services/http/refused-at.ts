import { ErrorCode, type CallError } from '@/contract/errors'

/** The server's name of the field that it refused; '' when it names none. */
export function refusedAt({ code, results }: CallError): string {
  if (code !== ErrorCode.badParameter && code !== ErrorCode.business) return ''
  const [detail] = ([] as unknown[]).concat(results)
  return typeof detail === 'object' && detail !== null && 'field' in detail ? String(detail.field) : ''
}
