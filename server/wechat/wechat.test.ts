/** Who somebody is at WeChat, and what the servers share of its tokens, against a stand-in that refuses what WeChat refuses. */
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { rowsOf } from '../db/client'
import { settings } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { json } from '../testing/providers/serve'
import { FakeWechat, MINI, SITE, WECHAT_ENV } from '../testing/providers/wechat'
import { jsapiTicket } from './ticket'
import { accessToken } from './tokens'

let server: TestApp
let wechat: FakeWechat
let at = () => 0
beforeAll(async () => {
  wechat = new FakeWechat(() => at())
  const env = { ...WECHAT_ENV, PROVIDER_ORIGINS: `wechat=${await wechat.start()}` }
  server = await createTestApp({ env })
  at = () => server.clock.now().getTime()
})
afterAll(async () => {
  await server.close()
  await wechat.stop()
})

const context = () => ({ db: server.database.db, now: server.clock.now, config: server.config })
const TOKEN = '/cgi-bin/stable_token'

describe('tokens', () => {
  test('one fetch serves all servers until shortly before its end, and then it is renewed', async () => {
    const before = wechat.calls(TOKEN)
    const [first, second] = await Promise.all([accessToken(context(), MINI), accessToken(context(), MINI)])
    expect(second).toBe(first)
    expect(wechat.calls(TOKEN) - before).toBe(1)
    server.clock.advance(109 * 60_000)
    expect(await accessToken(context(), MINI)).toBe(first)
    server.clock.advance(6 * 60_000 + 30_000)
    expect(await accessToken(context(), MINI)).not.toBe(first)
    expect(wechat.calls(TOKEN) - before).toBe(2)
    const forced = wechat.asked.filter(({ body }) => body.includes('"force_refresh":true'))
    expect(forced).toEqual([])
  })

  test('one that WeChat takes no more is fetched anew, once', async () => {
    const old = await accessToken(context(), SITE)
    wechat.resetTokens()
    expect(await jsapiTicket(context(), SITE)).toMatch(/^ticket-/)
    expect(await accessToken(context(), SITE)).not.toBe(old)
  })

  test('no table shows one in plain text', async () => {
    const token = await accessToken(context(), MINI)
    const name = `wechat-token:${MINI.appId}`
    const [row] = await rowsOf<{ value: string }>(
      server.database.db,
      sql`select value from settings where name = ${name}`
    )
    expect(row?.value).toBeTruthy()
    expect(row?.value).not.toContain(token)
  })

  test('what is kept and cannot be read is fetched again', async () => {
    const name = `wechat-token:${MINI.appId}`
    await server.database.db.update(settings).set({ value: 'nonsense' }).where(eq(settings.name, name))
    expect(await accessToken(context(), MINI)).toMatch(/^[0-9a-f]{48}$/)
  })
})

test('R7.141 pages are signed with a ticket that WeChat gave, and with the same one by every server', async () => {
  const url = 'https://shop.example/mine'
  const before = wechat.calls('/cgi-bin/ticket/getticket')
  const signed = (await server.call('wx.signature', { url })).results[0]!
  const ticket = await jsapiTicket(context(), SITE)
  const text = `jsapi_ticket=${ticket}&noncestr=${signed.nonceStr}&timestamp=${signed.timestamp}&url=${url}`
  expect(signed).toMatchObject({
    appId: SITE.appId,
    signature: createHash('sha1').update(text).digest('hex')
  })
  expect(wechat.calls('/cgi-bin/ticket/getticket') - before).toBeLessThanOrEqual(1)
})

describe('the mini-program’s login', () => {
  const login = (code: string, phoneCode?: string) =>
    server.call('auth.silent', phoneCode === undefined ? { code } : { code, phoneCode })

  test('a new person grants a number and is known by WeChat’s id from then on', async () => {
    expect((await login('login-ann.1')).results.needPhone).toBe(1)
    const first = await login('login-ann.2', 'phone-13800000071')
    expect(first.results.session?.token).toBeTruthy()
    expect((await login('login-ann.3')).results.session?.token).toBeTruthy()
  })

  test.each([
    ['a code that served already', 'login-ann.1', '微信登录已失效，请重试'],
    ['a code of another account', 'page-x', '微信登录已失效，请重试']
  ])('%s is refused', async (_about, code, message) => {
    expect(await login(code)).toMatchObject({ code: ErrorCode.business, message })
  })

  test.each([
    ['a limit of WeChat’s', 45011, ErrorCode.tooManyRequests, /一分钟/],
    ['a person whom WeChat blocks', 40226, ErrorCode.business, /安全风险/],
    ['a busy WeChat', -1, ErrorCode.business, /暂时没有回应/]
  ])('%s is told in plain words', async (_about, errcode, code, message) => {
    wechat.once.set('/sns/jscode2session', json({ errcode, errmsg: 'x' }))
    expect(await login(`login-bob.${errcode}`)).toMatchObject({
      code,
      message: expect.stringMatching(message)
    })
  })

  test('a connection that breaks off is told, and the next try works', async () => {
    wechat.once.set('/sns/jscode2session', null)
    expect((await login('login-cy.1')).message).toMatch(/暂时没有回应/)
    expect((await login('login-cy.2')).results.needPhone).toBe(1)
  })

  test('a number of another country is none that the shop can reach', async () => {
    expect((await login('login-dee.1', 'phone-852-13800000072')).message).toMatch(/中国大陆/)
  })
})
