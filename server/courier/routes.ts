import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../app-parts'
import { applyTrack } from '../ordering/parcels/commands/apply-track'
import { COURIER_NOTICES } from '../settings/providers/courier'
import { openPush } from './kuaidi100'

/** Where kuaidi100 posts what couriers tell, as a form; there is no such door without it. */
export function addCourierRoutes(app: FastifyInstance, { config, database, now }: AppParts): void {
  const { courier } = config.providers
  if (!courier) return
  app.post(COURIER_NOTICES, async (request, reply) => {
    const track = openPush(courier, request.body)
    if (track === 'forged') {
      request.log.warn('news of a parcel under a wrong signature was refused')
      return reply.code(401).send({ result: false, returnCode: '500', message: '签名不正确' })
    }
    if (track !== 'nothing') await applyTrack({ db: database.db, now }, track)
    return { result: true, returnCode: '200', message: '成功' }
  })
}
