import type { PayCreateResults } from '@/contract/dto/pay'
import type { Session } from '@/contract/dto/auth'
import { ErrorCode } from '@/contract/errors'
import { settings } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/test-app'
import { Refusal } from './refusal'

const payResults: PayCreateResults = {
  payOrderNum: 'P1',
  action: 'done',
  cashierUrl: '',
  params: {},
  payPrice: 0,
  payDeadline: 0,
  serverTime: 0
}

let server: TestApp
let session: Session
let runs = 0
/** What the stand-in command writes, to see whether a refusal takes it back. */
let refuse = false

beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      'pay.create': async ({ channel }, { db, now }) => {
        runs += 1
        await db.insert(settings).values({ name: `run${runs}`, value: channel, updatedAt: now() })
        if (refuse) throw new Refusal(ErrorCode.priceChanged, '价格已变动')
        return { ...payResults, payOrderNum: `P${runs}` }
      }
    }
  })
  session = await server.login('10000000001')
})
afterAll(() => server.close())

describe('idempotent calls', () => {
  const pay = (idempotencyKey: string, channel: 'alipay' | 'bankcard' = 'alipay') =>
    server.call('pay.create', { orderNo: 'CA1', channel }, { session, idempotencyKey })
  beforeEach(() => {
    refuse = false
  })

  test('the same key and body get the first answer again, and the command runs once', async () => {
    const before = runs
    const first = await pay('key-same-1')
    expect((await pay('key-same-1')).results).toEqual(first.results)
    expect(runs).toBe(before + 1)
  })

  test('two at once run once', async () => {
    const before = runs
    const [a, b] = await Promise.all([pay('key-twice-1'), pay('key-twice-1')])
    expect(a.results).toEqual(b.results)
    expect(runs).toBe(before + 1)
  })

  test('the same key with another body is 27008', async () => {
    await pay('key-body-1')
    expect((await pay('key-body-1', 'bankcard')).code).toBe(ErrorCode.duplicateOrder)
  })

  test("a key is its owner's: another user may use the same", async () => {
    const first = await pay('key-owner-1')
    const other = await server.login('10000000006')
    const answer = await server.call(
      'pay.create',
      { orderNo: 'CA1', channel: 'alipay' },
      { session: other, idempotencyKey: 'key-owner-1' }
    )
    expect(answer.results.payOrderNum).not.toBe(first.results.payOrderNum)
  })

  test('a refusal takes back what the command wrote and frees the key', async () => {
    refuse = true
    expect((await pay('key-refused-1')).code).toBe(ErrorCode.priceChanged)
    const written = await server.database.db.select().from(settings)
    expect(written.map((row) => row.name)).not.toContain(`run${runs}`)
    refuse = false
    expect((await pay('key-refused-1', 'bankcard')).code).toBe(ErrorCode.ok)
  })

  test.each(['', 'short', 'x'.repeat(81), 'with space 12'])('the key %j is refused', async (key) => {
    expect((await pay(key)).code).toBe(ErrorCode.badParameter)
  })
})
