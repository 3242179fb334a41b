import { createTestApp, type TestApp } from '../testing/test-app'

const SCRIPT = 'https://maps.example/api?v=3.0&ak=key'

let server: TestApp
afterEach(() => server.close())

const policyOf = async () => {
  const { headers } = await server.app.inject({ method: 'GET', url: '/healthz' })
  return new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0], directive])
  )
}

test('R7.148 the configured maps script is told to the site, and the policy lets its origin in', async () => {
  server = await createTestApp({ seed: false, env: { MAPS_SCRIPT_URL: SCRIPT } })
  expect((await server.call('city.maps', {})).results).toEqual([{ scriptUrl: SCRIPT }])
  const policy = await policyOf()
  for (const name of ['script-src', 'img-src', 'connect-src'])
    expect(policy.get(name)).toMatch(/ https:\/\/maps\.example$/)
  for (const name of ['default-src', 'form-action', 'base-uri'])
    expect(policy.get(name)).not.toContain('maps.example')
})

test('without one the browser is asked alone, and no foreign script may run', async () => {
  server = await createTestApp({ seed: false })
  expect((await server.call('city.maps', {})).results).toEqual([{ scriptUrl: null }])
  expect((await policyOf()).get('script-src')).not.toContain('http')
})
