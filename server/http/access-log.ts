import { LogController, type FastifyReply, type FastifyRequest } from 'fastify'

const UNAVAILABLE = 503

/**
 * One line for each request, once it is answered. A call that an outage of the database failed has none: the line of its error
 * names it, and those are let out once a second.
 */
export class AccessLog extends LogController {
  override incomingRequest(): void {
    return
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply
  ): void {
    const facts = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...facts, err: error }, 'request errored')
    else if (reply.statusCode !== UNAVAILABLE) reply.log.info(facts, 'request completed')
  }
}
