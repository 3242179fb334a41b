import type { FastifyError, FastifyInstance } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import { answerBody } from './answer'

const REJECTED: Readonly<Record<number, string>> = {
  413: '请求内容过大',
  415: '请求内容类型不支持'
}

/** What went wrong outside a handler's own refusals. Nothing of an unexpected error leaves the server. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError & { code?: string | number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) {
      return reply.code(429).send(answerBody(null, ErrorCode.tooManyRequests, '操作太频繁，请稍后再试', null))
    }
    if (status >= 400 && status < 500) {
      return reply
        .code(status)
        .send(answerBody(null, ErrorCode.badParameter, REJECTED[status] ?? '请求内容格式不正确', null))
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send(answerBody(null, ErrorCode.serviceUnavailable, '服务异常', null))
  })
}
