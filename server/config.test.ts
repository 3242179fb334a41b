import { loadConfig } from './config'

const problemsOf = (env: Record<string, string>) => {
  const loaded = loadConfig(env, '/srv')
  return loaded.ok ? [] : loaded.problems
}
const configOf = (env: Record<string, string>) => {
  const loaded = loadConfig(env, '/srv')
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  return loaded.config
}

test('without settings it is the demo on the embedded database at 127.0.0.1:8080', () => {
  expect(configOf({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    dataDir: '/srv/.data',
    databaseUrl: null,
    demo: true
  })
})

test.each([
  ['the embedded database', {}, true],
  ['PostgreSQL', { DATABASE_URL: 'postgres://localhost/x' }, false],
  ['PostgreSQL when asked for', { DATABASE_URL: 'postgres://localhost/x', DEMO: '1' }, true],
  ['the embedded database when refused', { DEMO: '0' }, false],
  [
    'production',
    { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' },
    false
  ]
])('demo mode on %s', (_, env, demo) => expect(configOf(env).demo).toBe(demo))

test.each([
  ['a port that is no number', { PORT: '80a' }, /^PORT 应为 0 到 65535 的整数/],
  ['a port out of range', { PORT: '70000' }, /^PORT 应为 0 到 65535 的整数/],
  ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL 应为以 postgres:/],
  ['demo in production', { NODE_ENV: 'production', DEMO: '1' }, /DEMO 不能为 1/],
  ['a number of proxies that is a word', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY 应为 0 到 10 的整数/],
  ['a data key that is too short', { DATA_KEY: 'c2hvcnQ=' }, /^DATA_KEY 应为 32 字节的密钥/],
  [
    'a data key with something behind it',
    { DATA_KEY: `${Buffer.alloc(32, 1).toString('base64')}"` },
    /^DATA_KEY 应为 32 字节的密钥/
  ],
  [
    'production on PostgreSQL without a data key',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop' },
    /必须设置 DATA_KEY/
  ],
  [
    'production without the origin that users type: a Host header would name the cashier',
    { NODE_ENV: 'production' },
    /必须设置 PUBLIC_ORIGIN/
  ],
  [
    'a maps script without https',
    { MAPS_SCRIPT_URL: 'http://maps.example/api?ak=key' },
    /^MAPS_SCRIPT_URL 应为以 https:/
  ],
  [
    'half a set of the bank’s keys',
    { BANK_SM4_KEY: 'a'.repeat(32) },
    /^银行的密钥不完整，还缺 BANK_PUBLIC_KEY、BANK_PRIVATE_KEY/
  ],
  ['a key of the bank’s that is too short', { BANK_SM4_KEY: 'abcd' }, /^BANK_SM4_KEY 应为 16 字节的十六进制/],
  [
    'a key of the bank’s that is a compressed point',
    { BANK_PUBLIC_KEY: `02${'a'.repeat(64)}` },
    /^BANK_PUBLIC_KEY 应为 65 字节的十六进制/
  ],
  ['a phone number with words', { SERVICE_PHONE: 'call us' }, /^SERVICE_PHONE 应为电话号码/],
  ['an origin with a path', { PUBLIC_ORIGIN: 'https://a.example/shop' }, /^PUBLIC_ORIGIN 应为网站地址/],
  [
    'an origin of pictures without https',
    { MEDIA_ORIGINS: 'https://img.example,http://b.example' },
    /^MEDIA_ORIGINS 应为用逗号隔开的 https/
  ],
  [
    'an origin of pictures with a path',
    { MEDIA_ORIGINS: 'https://img.example/a' },
    /^MEDIA_ORIGINS 应为用逗号隔开的 https/
  ],
  [
    'a third party without https',
    { PARTNER_URLS: 'cqep=http://a.example' },
    /^PARTNER_URLS 应为 lejian=https:/
  ],
  [
    'a third party that there is not',
    { PARTNER_URLS: 'cqeb=https://a.example' },
    /^PARTNER_URLS 应为 lejian=/
  ],
  [
    'a third party named twice',
    { PARTNER_URLS: 'cqep=https://a.example,cqep=https://b.example' },
    /^PARTNER_URLS /
  ],
  ['a third party with a password', { PARTNER_URLS: 'cqep=https://me:hunter2@a.example' }, /^PARTNER_URLS /],
  ['a script for a third party', { PARTNER_URLS: 'cqep=javascript:alert(1)' }, /^PARTNER_URLS /],
  ['a list of ours as a third party', { PARTNER_URLS: 'maillist=https://a.example/' }, /^PARTNER_URLS /],
  ['an address whose site is open', { PARTNER_URLS: 'cqep=https://{id}.example/' }, /^PARTNER_URLS /],
  ['one with a place that nothing fills', { PARTNER_URLS: 'cqep=https://a.example/{id}' }, /^PARTNER_URLS /],
  [
    'a server of calls without https',
    { CALL_ORIGINS: 'oauth=http://a.example' },
    /^CALL_ORIGINS 应为 oauth=https:/
  ],
  ['one with a path', { CALL_ORIGINS: 'oauth=https://a.example/x' }, /^CALL_ORIGINS 应为 oauth=/],
  ['one that there is not', { CALL_ORIGINS: 'auth=https://a.example' }, /^CALL_ORIGINS 应为 oauth=/],
  ['a wrong log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL 应为 fatal、/],
  ['a swapped letter', { DATABSAE_URL: 'x' }, /^没有设置 DATABSAE_URL；是不是要写 DATABASE_URL/],
  ['a lost letter in a long name', { LOG_LEVL: 'x' }, /^没有设置 LOG_LEVL；是不是要写 LOG_LEVEL/],
  ['a name of our own that does not exist', { SMS_WEBHOOK_KEY: 'x' }, /^没有设置 SMS_WEBHOOK_KEY$/]
])('%s', (_, env, message) => expect(problemsOf(env).join('\n')).toMatch(message))

test('the data key may be followed by older ones, and is needed only where servers share a database', () => {
  const [young, old] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const text = `${young.toString('base64')}, ${old.toString('base64url')}`
  const origin = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example', WITHOUT_PAYMENT: '1' }
  const production = { ...origin, DATABASE_URL: 'postgres://db/shop' }
  expect(configOf({ ...production, DATA_KEY: text }).dataKeys).toEqual([young, old])
  expect(configOf(origin).dataKeys).toEqual([])
})

test('all mistakes are listed together in Chinese, and no password is repeated', () => {
  const problems = problemsOf({
    PORT: 'x',
    LOG_LEVEL: 'y',
    DATABASE_URL: 'mysql://root:hunter2@db',
    DATA_KEY: 'hunter2'
  })
  expect(problems).toHaveLength(4)
  for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+ 应为.+（现在是 .+）$/)
  expect(problems.join('\n')).not.toContain('hunter2')
})

test('names of other programs are left alone', () => {
  expect(
    problemsOf({ HOSTNAME: 'x', PORTAGE: 'x', npm_config_cache: 'x', PATH: 'x', DATABASE_PRIVATE_URL: 'x' })
  ).toEqual([])
})
