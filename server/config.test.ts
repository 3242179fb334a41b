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
  ['production', { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }, false]
])('demo mode on %s', (_, env, demo) => expect(configOf(env).demo).toBe(demo))

test.each([
  ['a port that is no number', { PORT: '80a' }, /^PORT must be/],
  ['a port out of range', { PORT: '70000' }, /^PORT must be/],
  ['a database of another kind', { DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be/],
  ['demo in production', { NODE_ENV: 'production', DEMO: '1' }, /^DEMO must not/],
  ['a number of proxies that is a word', { TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be a whole number/],
  ['a data key that is too short', { DATA_KEY: 'c2hvcnQ=' }, /^DATA_KEY must be keys of 32 bytes/],
  [
    'a data key with something behind it',
    { DATA_KEY: `${Buffer.alloc(32, 1).toString('base64')}"` },
    /^DATA_KEY must be keys of 32 bytes/
  ],
  [
    'production on PostgreSQL without a data key',
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/shop' },
    /^DATA_KEY must be set/
  ],
  [
    'production without the origin that users type: a Host header would name the cashier',
    { NODE_ENV: 'production' },
    /^PUBLIC_ORIGIN must be set/
  ],
  [
    'a maps script without https',
    { MAPS_SCRIPT_URL: 'http://maps.example/api?ak=key' },
    /^MAPS_SCRIPT_URL must be/
  ],
  ['a phone number with words', { SERVICE_PHONE: 'call us' }, /^SERVICE_PHONE must be/],
  ['an origin with a path', { PUBLIC_ORIGIN: 'https://a.example/shop' }, /^PUBLIC_ORIGIN must be/],
  [
    'an origin of pictures without https',
    { MEDIA_ORIGINS: 'https://img.example,http://b.example' },
    /^MEDIA_ORIGINS must be https/
  ],
  [
    'an origin of pictures with a path',
    { MEDIA_ORIGINS: 'https://img.example/a' },
    /^MEDIA_ORIGINS must be https/
  ],
  ['a wrong log level', { LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be/],
  ['a swapped letter', { DATABSAE_URL: 'x' }, /^DATABSAE_URL is unknown; did you mean DATABASE_URL/],
  ['a lost letter in a long name', { LOG_LEVL: 'x' }, /^LOG_LEVL is unknown; did you mean LOG_LEVEL/],
  ['a name of our own that does not exist', { SMS_WEBHOOK_KEY: 'x' }, /^SMS_WEBHOOK_KEY is unknown/]
])('%s', (_, env, message) => expect(problemsOf(env).join('\n')).toMatch(message))

test('the data key may be followed by older ones, and is needed only where servers share a database', () => {
  const [young, old] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const text = `${young.toString('base64')}, ${old.toString('base64url')}`
  const origin = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }
  const production = { ...origin, DATABASE_URL: 'postgres://db/shop' }
  expect(configOf({ ...production, DATA_KEY: text }).dataKeys).toEqual([young, old])
  expect(configOf(origin).dataKeys).toEqual([])
})

test('all mistakes are listed together, and no password is repeated', () => {
  const problems = problemsOf({
    PORT: 'x',
    LOG_LEVEL: 'y',
    DATABASE_URL: 'mysql://root:hunter2@db',
    DATA_KEY: 'hunter2'
  })
  expect(problems).toHaveLength(4)
  expect(problems.join('\n')).not.toContain('hunter2')
})

test('names of other programs are left alone', () => {
  expect(
    problemsOf({ HOSTNAME: 'x', PORTAGE: 'x', npm_config_cache: 'x', PATH: 'x', DATABASE_PRIVATE_URL: 'x' })
  ).toEqual([])
})
