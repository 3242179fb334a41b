import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode, type ErrorCodeValue } from '@/contract/errors'
import { isOutage } from '../db/outage'
import { OutsideError } from '../outside'
import { answerBody } from './answer'
import { busy } from './busy'
import { wantsPage } from './site'
import { HTTP_TEXTS } from './texts'
import type { UnderWay } from './under-way'

const REJECTED: Readonly<Record<number, string>> = {
  413: HTTP_TEXTS.tooLarge
}

const tooMany = () => answerBody(null, ErrorCode.tooManyRequests, HTTP_TEXTS.tooOften, null)

/** What went wrong outside a handler's own refusals. Nothing of an unexpected error leaves the server. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError & { code?: string | number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) return reply.code(429).send(tooMany())
    if (status >= 400 && status < 500) {
      if (wantsPage(request)) return noSuchPage(reply)
      return reply
        .code(status)
        .send(answerBody(null, ErrorCode.badParameter, REJECTED[status] ?? HTTP_TEXTS.unreadable, null))
    }
    if (isOutage(error)) {
      request.log.error({ req: request, err: error }, 'a call failed')
      return reply.send(busy(reply))
    }
    if (error instanceof OutsideError) {
      request.log.warn({ err: error }, 'somebody who does something for the shop did not answer')
      return reply.send(busy(reply))
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.code(500).send(answerBody(null, ErrorCode.serviceUnavailable, HTTP_TEXTS.unavailable, null))
  })
}

/** Where the site says that there is no such page, with ways on. */
const noSuchPage = (reply: FastifyReply) => reply.redirect('/404', 302)

/** A path that cannot be decoded: a person gets the page for unknown addresses, a caller an answer of the contract. */
export function refusePath(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (wantsPage(request)) return void noSuchPage(reply)
  void reply.code(400).send(answerBody(null, ErrorCode.badParameter, HTTP_TEXTS.unreadable, null))
}

const UNREADABLE: Readonly<Record<string, readonly [status: number, text: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, HTTP_TEXTS.slow],
  HPE_HEADER_OVERFLOW: [431, HTTP_TEXTS.addressTooLong]
}

/** What is no HTTP, too long or too slow never becomes a request; it too gets an answer of the contract, after the calls before it. */
export const refuseUnreadable =
  (underWay: UnderWay) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, text] = UNREADABLE[error.code] ?? [400, HTTP_TEXTS.unreadable]
    underWay.whenAnswered(socket, () => hangUp(socket, status, ErrorCode.badParameter, text))
  }

/** So many calls may be sent ahead on one connection; Node would begin all that come. */
const MOST_AHEAD = 32

/** A connection with too many calls sent ahead ends after those; what comes behind them is not read. */
export function limitAhead(app: FastifyInstance, underWay: UnderWay): void {
  app.addHook('onRequest', async ({ socket }, reply) => {
    if (underWay.countOf(socket) < MOST_AHEAD) return
    socket.pause()
    return reply.code(429).header('connection', 'close').send(tooMany())
  })
}

/** Requests that Node would answer by itself, or not at all, get an answer of the contract too. */
export function refuseUnusual(app: FastifyInstance, underWay: UnderWay): void {
  const refuse = (socket: Socket, status: number) =>
    underWay.whenAnswered(socket, () => hangUp(socket, status, ErrorCode.badParameter, HTTP_TEXTS.unreadable))
  app.server.on('checkExpectation', (request: IncomingMessage) => refuse(request.socket, 417))
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => refuse(socket, 405))
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return
    return reply.code(400).send(answerBody(null, ErrorCode.badParameter, HTTP_TEXTS.unreadable, null))
  })
}

/** An answer of the contract on a connection that has no request to reply to; it ends there. */
export function hangUp(socket: Socket, status: number, code: ErrorCodeValue, text: string): void {
  const body = JSON.stringify(answerBody(null, code, text, null))
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
