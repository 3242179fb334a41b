import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Session } from '@/contract/dto/auth'
import { addDays, dateOf, weekdayOf } from '@/domain/date'
import { createCaller, type Caller, type WireRequest } from './testing/caller'
import { orderInput } from './testing/ordering'
import { addressOf, startServer, type Running } from './testing/processes'

jest.setTimeout(240_000)

const folder = mkdtempSync(join(tmpdir(), 'server-crash-'))
const serverUrl = process.env['TEST_DATABASE_URL']
const databaseName = `chengan_crash_${randomBytes(6).toString('hex')}`
let running: Running | null = null

const onPostgres = async (run: (admin: Client) => Promise<unknown>) => {
  const admin = new Client({ connectionString: serverUrl })
  await admin.connect()
  await run(admin)
  await admin.end()
}

beforeAll(async () => {
  if (serverUrl) await onPostgres((admin) => admin.query(`create database ${databaseName}`))
})
afterAll(async () => {
  running?.child.kill('SIGKILL')
  await running?.ended
  rmSync(folder, { recursive: true, force: true })
  if (serverUrl)
    await onPostgres((admin) => admin.query(`drop database if exists ${databaseName} with (force)`))
})

function databaseEnv(): Record<string, string> {
  if (!serverUrl) return { DATA_DIR: folder }
  const url = new URL(serverUrl)
  url.pathname = `/${databaseName}`
  return { DATABASE_URL: url.toString() }
}

interface ServerClient extends Caller {
  address: string
}

/** The server as it comes up over the same database, and a client of it. */
async function comeUp(): Promise<ServerClient> {
  running = startServer({ PORT: '0', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '0', ...databaseEnv() })
  const address = await addressOf(running)
  const send = async ({ method, url, headers, payload }: WireRequest) => {
    const answer = await fetch(address + url, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload })
    })
    const text = await answer.text()
    return { statusCode: answer.status, headers: {}, json: <T>() => JSON.parse(text) as T }
  }
  return { address, ...createCaller(() => new Date(), send) }
}

/** kill -9: nothing is finished, nothing is closed. */
async function crash(): Promise<void> {
  running?.child.kill('SIGKILL')
  await running?.ended
}

/** A day on which every branch is open. */
const visitDate = (): string => {
  const date = addDays(dateOf(Date.now()), 20)
  return weekdayOf(date) < 2 ? addDays(date, 2) : date
}

async function logIn({ call }: Caller): Promise<Session> {
  const mobile = '10000000001'
  const sent = await call('auth.sendCode', { mobile })
  return (await call('auth.login', { mobile, code: sent.results.demoCode ?? '' })).results
}

const seats = async ({ call }: Caller, regDate: string): Promise<number> => {
  const { results } = await call('booking.timespans', { hospId: 'H1001', productCode: 'CK1003', regDate })
  return results.find(({ id }) => id === 102)?.remnum ?? -1
}

test('kill -9 between order and payment, and between payment and notice, loses nothing and doubles nothing', async () => {
  let client = await comeUp()
  const session = await logIn(client)
  const regDate = visitDate()
  const before = await seats(client, regDate)
  const complete = () =>
    client.call('order.complete', orderInput({ regDate, couponCode: 'CP-PL50' }), {
      session,
      idempotencyKey: 'crash-order-key'
    })
  // The first call dies with the server at an unknown moment, perhaps before its answer.
  const lost = complete().catch(() => null)
  await new Promise((done) => setTimeout(done, 40))
  await crash()
  await lost

  client = await comeUp()
  const [order] = (await complete()).results
  expect(order?.payPrice).toBe(1030)
  expect(await seats(client, regDate)).toBe(before - 1)
  await crash()

  client = await comeUp()
  expect((await complete()).results[0]?.orderNum).toBe(order!.orderNum)
  expect(await seats(client, regDate)).toBe(before - 1)
  const created = await client.call(
    'pay.create',
    { orderNo: order!.orderNum, channel: 'wechat-h5' },
    { session, idempotencyKey: 'crash-pay-key' }
  )
  const prepayId = created.results.cashierUrl.split('/').pop() ?? ''
  const post = (path: string, body: object) =>
    fetch(client.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual'
    })
  await post('/sandbox/control', { prepayId, delayMs: 2_000 })
  expect((await post(`/sandbox/cashier/${prepayId}`, { action: 'approve' })).status).toBe(303)
  await crash()

  client = await comeUp()
  const check = async () =>
    (await client.call('order.statusCheck', { id: order!.orderNum }, { session })).results
  // The status check asks nobody: what it tells came by the notice.
  for (let tries = 0; tries < 100 && (await check()).payStatus !== 2; tries += 1) {
    await new Promise((done) => setTimeout(done, 200))
  }
  expect(await check()).toMatchObject({ payStatus: 2, orderStatus: 40 })
  expect(await seats(client, regDate)).toBe(before - 1)
})
