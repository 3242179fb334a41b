import { createTestApp } from '../testing/test-app'

test.each([
  ['', "img-src 'self' data: blob:"],
  [
    'https://img.example, https://cdn.example',
    "img-src 'self' data: blob: https://img.example https://cdn.example"
  ]
])(
  'with MEDIA_ORIGINS=%j pictures may come from there, and nothing else',
  async (MEDIA_ORIGINS, pictures) => {
    const server = await createTestApp({ seed: false, env: { MEDIA_ORIGINS } })
    const { headers } = await server.app.inject({ method: 'GET', url: '/livez' })
    await server.close()
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toContain(pictures)
    const others = policy.filter((directive) => directive !== pictures)
    expect(others.join(';')).not.toMatch(/(img|cdn)\.example/)
  }
)
