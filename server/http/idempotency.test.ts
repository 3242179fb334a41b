import type { PayCreateResults } from '@/contract/pay/dto'
import type { Session } from '@/contract/auth/dto/auth'
import { ErrorCode } from '@/contract/errors'
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
/** How the stand-in command ends. */
let ends: 'well' | 'refused' | 'dead' = 'well'

beforeAll(async () => {
  server = await createTestApp({
    handlers: {
      'pay.create': async () => {
        runs += 1
        if (ends === 'refused') throw new Refusal(ErrorCode.priceChanged, '价格已变动')
        if (ends === 'dead') throw new Error('the process died here')
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
    ends = 'well'
  })

  test('the same key and body get the first answer again, and the command runs once', async () => {
    const before = runs
    const first = await pay('key-same-1')
    expect((await pay('key-same-1')).results).toEqual(first.results)
    expect(runs).toBe(before + 1)
  })

  test('two at once get one answer', async () => {
    const [a, b] = await Promise.all([pay('key-twice-1'), pay('key-twice-1')])
    expect(a.results).toEqual(b.results)
    expect((await pay('key-twice-1')).results).toEqual(a.results)
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

  test('a refusal frees the key, also for another body', async () => {
    ends = 'refused'
    expect((await pay('key-refused-1')).code).toBe(ErrorCode.priceChanged)
    ends = 'well'
    expect((await pay('key-refused-1', 'bankcard')).code).toBe(ErrorCode.ok)
  })

  test('a command whose process died is run again under its key, and under that body only', async () => {
    ends = 'dead'
    expect((await pay('key-died-1')).code).toBe(ErrorCode.serviceUnavailable)
    ends = 'well'
    expect((await pay('key-died-1', 'bankcard')).code).toBe(ErrorCode.duplicateOrder)
    const again = await pay('key-died-1')
    expect(again).toMatchObject({ code: ErrorCode.ok, results: { payOrderNum: `P${runs}` } })
    expect((await pay('key-died-1')).results).toEqual(again.results)
  })

  test.each(['', 'short', 'x'.repeat(81), 'with space 12'])('the key %j is refused', async (key) => {
    expect((await pay(key)).code).toBe(ErrorCode.badParameter)
  })
})
