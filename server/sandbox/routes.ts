import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { AppParts } from '../app-parts'
import { SANDBOX_PAGE, sandboxReturn } from '../account/wechat'
import { addDemoBank } from './bank-routes'
import { CASHIER_SCRIPT, cashierPage, missingPage } from './cashier-page'
import { areClientParams } from './client-params'
import { controlsSchema, setControls } from './controls'
import { decide, prepayOf, resolveHeldPayment } from './gateway'

const prepayNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/))
const prepayParams = v.object({ prepayId: prepayNumber })
const cashierForm = v.object({ action: v.picklist(['approve', 'decline', 'leave']) })
/** What the mini-program's host reports; with the signed parameters they must be the ones that were handed out. */
const clientWord = v.object({
  result: v.picklist(['ok', 'fail', 'cancel']),
  timeStamp: v.optional(v.string()),
  nonceStr: v.optional(v.string()),
  package: v.optional(v.string()),
  paySign: v.optional(v.string())
})
const oauthQuery = v.object({
  to: v.pipe(v.string(), v.regex(/^\/(?!\/)[\w/?=&.-]{1,400}$/)),
  state: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,128}$/))
})
const controlBody = v.object({
  prepayId: v.optional(v.nullable(prepayNumber), null),
  ...controlsSchema.entries
})
const resultBody = v.object({ result: v.picklist(['paid', 'declined']) })

/** Result that the cashier's return carries; the shop asks the gateway and believes only that. */
const PAY_RESULT = { approve: 'success', decline: 'fail', leave: 'cancel' } as const

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

const reject = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ code: 'FAIL', message })

/** The sandbox's own pages. It approves for whoever opens it: no server in production loads it. */
export function addSandboxRoutes(app: FastifyInstance, parts: AppParts): void {
  addCashier(app, parts)
  addClientPay(app, parts)
  addDemoBank(app, parts)
  if (parts.config.demo) addControls(app, parts)
}

function addCashier(app: FastifyInstance, { database, now }: AppParts): void {
  const { db } = database
  app.get('/sandbox/cashier.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(CASHIER_SCRIPT)
  )
  app.get('/sandbox/cashier/:prepayId', async (request, reply) => {
    const params = v.safeParse(prepayParams, request.params)
    const row = params.success ? await prepayOf(db, params.output.prepayId) : null
    if (!row || row.returnUrl === '') return html(reply, 404, missingPage())
    return html(reply, 200, cashierPage(row, now()))
  })
  app.post('/sandbox/cashier/:prepayId', async (request, reply) => {
    const params = v.safeParse(prepayParams, request.params)
    const form = v.safeParse(cashierForm, request.body)
    const row = params.success ? await prepayOf(db, params.output.prepayId) : null
    if (!row || row.returnUrl === '') return html(reply, 404, missingPage())
    if (!form.success) return html(reply, 400, cashierPage(row, now()))
    const { action } = form.output
    if (action !== 'leave') await decide(db, row.prepayId, action === 'approve', now())
    return reply.redirect(`${row.returnUrl}&payResult=${PAY_RESULT[action]}`, 303)
  })
}

/** WeChat's page that says who reads, and what its client does when `requestPayment` is called: the payer confirms, declines or leaves. */
function addClientPay(app: FastifyInstance, { database, now }: AppParts): void {
  const { db } = database
  app.get(SANDBOX_PAGE, async (request, reply) => {
    const query = v.safeParse(oauthQuery, request.query)
    if (!query.success) return reject(reply, 400, '授权信息不正确')
    return reply.redirect(sandboxReturn(query.output.to, query.output.state), 302)
  })
  app.post('/sandbox/mini/:prepayId', async (request, reply) => {
    const params = v.safeParse(prepayParams, request.params)
    const body = v.safeParse(clientWord, request.body)
    if (!params.success || !body.success) return reject(reply, 400, '支付信息不正确')
    const { prepayId } = params.output
    const { result, timeStamp = '', nonceStr = '', package: carried = '', paySign } = body.output
    if (!(await prepayOf(db, prepayId))) return reject(reply, 404, '没有找到这笔支付')
    if (paySign !== undefined) {
      const given = { timeStamp, nonceStr, package: carried, paySign }
      if (!(await areClientParams(db, prepayId, given, now())))
        return reject(reply, 400, '支付信息校验未通过')
    }
    const state = result === 'cancel' ? 'waiting' : await decide(db, prepayId, result === 'ok', now())
    return { code: 'SUCCESS', state }
  })
}

/** Late, lost, repeated and held-back results, for tests and demonstrations. */
function addControls(app: FastifyInstance, { database, now }: AppParts): void {
  const { db } = database
  app.post('/sandbox/control', async (request, reply) => {
    const body = v.safeParse(controlBody, request.body)
    if (!body.success) return reject(reply, 400, '支付信息不正确')
    const { prepayId, ...controls } = body.output
    await setControls(db, prepayId, controls, now())
    return { code: 'SUCCESS' }
  })
  app.post('/sandbox/resolve/:prepayId', async (request, reply) => {
    const params = v.safeParse(prepayParams, request.params)
    const body = v.safeParse(resultBody, request.body)
    if (!params.success || !body.success) return reject(reply, 400, '支付信息不正确')
    const state = await resolveHeldPayment(db, params.output.prepayId, body.output.result === 'paid', now())
    return state === null ? reject(reply, 404, '没有找到这笔支付') : { code: 'SUCCESS', state }
  })
}
