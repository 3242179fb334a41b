import { ErrorCode } from '@/contract/errors'
import type { EndpointMeta } from '@/contract/endpoint'

export interface AnswerBody {
  readonly code: number
  readonly [part: string]: unknown
}

/** The body of every answer, in the envelope that the row asks for (§7). */
export function answerBody(
  row: EndpointMeta | null,
  code: number,
  message: string,
  results: unknown
): AnswerBody {
  const body = { code, message, results }
  if (row?.envelope === 'geo') return { error_code: code === ErrorCode.ok ? 0 : code, ...body }
  if (row?.envelope === 'wx')
    return { ...body, appResultList: { results: Array.isArray(results) ? results : [results] } }
  return body
}

export const successBody = (row: EndpointMeta, results: unknown) =>
  answerBody(row, ErrorCode.ok, 'success', results)
