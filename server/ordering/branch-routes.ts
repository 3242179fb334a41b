import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { AppParts } from '../app'
import { sameDigest } from '../settings/digest'
import { useCode } from './commands/use-code'

const shown = v.object({
  code: v.pipe(v.string(), v.maxLength(40)),
  orgCode: v.pipe(v.string(), v.maxLength(40)),
  step: v.picklist(['take', 'use', 'release'])
})

/**
 * The shop's door for the tills of branches: a code is taken when it is shown, and used once what it is for was given. Without
 * `BRANCH_KEY` there is none.
 */
export function addBranchRoutes(app: FastifyInstance, { config, database, now }: AppParts): void {
  const { branchKey } = config
  if (branchKey === null) return
  app.post('/api/branch/code', async (request, reply) => {
    const given = request.headers['x-branch-key']
    if (typeof given !== 'string' || !sameDigest(branchKey, given)) {
      return reply.code(401).send({ code: 'FAIL', message: '门店未授权' })
    }
    const body = v.safeParse(shown, request.body)
    if (!body.success) return reply.code(400).send({ code: 'FAIL', message: '券码信息不正确' })
    const used = await useCode({ db: database.db, now }, body.output)
    if (!used.ok) return reply.code(409).send({ code: 'FAIL', message: used.reason })
    return { code: 'SUCCESS', productName: used.productName, state: used.state }
  })
}
