import type { FastifyInstance } from 'fastify'
import type { AppParts } from '../app-parts'
import { EMPLOYER_HEADER } from '../http/employer-key'
import { networkOf } from '../http/network'
import { MOST_WRONG_KEYS, WRONG_KEYS_MS, WrongKeys } from '../http/wrong-keys'
import { employerOfKey } from './commands/employer-keys'
import { examinedOf } from './queries/examined'
import { EMPLOYER_TEXTS as texts } from './texts'

/**
 * The shop's door for companies (`ops employers key`): whether each of their people was examined, and nothing else. Header
 * `x-employer-key` is the company's key; who looked is told in the log.
 */
export function addEmployerRoutes(app: FastifyInstance, { database, now }: AppParts): void {
  const wrongKeys = new WrongKeys()
  app.get('/api/employer/examined', async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const given = request.headers[EMPLOYER_HEADER]
    const employer = typeof given === 'string' ? await employerOfKey(database.db, given) : null
    if (!employer) {
      const [network, at] = [networkOf(request.ip), now().getTime()]
      if (wrongKeys.tooMany(network, at)) {
        void reply.header('retry-after', WRONG_KEYS_MS / 1000)
        return reply.code(429).send({ code: 'FAIL', message: texts.tooManyKeys })
      }
      const times = wrongKeys.add(network, at)
      if (times === MOST_WRONG_KEYS)
        request.log.warn({ times }, 'wrong keys of companies: this network waits')
      return reply.code(401).send({ code: 'FAIL', message: texts.unknownKey })
    }
    request.log.info({ employer: employer.id }, 'a company has read who was examined')
    return reply.send({ code: 'SUCCESS', people: await examinedOf(database.db, employer.id) })
  })
}
