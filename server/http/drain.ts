import { setImmediate as othersTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ErrorCode } from '@/contract/errors'
import { hangUp } from './errors'
import { HTTP_TEXTS } from './texts'
import type { UnderWay } from './under-way'

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
export function addDrain(app: FastifyInstance, underWay: UnderWay): void {
  const endIdle = () => {
    for (const socket of underWay.connections()) {
      if (!underWay.isWorking(socket))
        hangUp(socket, 503, ErrorCode.serviceUnavailable, HTTP_TEXTS.unavailable)
    }
  }
  const endAll = () => {
    const left = underWay.connections()
    app.log.warn({ connections: left.length }, 'connections were cut to stop')
    for (const socket of left) socket.destroy()
  }

  app.addHook('preClose', async () => {
    // Whoever has connected while the process was busy has sent a call already: closing the port would reset it.
    for (let turn = 0; turn < ACCEPT_TURNS; turn += 1) await othersTurn()
    const timers = [setTimeout(endIdle, HALF_SENT_MS), setTimeout(endAll, CALLS_MS)]
    app.server.once('close', () => timers.forEach(clearTimeout))
    if (!app.server.listening) timers.forEach(clearTimeout)
  })
}
