import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { holds, slots, users } from '../../db/schema'
import { VISIT_DATE } from '../../testing/ordering'
import { createTestApp, type TestApp } from '../../testing/test-app'

const DEMO = '10000000001'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let server: TestApp
let phones = 0
const newPhone = () => `1001${String((phones += 1)).padStart(7, '0')}`
const send = (mobile: string) => server.call('auth.sendCode', { mobile })
const enter = (mobile: string, code: string) => server.call('auth.login', { mobile, code })
const otherThan = (code: string | undefined) => (code === '000000' ? '000001' : '000000')

beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

describe('R7.26 login by SMS code', () => {
  test('R7.26 a code and the login with it give a session of two hours', async () => {
    const sent = await send(DEMO)
    expect(sent).toMatchObject({ code: ErrorCode.ok, results: { retryAfter: 60 } })
    const { code, results } = await enter(DEMO, sent.results.demoCode ?? '')
    expect(code).toBe(ErrorCode.ok)
    expect(results).toMatchObject({
      expiresIn: 7200,
      userInfo: { user_id: 'u1001', mobile: DEMO, name: '陈予安' }
    })
    // The answer is not sealed, so the document is masked.
    expect(results.userInfo.id_number).toBe('990***********011X')
    expect(await server.call('auth.userInfo', {}, { session: results })).toMatchObject({ code: ErrorCode.ok })
  })

  test('R7.26 a new phone number becomes a user, once', async () => {
    const phone = newPhone()
    const first = await server.login(phone)
    const second = await server.login(phone)
    expect(second.userInfo.user_id).toBe(first.userInfo.user_id)
    expect(await server.database.db.select().from(users).where(eq(users.phone, phone))).toHaveLength(1)
  })

  test.each([
    ['an empty number', '', '请填写手机号'],
    ['ten digits', '1000000000', '请填写正确的手机号！'],
    ['a number that starts with 2', '20000000001', '请填写正确的手机号！']
  ])('R5.14 the server refuses %s', async (_, mobile, message) => {
    expect(await server.callRaw('auth.sendCode', { mobile })).toMatchObject({
      code: ErrorCode.badParameter,
      message
    })
  })

  test('R7.26 60 seconds between two codes', async () => {
    const phone = newPhone()
    await send(phone)
    server.clock.advance(MINUTE_MS - 1)
    expect(await send(phone)).toMatchObject({
      code: ErrorCode.tooManyRequests,
      message: '操作太频繁，请1秒后再试'
    })
    server.clock.advance(1)
    expect(await send(phone)).toMatchObject({ code: ErrorCode.ok })
  })

  test('R7.26 nobody waits longer than 60 seconds, also when the clock of the server that sent is ahead', async () => {
    const phone = newPhone()
    await send(phone)
    server.clock.advance(-3_000)
    expect(await send(phone)).toMatchObject({
      message: '操作太频繁，请60秒后再试',
      results: { retryAfter: 60 }
    })
    server.clock.advance(3_000)
  })

  test('R7.26 sends at once to one phone give one code', async () => {
    const phone = newPhone()
    const codes = (await Promise.all(Array.from({ length: 8 }, () => send(phone)))).map(
      (answer) => answer.code
    )
    expect(codes.filter((code) => code === ErrorCode.ok)).toHaveLength(1)
    expect(codes.filter((code) => code === ErrorCode.tooManyRequests)).toHaveLength(7)
  })

  test('R7.26 a phone gets ten codes a day for strangers, and then each has to pass a check; the next day it gets another', async () => {
    const phone = newPhone()
    for (let i = 0; i < 10; i += 1) {
      expect((await send(phone)).code).toBe(ErrorCode.ok)
      server.clock.advance(MINUTE_MS)
    }
    expect(await send(phone)).toMatchObject({
      code: ErrorCode.captchaWrong,
      message: '为了账号安全，请先完成验证'
    })
    server.clock.advance(24 * HOUR_MS - 10 * MINUTE_MS - 1)
    expect((await send(phone)).code).toBe(ErrorCode.captchaWrong)
    server.clock.advance(1)
    expect((await send(phone)).code).toBe(ErrorCode.ok)
  })

  test('R7.26 a code lives five minutes', async () => {
    const phone = newPhone()
    const { results } = await send(phone)
    server.clock.advance(5 * MINUTE_MS)
    expect(await enter(phone, results.demoCode ?? '')).toMatchObject({
      code: ErrorCode.business,
      message: '验证码已失效，请重新获取'
    })
  })

  test('R7.26 a code serves once', async () => {
    const phone = newPhone()
    const { results } = await send(phone)
    const answers = await Promise.all([
      enter(phone, results.demoCode ?? ''),
      enter(phone, results.demoCode ?? '')
    ])
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)).toEqual([
      ErrorCode.business,
      ErrorCode.ok
    ])
  })

  test('R7.26 after five wrong tries the right code is refused too', async () => {
    const phone = newPhone()
    const { results } = await send(phone)
    const wrong = otherThan(results.demoCode)
    for (let i = 0; i < 5; i += 1) {
      expect(await enter(phone, wrong)).toMatchObject({ code: ErrorCode.business, message: '验证码错误' })
    }
    expect(await enter(phone, results.demoCode ?? '')).toMatchObject({
      message: '验证码错误次数过多，请重新获取'
    })
  })

  test("R7.26 one phone's code does not open another's account", async () => {
    const [mine, other] = [newPhone(), newPhone()]
    const { results } = await send(mine)
    expect(await enter(other, results.demoCode ?? '')).toMatchObject({
      code: ErrorCode.business,
      message: '请先获取验证码'
    })
  })

  test('R7.26 only the newest code counts', async () => {
    const phone = newPhone()
    const first = await send(phone)
    server.clock.advance(MINUTE_MS)
    const second = await send(phone)
    if (first.results.demoCode !== second.results.demoCode) {
      expect((await enter(phone, first.results.demoCode ?? '')).code).toBe(ErrorCode.business)
    }
    expect((await enter(phone, second.results.demoCode ?? '')).code).toBe(ErrorCode.ok)
  })

  test('the database holds neither the code nor the tokens', async () => {
    const phone = newPhone()
    const sent = await send(phone)
    const { results } = await enter(phone, sent.results.demoCode ?? '')
    const tables = [
      await server.database.db.query.smsCodes.findMany(),
      await server.database.db.query.sessions.findMany()
    ]
    const dump = JSON.stringify(tables)
    expect(dump).not.toContain(results.token)
    expect(dump).not.toContain(results.refreshToken)
    expect(dump).not.toContain(`"${sent.results.demoCode}"`)
  })
})

test('who reads the database cannot try a million codes against it: their hashes have a key', async () => {
  const phone = newPhone()
  const { results } = await send(phone)
  const stored = await server.database.db.query.smsCodes.findFirst({
    where: (row, { eq: is }) => is(row.phone, phone)
  })
  const known = [phone, stored?.sentAt.getTime(), results.demoCode].join('|')
  const plain = (text: string) => createHash('sha256').update(text).digest('base64url')
  expect(stored?.codeHash).toHaveLength(43)
  expect([plain(known), plain(`code|${known}`)]).not.toContain(stored?.codeHash)
  expect((await enter(phone, results.demoCode ?? '')).code).toBe(ErrorCode.ok)
})

describe('holds of a guest', () => {
  const DEVICE = 'device-token-0123456789'
  const hold = (id: string, secondsAgo: number) => ({
    id,
    deviceToken: DEVICE,
    slotRowId: 1,
    productCode: 'CK1003',
    state: 'held',
    createdAt: new Date(server.clock.now().getTime() - secondsAgo * 1000),
    expiresAt: new Date(server.clock.now().getTime() + 300_000)
  })

  test('login adopts them, two at most: the oldest runs out', async () => {
    await server.database.db.insert(holds).values([hold('h1', 30), hold('h2', 20), hold('h3', 10)])
    await server.database.db
      .update(slots)
      .set({ taken: sql`${slots.taken} + 3` })
      .where(eq(slots.id, 1))
    const { userInfo } = await server.login(newPhone(), DEVICE)
    const rows = await server.database.db.select().from(holds).where(eq(holds.userId, userInfo.user_id))
    const live = rows.filter((row) => row.expiresAt > server.clock.now()).map((row) => row.id)
    expect(live.sort()).toEqual(['h2', 'h3'])
    expect(rows).toHaveLength(3)
  })

  test('who logs in on a device that another user has used gets none of that user’s holds', async () => {
    const device = 'device-token-of-a-family'
    const first = await server.login(newPhone(), device)
    const place = { orgCode: 'H1001', productCode: 'CK1003', date: VISIT_DATE, slotId: 103, persons: 1 }
    const { holdId } = (await server.call('hold.take', place, { session: first, device })).results
    const second = await server.login(newPhone(), device)
    const seenBy = async (session: Session) =>
      (await server.callRaw('hold.get', { holdId }, { session, device })).code
    expect([await seenBy(first), await seenBy(second)]).toEqual([ErrorCode.ok, ErrorCode.notFound])
  })
})

describe('outside demo mode', () => {
  let real: TestApp
  /** The same behind a proxy. */
  let proxied: TestApp
  let webhook: Server
  let status = 200
  const received: { mobile: string; code: string }[] = []

  beforeAll(async () => {
    webhook = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received.push(JSON.parse(body) as { mobile: string; code: string })
        response.writeHead(status).end()
      })
    })
    await new Promise<void>((done) => webhook.listen(0, '127.0.0.1', done))
    const address = webhook.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const env = { DEMO: '0', SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/sms` }
    real = await createTestApp({ env })
    proxied = await createTestApp({ env: { ...env, TRUST_PROXY: '1' }, database: real.database })
  })
  afterAll(async () => {
    await proxied.app.close()
    await real.close()
    webhook.close()
  })

  test('R7.26 the code goes to the webhook and not into the answer', async () => {
    const sent = await real.call('auth.sendCode', { mobile: DEMO })
    expect(sent.results).toEqual({ retryAfter: 60 })
    const post = received.at(-1)
    expect(post?.mobile).toBe(DEMO)
    expect((await real.call('auth.login', { mobile: DEMO, code: post?.code ?? '' })).code).toBe(ErrorCode.ok)
  })

  test('R7.26 a webhook that fails is told and the user may ask again at once', async () => {
    status = 500
    const failed = await real.call('auth.sendCode', { mobile: '10000000006' })
    status = 200
    expect(failed).toMatchObject({ code: ErrorCode.business, message: '短信发送失败，请稍后再试' })
    expect((await real.call('auth.sendCode', { mobile: '10000000006' })).code).toBe(ErrorCode.ok)
  })

  test('R7.26 one address gets thirty codes an hour and not one more; an hour later it gets others', async () => {
    const ask = async () => (await real.call('auth.sendCode', { mobile: newPhone() })).code
    real.clock.advance(HOUR_MS)
    for (let i = 0; i < 30; i += 1) expect(await ask()).toBe(ErrorCode.ok)
    expect(await ask()).toBe(ErrorCode.tooManyRequests)
    real.clock.advance(HOUR_MS - 1)
    expect(await ask()).toBe(ErrorCode.tooManyRequests)
    real.clock.advance(1)
    expect(await ask()).toBe(ErrorCode.ok)
  })

  test.each([
    [
      'one after the other from the many addresses of one IPv6 network',
      false,
      (n: number) => `2001:db8:7:1:${n.toString(16)}::1`
    ],
    ['at once from one address', true, () => '2001:db8:7:2::9']
  ])('R7.26 nor more than thirty %s', async (_how, atOnce, addressOf) => {
    const ask = (n: number) =>
      proxied.call('auth.sendCode', { mobile: newPhone() }, { headers: { 'x-forwarded-for': addressOf(n) } })
    const numbers = Array.from({ length: 36 }, (_, n) => n)
    const answers: { code: number }[] = []
    if (atOnce) answers.push(...(await Promise.all(numbers.map(ask))))
    else for (const n of numbers) answers.push(await ask(n))
    expect(answers.filter(({ code }) => code === ErrorCode.ok)).toHaveLength(30)
    const neighbour = await proxied.call(
      'auth.sendCode',
      { mobile: newPhone() },
      { headers: { 'x-forwarded-for': '2001:db8:7:3::9' } }
    )
    expect(neighbour.code).toBe(ErrorCode.ok)
  })

  test('R7.14 the mini-program login is closed', async () => {
    expect(await real.call('auth.silent', { code: 'x' })).toMatchObject({
      code: ErrorCode.business,
      message: '微信一键登录暂未开通，请用手机号登录'
    })
  })
})
