import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../../app-parts'
import type { NoticeDoor, NoticeReply } from '../../gateway/notice'
import { receiveNotice } from './commands/receive-notice'

/** The shop's doors for notices, one a provider. */
export function addPayRoutes(app: FastifyInstance, parts: AppParts): void {
  for (const door of parts.noticeDoors) addDoor(app, parts, door)
}

function addDoor(app: FastifyInstance, { database, gateway, now }: AppParts, door: NoticeDoor): void {
  app.post(door.path, async (request, reply) => {
    const opened = await door.open({ raw: request.rawText, headers: request.headers, body: request.body })
    const context = { db: database.db, gateway, now, log: request.log }
    const { status, type, body }: NoticeReply = (await receiveNotice(context, opened))
      ? door.taken
      : door.refused
    return reply.code(status).header('cache-control', 'no-store').type(type).send(body)
  })
}
