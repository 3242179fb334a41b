import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { addDays, dateOf, weekdayOf } from '@/domain/date'
import { rowsOf } from './db/client'
import { prepareDatabase } from './db/migrate'
import { processDatabase } from './testing/process-database'
import { addressOf, startServer, type Running } from './testing/processes'
import { TEST_DATA_KEY } from './testing/test-database'

/** Closing them one by one takes longer than a stop may, on either engine. */
const DUE_ORDERS = 4_000
const CALLS = 20
/** `npm run test:full` also lets a second server close them all. */
const TO_THE_END = process.env['BACKLOG'] === 'to the end'
const LIMIT_MS = TO_THE_END ? 600_000 : 180_000
vi.setConfig({ testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS })

const SEEDED = 'CA________00__'
const database = processDatabase('backlog')
let running: Running | null = null

interface Counts {
  due: number
  closed: number
  remaining: number
}

const counts = (): Promise<Counts> =>
  database.inside(async ({ db }) => {
    const [row] = await rowsOf<Counts>(
      db,
      sql`select count(*) filter (where close_reason is null)::int as due,
            count(*) filter (where close_reason = 'timeout')::int as closed,
            (select remaining from slots where id = min(v.slot_id)) as remaining
          from orders o join order_visits v using (order_num) where order_num like 'DUE-%'`
    )
    if (!row) throw new Error('no orders')
    return row
  })

/** A day ahead on which the branch is open, and its slot that the due orders have taken. */
const DAY =
  [20, 21].map((days) => addDays(dateOf(Date.now()), days)).find((date) => weekdayOf(date) !== 0) ?? ''
const SLOT_ID = 102
const slot = sql`(select id from slots where org_code = 'H1001' and kind = 'checkup' and date = ${DAY} and slot_id = ${SLOT_ID})`

/** Seats of that slot that somebody could take. */
async function seats(address: string): Promise<number> {
  const answer = await fetch(`${address}/api/pdb/v2/timespans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hospId: 'H1001', productCode: 'CK1003', regDate: DAY })
  })
  const { results } = (await answer.json()) as { results: { id: number; remnum: number }[] }
  return results.find(({ id }) => id === SLOT_ID)?.remnum ?? 0
}

/** Copies of a seeded order that nobody paid in time, each with its seat. */
const addDueOrders = () =>
  database.inside(async (opened) => {
    await prepareDatabase(opened, { now: new Date(), demo: true })
    const changes = sql`jsonb_build_object('order_num', 'DUE-' || lpad(number::text, 6, '0'), 'pay_order_num', 'PAY-DUE-' || number, 'same_key', null)`
    await opened.db.execute(
      sql`insert into pay_orders (pay_order_num, user_id, state, deadline)
          select 'PAY-DUE-' || number, user_id, 'open', now() - interval '1 hour'
          from (select user_id from orders where order_num like ${SEEDED} limit 1) o, generate_series(1, ${DUE_ORDERS}::int) as number`
    )
    await opened.db.execute(
      sql`insert into orders select copy.*
          from (select * from orders where order_num like ${SEEDED} and pay_status = 0 and close_reason is null limit 1) o,
            generate_series(1, ${DUE_ORDERS}::int) as number,
            jsonb_populate_record(null::orders, to_jsonb(o) || ${changes}) as copy`
    )
    await opened.db.execute(
      sql`insert into dues (order_num, pay_order_num, purpose, amount_fen)
          select order_num, pay_order_num, 'full', payable_fen from orders where order_num like 'DUE-%'`
    )
    await opened.db.execute(
      sql`insert into order_claims (pay_order_num, order_num, user_id, kind, resource, amount)
          select pay_order_num, order_num, user_id, 'seat', ${slot}, 1 from orders where order_num like 'DUE-%'`
    )
    await opened.db.execute(
      sql`insert into order_visits (id, order_num, no, state, slot_id, org_code, date, time_span_id)
          select order_num || '-V1', order_num, 1, 'asked', ${slot}, 'H1001', ${DAY}, ${SLOT_ID}::int from orders where order_num like 'DUE-%'`
    )
    await opened.db.execute(
      sql`update slots set capacity = ${DUE_ORDERS}, taken = ${DUE_ORDERS}, blocked = 0 where id = ${slot}`
    )
  })

const start = () => {
  const DATA_KEY = TEST_DATA_KEY.toString('base64')
  return (running = startServer({
    PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'info',
    RATE_LIMIT: '0',
    DATA_KEY,
    ...database.env
  }))
}

beforeAll(async () => {
  await database.create()
  await addDueOrders()
})
afterAll(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  await database.remove()
})

const CALL = 'GET /api/city/indexAllCity HTTP/1.1\r\nhost: x\r\n\r\n'
const HALF_SENT =
  'POST /api/uniuser/oauth2/authcode HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"mob'

/** A connection on which something was sent; `code` is that of the answer, which is whole when it can be read. */
async function sent(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')))
  const code = once(socket, 'close').then(() => {
    const body = said.slice(said.indexOf('\r\n\r\n') + 4)
    return (JSON.parse(body) as { code: number }).code
  })
  await once(socket, 'connect')
  socket.write(bytes)
  return { code }
}

test(`a server listens before it has closed ${DUE_ORDERS} due orders, and stops amid them: calls under way are answered, it exits with 0, and no order is lost`, async () => {
  const first = start()
  const address = await addressOf(first)
  const port = Number(new URL(address).port)
  while ((await seats(address)) === 0) await pause(20)
  first.child.kill('SIGSTOP')
  const calls = await Promise.all(Array.from({ length: CALLS }, () => sent(port, CALL)))
  const half = await sent(port, HALF_SENT)
  first.child.kill('SIGTERM')
  first.child.kill('SIGCONT')
  const codes = await Promise.all(calls.map(({ code }) => code))
  expect(codes).toEqual(calls.map(() => ErrorCode.ok))
  expect(await half.code).toBe(ErrorCode.serviceUnavailable)
  expect(await first.ended).toBe(0)

  const left = await counts()
  expect(left.due).toBeGreaterThan(0)
  expect(left.closed).toBeGreaterThan(0)
  expect(left).toEqual({ due: DUE_ORDERS - left.closed, closed: left.closed, remaining: left.closed })
  if (!TO_THE_END) return

  const second = start()
  await addressOf(second)
  while (!second.output().includes('unpaid orders were closed')) await pause(100)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  expect(await counts()).toEqual({ due: 0, closed: DUE_ORDERS, remaining: DUE_ORDERS })
})
