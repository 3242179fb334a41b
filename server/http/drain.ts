import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as othersTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import { hangUp } from './errors'

/** Time that a request half of which has come has to become whole once a stop is asked, in ms. */
const HALF_SENT_MS = 1_000
/** Time that calls under way have to be answered, and their callers to read the answer, in ms. */
const CALLS_MS = 10_000
/** Turns of the event loop before the server stops to listen; Node accepts one waiting connection in each. */
const ACCEPT_TURNS = 500

/**
 * Lets the server stop within a known time: Node waits for every connection on which something has begun, also for one
 * that never sends the rest of its request or never reads its answer.
 */
export function addDrain(app: FastifyInstance): void {
  const underWay = new Map<Socket, Set<IncomingMessage>>()

  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, new Set())
    socket.once('close', () => underWay.delete(socket))
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    underWay.get(request.socket)?.add(request)
    response.once('close', () => underWay.get(request.socket)?.delete(request))
  })

  /** Nothing has come, half of a request, or the answer is out and the caller keeps the connection. */
  const isIdle = (requests: ReadonlySet<IncomingMessage>) =>
    requests.size === 0 || [...requests].every((request) => !request.complete)
  const endIdle = () => {
    for (const [socket, requests] of underWay) {
      if (isIdle(requests)) hangUp(socket, 503, ErrorCode.serviceUnavailable, '服务异常')
    }
  }
  const endAll = () => {
    app.log.warn({ connections: underWay.size }, 'connections were cut to stop')
    for (const socket of underWay.keys()) socket.destroy()
  }

  app.addHook('preClose', async () => {
    // Whoever has connected while the process was busy has sent a call already: closing the port would reset it.
    for (let turn = 0; turn < ACCEPT_TURNS; turn += 1) await othersTurn()
    const timers = [setTimeout(endIdle, HALF_SENT_MS), setTimeout(endAll, CALLS_MS)]
    app.server.once('close', () => timers.forEach(clearTimeout))
    if (!app.server.listening) timers.forEach(clearTimeout)
  })
}
