import { eq, sql } from 'drizzle-orm'
import { catalogue, type EndpointName } from '@/contract/catalogue'
import type { EndpointMeta } from '@/contract/endpoint'
import { schemas } from '@/contract/schemas'
import { rowsOf } from '../db/client'
import { contacts, orderPeople, orders } from '../db/schema'
import { mergeInput, parseInput } from '../http/input'
import { Refusal } from '../http/refusal'
import { createTestApp, type TestApp } from './test-app'
import { hostileHeaders, inputsFor } from './generate'

/** Inputs per call: `npm run test:full` sends 2,000. */
export const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 150)
/** All inputs meet the parser; all different ones that it accepts go through the whole server, of the others one in so many. */
const REFUSED_EVERY = 20
const SEED = 20_260_520
const STRANGER_EVERY = 5
/** One call in so many has hostile headers beside its input. */
const HEADERS_EVERY = 3

/** Nobody but their owner may ever read these. */
const SECRET = { name: '欧阳知微', address: '绝密路七号' } as const

/** What must not be in any answer: traces of code, of the database, of somebody else. */
const LEAKS: readonly RegExp[] = [
  /\n\s+at /,
  /node_modules/,
  /\.(ts|mjs|js):\d+/,
  /drizzle|pglite|postgres/i,
  /failed query/i,
  /\b(select|insert into|update|delete from) "/i,
  new RegExp(Object.values(SECRET).join('|'))
]

export interface FuzzWorld {
  readonly server: TestApp
  /** Sends the generated inputs to the call and gives what went wrong, at most ten findings. */
  run(name: EndpointName): Promise<string[]>
}

/** A server on which the demo user owns contacts, orders, coupons and cards; another user calls with all those ids. */
export async function createFuzzWorld(): Promise<FuzzWorld> {
  const server = await createTestApp()
  const { database, login, callRaw, clock } = server
  const victim = (await login('10000000001')).userInfo.user_id
  const attacker = await login('13900000077')
  await database.db
    .update(contacts)
    .set({ name: SECRET.name, addressDetails: SECRET.address })
    .where(eq(contacts.userId, victim))
  const theirs = await database.db
    .select({ orderNum: orders.orderNum, person: orderPeople.person })
    .from(orderPeople)
    .innerJoin(orders, eq(orders.orderNum, orderPeople.orderNum))
    .where(eq(orders.userId, victim))
  for (const { orderNum, person } of theirs) {
    const renamed = { ...person, name: SECRET.name }
    await database.db.update(orderPeople).set({ person: renamed }).where(eq(orderPeople.orderNum, orderNum))
  }
  const owned = await rowsOf<{ id: string }>(
    database.db,
    sql`select id from contacts where user_id = ${victim}
        union all select coupon_code from user_coupons where user_id = ${victim}
        union all select order_num from orders where user_id = ${victim}
        union all select pay_order_num from orders where user_id = ${victim}
        union all select card_number from bound_cards where user_id = ${victim}`
  )
  const ids = owned.map(({ id }) => id)
  if (ids.length < 10) throw new Error('the victim owns too little for an attack to mean anything')

  async function run(name: EndpointName): Promise<string[]> {
    const row: EndpointMeta = catalogue[name]
    const found: string[] = []
    const seen = new Set<string>()
    const headers = hostileHeaders(INPUTS, SEED)
    const inputs = inputsFor(schemas[name].input, ids, INPUTS, SEED).map((input) => spelt(row, input))
    for (const [index, input] of inputs.entries()) {
      if (found.length >= 10) break
      const accepted = parsed(name, input)
      if (accepted === null ? index % REFUSED_EVERY !== 0 : seen.has(accepted)) continue
      if (accepted !== null) seen.add(accepted)
      clock.advance(1)
      const asGuest = row.auth !== 'user' && index % STRANGER_EVERY === 0
      const odd = index % HEADERS_EVERY === 0 ? { headers: headers[index] ?? {} } : {}
      const caller = asGuest ? {} : { session: attacker }
      const answer = await callRaw(name, input, { ...caller, ...odd }).catch((error: Error) => error)
      const problem = answer instanceof Error ? answer.message : problemOf(answer)
      if (problem) found.push(`${name} #${index} ${JSON.stringify(input)?.slice(0, 300)}: ${problem}`)
    }
    return found
  }

  return { server, run }
}

/** What the handler would get, as text; null when the parser refuses. Throws what is neither. */
function parsed(name: EndpointName, input: unknown): string | null {
  try {
    return JSON.stringify(parseInput(schemas[name].input, mergeInput(null, input, null)))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

function problemOf({
  status,
  raw,
  results
}: {
  status: number
  raw: object
  results: unknown
}): string | null {
  if (status >= 500) return `status ${status}`
  if (!('code' in raw) || !('message' in raw || 'msg' in raw)) return 'not an answer of the contract'
  const whole = `${JSON.stringify(raw)}${JSON.stringify(results)}`
  const leak = LEAKS.find((pattern) => pattern.test(whole))
  return leak ? `leaks ${leak}: ${whole.slice(0, 200)}` : null
}

/** Queries and paths carry text: what is no text is spelt as JSON, and broken surrogates cannot be percent-encoded. */
function spelt(row: EndpointMeta, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const fields = Object.entries(input).map(([key, value]): [string, unknown] => {
    const inUrl = row.method === 'GET' || row.path.includes(`:${key}`)
    if (!inUrl) return [key, value]
    return [key, typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')]
  })
  return Object.fromEntries(fields)
}
