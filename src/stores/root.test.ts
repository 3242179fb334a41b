import { CallError, ErrorCode } from '@/contract/errors'
import { memoryStorage } from '../../tests/support/storage'
import { createRoot } from './root'

/** The product as it stands after an entry with this query. */
function enter(query: Record<string, string>, storage = memoryStorage()) {
  return createRoot({
    storage,
    host: {
      origin: () => '',
      entryQuery: () => query,
      prefersDark: () => false,
      closePanel: () => undefined,
      nativeLogin: () => false
    },
    send: () => Promise.reject(new CallError(ErrorCode.network, '网络错误')),
    locate: async () => null,
    randomBytes: async (size) => new Uint8Array(size),
    newDeviceToken: () => 'd1',
    deviceNow: () => 0,
    openLogin: () => undefined
  })
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

test('an entry without a promotion leaves the earlier one alone', () => {
  const storage = memoryStorage()
  enter({ promoteChannel: 'p' }, storage)
  const { items } = enter({ activityId: '', comefrom: '50' }, storage)
  expect(items.get('staticItem')).toEqual({ promoteChannel: 'p' })
  expect(items.get('lotteryId')).toBeUndefined()
})
