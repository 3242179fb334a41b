/** Which server is told and which script counts, by the environment; the policy lets those in and nothing else. */
import { createTestApp, type TestApp } from '../testing/test-app'

const ORIGINS = {
  ANALYTICS_ORIGIN: 'https://analytics.example',
  ANALYTICS_TEST_ORIGIN: 'https://analytics-test.example',
  STATISTICS_SCRIPT_URL: 'https://count.example/hm.js?site=1'
}
const PRODUCTION = {
  ...{ NODE_ENV: 'production', DEMO: '0', PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' },
  DATA_KEY: Buffer.alloc(32, 7).toString('base64')
}

let server: TestApp
afterEach(() => server.close())

const settings = async () => (await server.call('analytics.settings', {})).results
async function policyOf(): Promise<ReadonlyMap<string, string>> {
  const { headers } = await server.app.inject({ method: 'GET', url: '/healthz' })
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(directives.map((directive) => [directive.split(' ')[0] ?? '', directive]))
}

test.each([
  ['production', PRODUCTION, 'prod', ORIGINS.ANALYTICS_ORIGIN],
  ['a server for developing', {}, 'test', ORIGINS.ANALYTICS_TEST_ORIGIN],
  ['uat', { ...PRODUCTION, ANALYTICS_ENV: 'test' }, 'test', ORIGINS.ANALYTICS_TEST_ORIGIN],
  ['one that is said to be prod', { ANALYTICS_ENV: 'prod' }, 'prod', ORIGINS.ANALYTICS_ORIGIN]
])('R9.42 %s: the environment selects the analytics server', async (_about, env, expected, origin) => {
  server = await createTestApp({ seed: false, env: { ...ORIGINS, ...env } })
  expect(await settings()).toMatchObject({ env: expected, origin })
  const connect = (await policyOf()).get('connect-src') ?? ''
  expect(connect.split(' ').filter((source) => source.startsWith('https://analytics'))).toEqual([origin])
})

test('without a word it is the server of the site', async () => {
  server = await createTestApp({ seed: false })
  expect(await settings()).toEqual({ env: 'test', origin: '', statisticsScript: null })
  expect((await policyOf()).get('connect-src')).toBe("connect-src 'self'")
})

test('R9.44 in production the third party’s script is told, and the policy lets it in and nothing else', async () => {
  server = await createTestApp({ seed: false, env: { ...ORIGINS, ...PRODUCTION } })
  expect((await settings()).statisticsScript).toBe(ORIGINS.STATISTICS_SCRIPT_URL)
  const policy = await policyOf()
  const allowing = [...policy].filter(([, directive]) => directive.includes('count.example'))
  expect(allowing.map(([name]) => name)).toEqual(['script-src', 'img-src', 'connect-src'])
  for (const [, directive] of allowing) expect(directive).toMatch(/ https:\/\/count\.example( |$)/)
})

test.each([
  ['a server for developing', {}],
  ['uat', { ...PRODUCTION, ANALYTICS_ENV: 'test' }],
  ['one that is said to be prod and is none', { ANALYTICS_ENV: 'prod' }]
])('R9.44 %s has no third party’s script, and the policy no leave for one', async (_about, env) => {
  server = await createTestApp({ seed: false, env: { ...ORIGINS, ...env } })
  expect((await settings()).statisticsScript).toBeNull()
  expect([...(await policyOf()).values()].join()).not.toContain('count.example')
})
