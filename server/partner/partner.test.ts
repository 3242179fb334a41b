import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { PARTNERS } from '@/domain/partner/partners'
import { consents } from '../db/schema'
import { createTestApp, TEST_NOW, type TestApp } from '../testing/test-app'

const DEMO = '10000000001'
const PARTNER_URLS = [
  'lejian=https://mall.example/home?from=app&channel=other#top',
  'daHeYun=https://cloud.example/in',
  'douguo=https://food.example/'
].join(',')

let server: TestApp
afterEach(() => server.close())

describe('configured', () => {
  beforeEach(async () => {
    server = await createTestApp({ env: { PARTNER_URLS } })
  })

  test('R7.34 R4.80 the mall is there, and its home is told with the channel tjbweb', async () => {
    expect((await server.call('partner.mall', {})).results).toEqual({ open: true })
    const session = await server.login(DEMO)
    const { code, results } = await server.call('partner.authorize', {}, { session })
    expect([code, results]).toEqual([
      ErrorCode.ok,
      { url: 'https://mall.example/home?from=app&channel=tjbweb#top' }
    ])
  })

  test('R7.33 authorizing has no payload: whose it is the session says, and it is written down once', async () => {
    const session = await server.login(DEMO)
    await server.callRaw('partner.authorize', undefined, { session })
    await server.call('partner.authorize', {}, { session })
    const written = await server.database.db.select().from(consents).where(eq(consents.purpose, 'lejian'))
    expect(written).toMatchObject([{ userId: session.userInfo.user_id, granted: true, at: TEST_NOW }])
    expect((await server.call('partner.authorize', {})).code).toBe(ErrorCode.tokenInvalid)
  })

  test('a partner’s page is told where it leads; what the caller names besides changes nothing', async () => {
    const told = { url: 'https://cloud.example/in', site: 'cloud.example' }
    expect((await server.call('partner.destination', { name: 'daHeYun' })).results).toEqual(told)
    const forged = { name: 'daHeYun', id: 'x', url: 'https://evil.example', site: 'evil.example' }
    expect((await server.callRaw('partner.destination', forged)).results).toEqual(told)
  })

  test('R2.89 the private one is told to who is logged in alone', async () => {
    const ask = { name: 'douguo' } as const
    expect((await server.call('partner.destination', ask)).code).toBe(ErrorCode.tokenInvalid)
    const session = await server.login(DEMO)
    const { results } = await server.call('partner.destination', ask, { session })
    expect(results).toEqual({ url: 'https://food.example/', site: 'food.example' })
  })

  test.each(['lejian', 'maillist'])('%s is no partner with a page of ours, and refused', async (name) => {
    const { code } = await server.callRaw('partner.destination', { name })
    expect(code).toBe(ErrorCode.badParameter)
  })
})

test('without configuration none is there, and nobody is sent anywhere', async () => {
  server = await createTestApp()
  const session = await server.login(DEMO)
  for (const name of PARTNERS) {
    const { results } = await server.call('partner.destination', { name }, { session })
    expect(results).toEqual({ url: '', site: '' })
  }
  expect((await server.call('partner.mall', {})).results).toEqual({ open: false })
  const { code, message } = await server.call('partner.authorize', {}, { session })
  expect([code, message]).toEqual([ErrorCode.business, '服务暂未配置'])
  expect(await server.database.db.select().from(consents).where(eq(consents.purpose, 'lejian'))).toEqual([])
})
