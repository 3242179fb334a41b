import { createTestApp, type TestApp } from '../testing/test-app'

const ALLOWED = 'https://partner.example'

let server: TestApp
afterEach(() => server.close())

const preflight = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: '/api/geo/province',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'token' }
  })
const call = (origin: string) =>
  server.app.inject({ method: 'POST', url: '/api/geo/province', payload: {}, headers: { origin } })

test('a listed origin may call with our headers, for ten minutes without asking again', async () => {
  server = await createTestApp({ seed: false, env: { CORS_ORIGINS: `https://other.example,${ALLOWED}` } })
  const asked = await preflight(ALLOWED)
  expect([asked.statusCode, asked.body]).toEqual([204, ''])
  expect(asked.headers['access-control-allow-origin']).toBe(ALLOWED)
  expect(asked.headers['access-control-allow-methods']).toBe('GET, POST, DELETE')
  expect(String(asked.headers['access-control-allow-headers']).split(',')).toEqual(
    expect.arrayContaining(['token', 'signature', 'kid', 'idempotency-key'])
  )
  expect(asked.headers['access-control-max-age']).toBe('600')
  expect(asked.headers['access-control-allow-credentials']).toBeUndefined()
  const { headers } = await call(ALLOWED)
  expect(headers['access-control-allow-origin']).toBe(ALLOWED)
  expect(String(headers['vary']).toLowerCase()).toContain('origin')
})

test.each([
  ['one that is not listed', ALLOWED, 'https://evil.example'],
  ['any when none is listed', undefined, ALLOWED]
])('%s is not let in', async (_, listed, origin) => {
  server = await createTestApp({ seed: false, env: listed ? { CORS_ORIGINS: listed } : {} })
  for (const answer of [await preflight(origin), await call(origin)])
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
})
