import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import { answerBody } from './answer'
import { wantsPage } from './site'

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
      if (wantsPage(request)) return noSuchPage(reply)
      return reply
        .code(status)
        .send(answerBody(null, ErrorCode.badParameter, REJECTED[status] ?? '请求内容格式不正确', null))
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send(answerBody(null, ErrorCode.serviceUnavailable, '服务异常', null))
  })
}

/** Where the site says that there is no such page, with ways on. */
const noSuchPage = (reply: FastifyReply) => reply.redirect('/404', 302)

/** A path that cannot be decoded: a person gets the page for unknown addresses, a caller an answer of the contract. */
export function refusePath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (wantsPage(request)) return void noSuchPage(reply)
  void reply.code(400).send(answerBody(null, ErrorCode.badParameter, '请求内容格式不正确', null))
}

const UNREADABLE: Readonly<Record<string, readonly [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, '请求超时，请重试'],
  HPE_HEADER_OVERFLOW: [431, '请求头过大']
}

/** What is no HTTP, too long or too slow never becomes a request; it too gets an answer of the contract. */
export function refuseUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, text] = UNREADABLE[error.code] ?? [400, '请求内容格式不正确']
  const body = JSON.stringify(answerBody(null, ErrorCode.badParameter, text, null))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close'
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
