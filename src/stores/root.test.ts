import { vi } from 'vitest'
import { safeParse } from 'valibot'
import { CallError, ErrorCode } from '@/contract/errors'
import { completeInput } from '@/contract/order/dto/place-order'
import { renewSession } from '@/services/account/account'
import { settings, testDoor, testHost } from '../../tests/support/device'
import { memoryStorage } from '../../tests/support/storage'
import { keepEntry, sessionEntryOf } from './entry-query'
import { createRoot } from './root'

/** The product as it stands after an entry with this query. */
function enter(
  query: Record<string, string>,
  storage = memoryStorage(),
  configured: Partial<typeof settings> = {}
) {
  const { host, done } = testHost(query)
  const root = createRoot({
    door: testDoor(),
    storage,
    host,
    settings: { ...settings, ...configured },
    send: () => Promise.reject(new CallError(ErrorCode.network, '网络错误')),
    locate: async () => null,
    randomBytes: async (size) => new Uint8Array(size),
    renew: renewSession,
    newDeviceToken: () => 'd1',
    deviceNow: () => 0,
    openLogin: () => undefined
  })
  return { ...root, done }
}

test('R3.64 R3.65 promotion and activity of the entry are kept for the order', () => {
  const { items } = enter({
    countType: '2',
    promoteChannel: 'p',
    encryptStr: 'e',
    activityId: 'A1',
    appType: 'H5',
    staCome: 'share',
    from: 'elsewhere'
  })
  expect(items.get('staticItem')).toEqual({
    countType: '2',
    promoteChannel: 'p',
    encryptStr: 'e',
    activityId: 'A1',
    appType: 'H5'
  })
  expect(items.get('lotteryId')).toEqual({ activityId: 'A1', staCome: 'share' })
})

test.each([
  ['as long as an order takes it', 40, true],
  ['longer', 41, false]
])('staCome %s: an order is never refused for what an address says', (_name, length, isKept) => {
  const staCome = 'x'.repeat(length)
  const { items } = enter({ activityId: 'A1', staCome, promoteChannel: 'p' })
  const lottery = items.get('lotteryId')
  expect(lottery).toEqual(isKept ? { activityId: 'A1', staCome } : undefined)
  expect(safeParse(completeInput.entries.staCome, lottery?.staCome ?? '').success).toBe(true)
  expect(safeParse(completeInput.entries.staId, lottery?.activityId ?? '').success).toBe(true)
  expect(items.get('staticItem')).toEqual({ activityId: 'A1', promoteChannel: 'p' })
})

test('R1.14 a comefrom of nonsense forgets neither the channel in force nor what the bank’s app opened the product with', () => {
  const storage = memoryStorage()
  enter({ comefrom: '68', activityId: 'A1' }, storage)
  const { session, items } = enter({ comefrom: 'abc' }, storage)
  expect([session.comefrom, items.get('CMBC')]).toEqual(['68', { comefrom: '68', activityId: 'A1' }])
  const other = enter({ comefrom: '50' }, storage)
  expect([other.session.comefrom, other.items.get('CMBC')]).toEqual(['50', undefined])
})

test('an entry without a promotion leaves the earlier one alone', () => {
  const storage = memoryStorage()
  enter({ promoteChannel: 'p' }, storage)
  const { items } = enter({ activityId: '', comefrom: '50' }, storage)
  expect(items.get('staticItem')).toEqual({ promoteChannel: 'p' })
  expect(items.get('lotteryId')).toBeUndefined()
})

test('a link into the running product is read as one that opens it; without a channel of its own that in force stays', () => {
  const { session, items } = enter({ comefrom: '68', promoteChannel: 'p' })
  const lead = (query: Record<string, string>) => {
    session.enter(sessionEntryOf(query, Number(session.comefrom)))
    keepEntry(items, query)
  }
  lead({ inviteId: 'spring-7', promoteChannel: 'q' })
  expect([session.comefrom, session.credentials().inviteIds]).toEqual(['68', { inviteid: 'spring-7' }])
  expect(items.get('staticItem')).toEqual({ promoteChannel: 'q' })
  lead({ comefrom: '70', access_token: 't' })
  expect([session.comefrom, session.isLoginedUser]).toEqual(['70', true])
  expect([items.get('CMBC'), items.get('staticItem')]).toEqual([undefined, { promoteChannel: 'q' }])
})

test('R8.10 code 33 shows its message, and then leads to the configured third party', () => {
  vi.useFakeTimers()
  const { presentError, feedback, done } = enter({}, memoryStorage(), {
    authorizeUrl: 'https://authorize.test/a'
  })
  presentError(new CallError(33, '请先授权'))
  expect([feedback.toastShown?.text, done]).toEqual(['请先授权', []])
  vi.advanceTimersByTime(3000)
  expect(done).toEqual(['external https://authorize.test/a'])
  vi.useRealTimers()
})

test('code 33 where no third party is configured says so and leads nowhere', () => {
  const { presentError, feedback, done } = enter({})
  presentError(new CallError(33, '请先授权'))
  expect(feedback.dialog).toMatchObject({ title: '温馨提示', text: '请先授权（服务暂未配置）' })
  expect(done).toEqual([])
})

test('the phone of 人工客服 is that of the configuration', () => {
  const { servicePhone } = enter({}, memoryStorage(), { servicePhone: '4008001234' })
  expect([servicePhone, enter({}).servicePhone]).toEqual(['4008001234', ''])
})
