import type { FastifyReply } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import { answerBody, type AnswerBody } from './answer'
import { HTTP_TEXTS } from './texts'

const RETRY_AFTER_SECONDS = 1

/** The answer to a call that cannot be served now; the same may succeed in a moment. */
export function busy(reply: FastifyReply): AnswerBody {
  void reply.code(503).header('retry-after', RETRY_AFTER_SECONDS)
  return answerBody(null, ErrorCode.serviceUnavailable, HTTP_TEXTS.unavailable, null)
}
