import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { ErrorCode } from '@/contract/errors'
import { gatewayNotices } from './db/schema'
import { runAll } from './jobs/ticker'
import { deliverPayNotices } from './sandbox/jobs'
import { jobs } from './jobs'
import type { Job, JobContext } from './jobs/ticker'
import { sendSms } from './account/sms'
import { ordering, OWNER } from './testing/ordering'
import { createTestApp, type TestApp } from './testing/test-app'
import { transact } from './db/transact'

/** What must never stand in a log. */
const PRIVATE = {
  name: '欧阳不可记',
  phone: '13912345678',
  idNumber: '990101198803140977',
  token: 'token-that-nobody-may-read',
  secret: 'secret-that-nobody-may-read'
}
const EVERYTHING = Object.values(PRIVATE).join(' ')

let server: TestApp
let lines: string[]
let provoke: () => Promise<unknown>

beforeAll(async () => {
  lines = []
  server = await createTestApp({
    env: { LOG_LEVEL: 'debug', SMS_WEBHOOK_URL: `http://127.0.0.1:1/${PRIVATE.secret}` },
    logTo: { write: (line) => void lines.push(line) },
    handlers: {
      'city.list': async () => {
        await provoke()
        return []
      }
    }
  })
  server.app.get('/api/answered/:number', async (_request, reply) => {
    reply.raw.writeHead(200)
    return 'once more'
  })
})
afterAll(() => server.close())
beforeEach(() => {
  lines.length = 0
})

const context = (): JobContext => ({
  db: server.database.db,
  gateway: server.gateway,
  now: server.clock.now,
  config: server.config,
  log: server.app.log
})
const run = (job: Job) => runAll([job], context())
const failing = (error: unknown): Job => ({ name: 'failing', everyMs: 1, run: () => Promise.reject(error) })

const execute = (statement: ReturnType<typeof sql>) => () => server.database.db.execute(statement)
/** Adds what no server of its own knows: an error whose message, fields and cause are full of what came in. */
const wordy = () =>
  Object.assign(
    new Error(EVERYTHING, { cause: new Error(`${EVERYTHING}\n    at x (/${PRIVATE.name}.ts:1:1)`) }),
    {
      detail: EVERYTHING,
      code: PRIVATE.phone,
      table: PRIVATE.name
    }
  )

const errors = () => lines.filter((line) => line.includes('"err"'))
const listCities = () => server.call('city.list', {}, { headers: { token: PRIVATE.token } })

const insertPerson = sql`insert into contacts (id, user_id, name, mobile, gender, id_type, id_number, birthday, created_at, updated_at)
  values (${PRIVATE.token}, ${PRIVATE.secret}, ${PRIVATE.name}, ${PRIVATE.phone}, 1, 1, ${PRIVATE.idNumber}, '', now(), now())`

describe.each<[string, () => Promise<unknown>, object]>([
  ['a constraint', execute(insertPerson), { cause: { code: expect.any(String) as string } }],
  ['a syntax error', execute(sql`select ${PRIVATE.name} ${PRIVATE.phone}`), { cause: { code: '42601' } }],
  ['a value of the wrong type', execute(sql`select ${PRIVATE.name}::int`), { cause: { code: '22P02' } }],
  [
    'an unexpected throw',
    async () => {
      throw wordy()
    },
    { type: 'Error' }
  ],
  [
    'something thrown that is no error',
    async () => {
      throw new Proxy(Object.assign(new Error(EVERYTHING), { name: PRIVATE.name }), {})
    },
    {}
  ]
])('%s', (_what, fault, facts) => {
  test('in a call leaves its code and place in the log, and none of its values', async () => {
    provoke = fault
    expect((await listCities()).code).toBe(ErrorCode.serviceUnavailable)
    expect(errors()).toHaveLength(1)
    expect((JSON.parse(errors()[0] ?? '') as { err: object }).err).toMatchObject(facts)
    expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
  })
})

const onPostgres = process.env['TEST_DATABASE_URL'] ? test : test.skip

onPostgres.each<[string, string, ReturnType<typeof sql>]>([
  ['that takes too long', '57014', sql`pg_sleep(5)`],
  ['whose connection is lost', '57P01', sql`pg_terminate_backend(pg_backend_pid())`]
])(
  'a statement %s leaves its code and place in the log, and none of its values',
  async (_what, code, fault) => {
    provoke = () =>
      transact(server.database.db, async (tx) => {
        await tx.execute(sql`set local statement_timeout = 50`)
        await tx.execute(sql`select ${fault}, ${EVERYTHING}::text`)
      })
    expect((await listCities()).status).toBe(503)
    // The line may have to wait for its second.
    while (errors().length === 0) await pause(20)
    expect(JSON.parse(errors()[0] ?? '')).toMatchObject({
      req: { path: '/api/city/indexAllCity' },
      err: { cause: { code }, at: expect.arrayContaining([expect.stringContaining('server/')]) as string[] }
    })
    expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
  }
)

test('a gateway that fails over an order tells neither its person nor what the gateway said', async () => {
  const fails = () => Promise.reject(wordy())
  const shop = await createTestApp({
    database: server.database,
    env: { LOG_LEVEL: 'debug' },
    logTo: { write: (line) => void lines.push(line) },
    gateway: (sandbox) => ({ ...sandbox, open: fails, query: fails, close: fails, refund: fails })
  })
  const steps = ordering(shop)
  const session = await shop.login('10000000001')
  const order = await steps.placed(session, {
    medUserInfo: {
      ...OWNER,
      cardType: 9,
      identityCard: 'E88991122',
      birthday: '19880314',
      medUserName: '欧阳可寻',
      medUserPhone: PRIVATE.phone
    }
  })
  expect((await steps.create(session, order.orderNum)).code).toBe(ErrorCode.serviceUnavailable)
  shop.clock.advance(60_000)
  await runAll([deliverPayNotices, ...jobs], {
    ...context(),
    gateway: shop.gateway,
    now: shop.clock.now,
    log: shop.app.log
  })
  await shop.app.close()
  expect(errors().length).toBeGreaterThan(1)
  expect(lines.join('')).not.toMatch(
    new RegExp(`${EVERYTHING.replaceAll(' ', '|')}|欧阳|E8899|${session.token}|${session.sessionSecret}`)
  )
})

test('an answer that was given already is told without the address of its call', async () => {
  await server.app
    .inject(`/api/answered/${PRIVATE.idNumber}?mobile=${PRIVATE.phone}&access_token=${PRIVATE.token}`)
    .catch(() => null)
  expect(lines.join('')).toContain('Reply was already sent')
  expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
})

test.each([
  [`/api/uniuser/getToken/${PRIVATE.idNumber}`, '/api/uniuser/getToken/:x'],
  [`http://shop.example/api/uniuser/getToken/${PRIVATE.idNumber}`, '/api/uniuser/getToken/:x'],
  [`http://shop.example/api/${PRIVATE.idNumber}`, 'unknown call'],
  [`/sandbox/cashier/${PRIVATE.idNumber}`, '/sandbox/cashier/:prepayId'],
  [`/order/order-detial/${PRIVATE.idNumber}`, '/order'],
  [`/login?mobile=${PRIVATE.phone}`, '/login'],
  [`/${PRIVATE.phone}`, 'another address'],
  ['/seed-img/tile/bone.svg', '/seed-img/tile/bone.svg'],
  ['/js/app.js', '/js/app.js'],
  ['/', '/']
])('the log of %s says %s', async (url, path) => {
  await server.app.inject({ method: 'GET', url })
  expect(lines.map((line) => (JSON.parse(line) as { req?: unknown }).req)).toContainEqual({
    method: 'GET',
    path
  })
  expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
})

test('the place of a fault is the stack in our own code', async () => {
  provoke = async () => {
    throw wordy()
  }
  await listCities()
  const [line = ''] = errors()
  const { err } = JSON.parse(line) as { err: { at: string[] } }
  expect(err.at[0]).toMatch(/^server\/logging\.test\.ts:\d+:\d+$/)
})

test('nor do refused bodies and paths, a webhook, a job and a notice that fail', async () => {
  const inject = (url: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        token: PRIVATE.token,
        cookie: `access_token=${PRIVATE.token}`
      }
    })
  await inject(`/api/uniuser/oauth2/authcode?token=${PRIVATE.token}`, `{"mobile":"${PRIVATE.phone}"`)
  await inject(`/api/${PRIVATE.idNumber}?mobile=${PRIVATE.phone}`, '{}')
  await inject('/api/pay/notify', EVERYTHING)
  await expect(sendSms({ ...context(), log: server.app.log }, PRIVATE.phone, PRIVATE.secret)).rejects.toThrow(
    '短信'
  )
  expect(errors()).toHaveLength(1)

  await run(failing(wordy()))
  const payload = {
    noticeId: PRIVATE.token,
    kind: 'paid',
    prepayId: PRIVATE.secret,
    merchantOrder: PRIVATE.name,
    tradeNo: PRIVATE.phone,
    refundNo: '',
    amountFen: 1,
    settledAt: server.clock.now().getTime()
  } as const
  await server.database.db
    .insert(gatewayNotices)
    .values({ prepayId: 'pp', kind: 'paid', payload, state: 'waiting', dueAt: server.clock.now() })
  await runAll([deliverPayNotices], {
    ...context(),
    log: {
      ...server.app.log,
      info: server.app.log.info.bind(server.app.log),
      error: server.app.log.error.bind(server.app.log),
      warn: () => {
        throw wordy()
      }
    }
  })
  expect(errors()).toHaveLength(3)
  server.app.log.error(wordy())
  server.app.log.error({ err: wordy() })
  server.app.log.error({ err: wordy() }, EVERYTHING)
  expect(errors()).toHaveLength(6)
  expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
})

test('an outage is one line a second, with the number of those held back', async () => {
  // Later than the second of any line before.
  const now = Date.now() + 60_000
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const outage = new DrizzleQueryError(EVERYTHING, [EVERYTHING], new Error(EVERYTHING))
  try {
    provoke = () => Promise.reject(outage)
    for (let call = 0; call < 50; call += 1) await listCities()
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(1_000)
    expect(errors()).toHaveLength(2)
    expect(JSON.parse(errors()[1] ?? '')).toMatchObject({ suppressed: 48 })
    server.app.log.error({ err: outage }, 'a call failed')
    expect(errors()).toHaveLength(2)
    vi.advanceTimersByTime(1_000)
    expect(errors()).toHaveLength(3)
    expect(lines.join('')).not.toMatch(new RegExp(EVERYTHING.replaceAll(' ', '|')))
  } finally {
    vi.useRealTimers()
  }
})
