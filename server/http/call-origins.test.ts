import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestApp, type TestApp } from '../testing/test-app'

const CALL_ORIGINS = 'oauth=https://oauth.example,wxapp=https://mini.example/'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'call-origins-'))
fs.writeFileSync(
  path.join(dir, 'index.html'),
  '<html><head><title>体检商城</title></head><body></body></html>'
)
afterAll(() => fs.rmSync(dir, { recursive: true }))

let server: TestApp
afterEach(() => server.close())

async function opened(env: Record<string, string>) {
  server = await createTestApp({ seed: false, env: { H5_DIR: dir, ...env } })
  const { body, headers } = await server.app.inject({ url: '/mine', headers: { accept: 'text/html' } })
  const policy = String(headers['content-security-policy']).split(';')
  return { body, connect: policy.find((one) => one.startsWith('connect-src')) }
}

test('R7.3 the page names the other servers, and its policy lets calls out to them', async () => {
  const { body, connect } = await opened({ CALL_ORIGINS })
  expect(body).toContain(
    '<meta name="call-origins" content="oauth=https://oauth.example,wxapp=https://mini.example">'
  )
  expect(connect).toBe("connect-src 'self' https://oauth.example https://mini.example")
})

test('without them all calls go to the site’s own, and no other is let out', async () => {
  const { body, connect } = await opened({})
  expect([body.includes('call-origins'), connect]).toEqual([false, "connect-src 'self'"])
})
