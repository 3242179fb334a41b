import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import type { AppParts } from '../app-parts'
import { DEMO_PHONE } from '../db/seed/users'
import { decide } from './gateway'
import { randomToken } from '../settings/tokens'
import { demoBankPage } from './bank-page'
import { isTimely, type BankEnvelope } from '../bank/envelope'
import type { Handed } from '../bank/handed-over'
import { loginRequest, payRequest, type CustomerMessage } from '../bank/messages'
import { demoBank } from '../bank/provider'

const phone = v.pipe(v.string(), v.trim(), v.regex(/^1\d{10}$/))
const chosen = v.object({ phone })
const asked = v.object({ request: v.string(), phone: v.optional(phone, DEMO_PHONE) })
const paid = v.object({ request: v.string(), result: v.picklist(['ok', 'fail', 'cancel']) })

const reject = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({ code: 'FAIL', message })

/** The bank's word about whoever has this number, as the bank gives it. */
export function customerWord(bank: BankEnvelope, number: string, now: Date): Handed {
  const said: CustomerMessage = {
    kind: 'customer',
    customer: `C${number.slice(1)}`,
    phone: number,
    time: now.getTime(),
    nonce: randomToken()
  }
  return { phone: number, resp: bank.seal(said) }
}

/** The reference backend plays the bank, in the demo: a page that opens the shop, and what the bank's app answers over its bridge. */
export function addDemoBank(app: FastifyInstance, { config, database, now }: AppParts): void {
  const bank = demoBank(config)
  if (!bank) return
  const page = (reply: FastifyReply, number: string) =>
    reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(demoBankPage(customerWord(bank, number, now())))

  app.get('/sandbox/bank', (_request, reply) => page(reply, DEMO_PHONE))
  app.post('/sandbox/bank', (request, reply) => {
    const form = v.safeParse(chosen, request.body)
    return page(reply, form.success ? form.output.phone : DEMO_PHONE)
  })
  app.post('/sandbox/bank/customer', (request, reply) => {
    const body = v.safeParse(asked, request.body)
    const said = body.success ? v.safeParse(loginRequest, bank.open(body.output.request)) : null
    if (!body.success || !said?.success) return reject(reply, 400, '不是商户打开的页面')
    if (!isTimely(said.output.time, now())) return reject(reply, 400, '页面已过期，请回到商户重新打开')
    return customerWord(bank, body.output.phone, now())
  })
  app.post('/sandbox/bank/pay', async (request, reply) => {
    const body = v.safeParse(paid, request.body)
    const said = body.success ? v.safeParse(payRequest, bank.open(body.output.request)) : null
    if (!body.success || !said?.success) return reject(reply, 400, '不是商户打开的页面')
    const { prepayId, time } = said.output
    if (!isTimely(time, now())) return reject(reply, 400, '页面已过期，请回到商户重新打开')
    const { result } = body.output
    const state =
      result === 'cancel' ? 'waiting' : await decide(database.db, prepayId, result === 'ok', now())
    return { code: 'SUCCESS', state }
  })
}
