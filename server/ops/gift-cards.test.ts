/** Gift cards that operators make: their codes are shown once. */
import { giftCodes } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { runOps } from './run'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server?.close())

const ops = (...typed: string[]) =>
  runOps({ db: server.database.db, now: server.clock.now, demo: true }, typed, 'tester')
const stored = async () => JSON.stringify(await server.database.db.select().from(giftCodes))

test('each card has a code of its own that is shown once, and is added by it', async () => {
  const { exit, text } = await ops(
    'gift-cards',
    'make',
    '--amount',
    '88.8',
    '--until',
    '2027-12-31',
    '--count',
    '3'
  )
  const codes = [...text.matchAll(/[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}/g)].map(([code]) => code)
  expect([exit, codes.length, new Set(codes).size]).toEqual([0, 3, 3])
  const kept = `${await stored()}${(await ops('log')).text}`
  for (const code of codes)
    for (const form of [code, code.replaceAll('-', '')]) expect(kept).not.toContain(form)
  const session = await server.login('10000000001')
  const once = { session, idempotencyKey: 'made-by-ops' }
  const added = await server.call('gift.add', { code: codes[0]! }, once)
  expect(added.results).toMatchObject({
    amount: 88.8,
    expiresAt: Date.parse('2027-12-31T23:59:59+08:00')
  })
  expect((await ops('gift-cards', 'list')).text).toContain('177.60')
})

test.each([
  ['no sum', ['--until', '2027-12-31'], '--amount'],
  ['more than a card may have', ['--amount', '5000.01', '--until', '2027-12-31'], '--amount'],
  ['a day that is over', ['--amount', '10', '--until', '2020-01-01'], '--until'],
  ['no day', ['--amount', '10', '--until', 'soon'], '--until'],
  ['too many', ['--amount', '10', '--until', '2027-12-31', '--count', '1001'], '--count']
])('%s is refused, and nothing is made', async (_name, options, reason) => {
  const before = await stored()
  const answer = await ops('gift-cards', 'make', ...options)
  expect([answer.exit, answer.text.includes(reason), (await stored()) === before]).toEqual([1, true, true])
})

test('a trial writes nothing', async () => {
  const before = await stored()
  await ops('gift-cards', 'make', '--amount', '10', '--until', '2027-12-31', '--dry-run')
  expect(await stored()).toBe(before)
})
