import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { catalogue } from '@/contract/catalogue'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../db/client'
import { sessions, users } from '../db/schema'
import { shopNow } from '../catalogue/queries/shop'
import { hashToken, randomToken } from '../settings/tokens'
import { createCaller, type Caller, type WireAnswer, type WireRequest } from '../testing/caller'
import { ordering, orderInput, OWNER, VISIT_DATE, VISIT_SLOT } from '../testing/ordering'
import { createTestApp, type TestApp } from '../testing/test-app'

vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

const CLIENTS = 200
const SEATS = 20
/** `npm run test:full` runs twenty. */
const ROUNDS = Number(process.env['RUSH_ROUNDS'] ?? 2)
/** Those who come back when the holds of a rush have run out. */
const RETURNING = 15
/** In the first rush people drop and reload, in the second they reload, in the last all goes well. */
const RUSHES = [
  { mayGo: true, mayCut: true },
  { mayGo: false, mayCut: true },
  { mayGo: false, mayCut: false }
] as const
const SEED = Number(process.env['RUSH_SEED'] ?? 20_260_520)
const PLACE = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: VISIT_SLOT.timeSpanId }

/** Mulberry32: the same numbers for the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Client extends Caller {
  readonly session: Session
  /** Cuts the next call off after so many milliseconds. */
  cutNext(afterMs: number): void
}

let server: TestApp
let steps: ReturnType<typeof ordering>
let clients: Client[]
/** Calls that the server still works on, also those whose client has gone. */
let working = 0

beforeAll(async () => {
  server = await createTestApp()
  server.app.addHook('onRequest', async () => void (working += 1))
  server.app.addHook('onSend', async () => void (working -= 1))
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  steps = ordering(server)
  await steps.remember()
  clients = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => newClient(origin, index)))
})
afterAll(() => server?.close())

/** A person with an account and a session, on a connection that can break. */
async function newClient(origin: string, index: number): Promise<Client> {
  const { db } = server.database
  const number = String(index).padStart(4, '0')
  const userId = `rush${number}`
  const now = server.clock.now()
  const lives = { createdAt: now, accessExpiresAt: new Date(now.getTime() + 7_200_000) }
  const [token, secret] = [randomToken(), randomToken()]
  await db.insert(users).values({ id: userId, phone: `1390000${number}`, name: '', createdAt: now })
  await db.insert(sessions).values({
    ...lives,
    id: `s-${userId}`,
    userId,
    secret,
    rotationKey: randomToken(),
    comefrom: 50,
    tokenHash: hashToken(token),
    refreshHash: hashToken(randomToken()),
    refreshExpiresAt: new Date(now.getTime() + 72_000_000)
  })
  const userInfo = { user_id: userId } as Session['userInfo']
  const session: Session = {
    token,
    refreshToken: '',
    expiresIn: 7_200,
    kid: `s-${userId}`,
    sessionSecret: secret,
    serverTime: now.getTime(),
    userInfo
  }
  let cutAfterMs: number | null = null
  const send = (wire: WireRequest) => {
    const afterMs = cutAfterMs
    cutAfterMs = null
    return sendOver(origin, wire, afterMs)
  }
  const caller = createCaller(server.clock.now, send)
  return { ...caller, session, cutNext: (afterMs) => void (cutAfterMs = afterMs) }
}

/**
 * One call on a connection of its own: a kept one, left without a call by a cut, is closed by the server with 408 after 30 s,
 * and that would look like the answer to the next call.
 */
function sendOver(
  origin: string,
  { method, url, headers, payload = '' }: WireRequest,
  cutAfterMs: number | null
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const signal = cutAfterMs === null ? {} : { signal: AbortSignal.timeout(cutAfterMs) }
    const size = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
    const options = { method, headers: { ...headers, ...size }, agent: false as const, ...signal }
    const call = request(`${origin}${url}`, options, (answer) => {
      const { statusCode = 0, headers: told } = answer
      const read = async () => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        const text = Buffer.concat(chunks).toString('utf8')
        return { statusCode, headers: told, json: <T>() => JSON.parse(text) as T }
      }
      read().then(resolve, reject)
    })
    call.on('error', reject)
    call.end(payload)
  })
}

type End = 'ordered' | 'full' | 'gone'

/** One person's way to a seat: may lose the network in a call, reload and repeat it, or go away for good. */
async function visit(
  client: Client,
  roll: () => number,
  { mayGo, mayCut }: (typeof RUSHES)[number],
  key: string
): Promise<End> {
  const { session } = client
  const [cutHold, cutOrder] = [mayCut && roll() < 0.15, mayCut && roll() < 0.4]
  const [leaves, leavesMidway] = [mayGo && roll() < 0.25, mayGo && roll() < 0.25]
  const [holdMs, orderMs] = [Math.floor(roll() * 40), Math.floor(roll() * 60)]
  const doubleTap = roll() < 0.3
  const hold = () => client.call('hold.take', PLACE, { session })
  if (cutHold) {
    client.cutNext(holdMs)
    await hold().catch(() => null)
  }
  const held = await hold()
  if (held.code === ErrorCode.quotaFull) return 'full'
  expect(`${held.status} ${held.code} ${held.message}`).toBe(`200 ${ErrorCode.ok} success`)
  if (leaves) return 'gone'
  const order = () =>
    client.call(
      'order.complete',
      orderInput({ holdId: held.results.holdId, medUserInfo: { ...OWNER, contactsId: '' } }),
      { session, idempotencyKey: key }
    )
  if (cutOrder) {
    client.cutNext(orderMs)
    const cut = await order().catch(() => null)
    if (cut === null && leavesMidway) return 'gone'
  }
  const answers = await Promise.all(doubleTap ? [order(), order()] : [order()])
  const said = answers.map(({ status, code, message }) => `${status} ${code} ${message}`)
  expect(said).toEqual(answers.map(() => `200 ${ErrorCode.ok} success`))
  expect(new Set(answers.map(({ results }) => results[0]?.orderNum)).size).toBe(1)
  return 'ordered'
}

/** Until the server has ended also the calls that nobody waits for. */
async function quiet(): Promise<void> {
  const until = Date.now() + 20_000
  while (working > 0) {
    if (Date.now() > until) throw new Error(`${working} calls do not end`)
    await pause(2)
  }
}

interface Books {
  remaining: number
  capacity: number
  held: number
  overdue: number
  orders: number
  owners: number
}

async function books(): Promise<Books> {
  const now = server.clock.now().toISOString()
  const [row] = await rowsOf<Books>(
    server.database.db,
    sql`select s.remaining, s.capacity,
          (select count(*)::int from holds h where h.slot_row_id = s.id and h.state = 'held') as held,
          (select count(*)::int from holds h where h.slot_row_id = s.id and h.state = 'held' and h.expires_at <= ${now}) as overdue,
          (select count(*)::int from orders where user_id like 'rush%') as orders,
          (select count(distinct user_id)::int from orders where user_id like 'rush%') as owners
        from slots s where s.org_code = ${PLACE.orgCode} and s.kind = 'checkup'
          and s.date = ${PLACE.date} and s.slot_id = ${PLACE.slotId}`
  )
  if (!row) throw new Error('no such slot')
  return row
}

test('hold and order are the calls of the catalogue that this test believes them to be', () => {
  expect([catalogue['order.complete'].idempotent, catalogue['hold.take'].method]).toEqual([
    'in-command',
    'POST'
  ])
})

test(`${CLIENTS} people after ${SEATS} seats, ${ROUNDS} times, with drops and reloads: never more and never fewer orders than seats`, async () => {
  const seen = { gone: 0, full: 0, ordered: 0 }
  const roll = dice(SEED)
  for (let round = 0; round < ROUNDS; round += 1) {
    const about = `seed ${SEED}, round ${round}`
    await steps.startOver()
    // Starting over touched the shop's tables; one reads it anew, not each of the 200.
    await shopNow(server.database.db)
    await server.database.db.execute(
      sql`update slots set blocked = 0, capacity = ${SEATS} where org_code = ${PLACE.orgCode}
          and kind = 'checkup' and date = ${PLACE.date} and slot_id = ${PLACE.slotId}`
    )
    for (const [wave, luck] of RUSHES.entries()) {
      const crowd = wave === 0 ? clients : clients.slice(wave * 50, wave * 50 + RETURNING)
      const ends = await Promise.all(
        crowd.map((client, index) => {
          const own = dice(Math.floor(roll() * 2 ** 31))
          return visit(client, own, luck, `rush-${round}-${wave}-${index}-key`).catch((error: Error) => {
            throw new Error(`${about}, wave ${wave}: ${error.message}`)
          })
        })
      )
      for (const end of ends) seen[end] += 1
      await quiet()
      const after = await books()
      expect([about, after.remaining + after.held + after.orders]).toEqual([about, SEATS])
      if (wave === RUSHES.length - 1 || after.orders === SEATS) break
      server.clock.advance(600_000 + 1)
      await steps.tick()
      expect([about, (await books()).held]).toEqual([about, 0])
    }
    const final = { remaining: 0, capacity: SEATS, held: 0, overdue: 0, orders: SEATS, owners: SEATS }
    expect([about, await books()]).toEqual([about, final])
  }
  // Otherwise nobody has dropped and the test has shown nothing.
  expect(Math.min(seen.gone, seen.full, seen.ordered)).toBeGreaterThan(ROUNDS)
})
