import { memoryStorage } from '../../tests/support/storage'
import { SessionItems } from './session-items'
import type { SessionItemKey, SessionItemTypes } from './session-item-types'

const DAY_MS = 24 * 3_600_000

function world() {
  const storage = memoryStorage()
  let now = 0
  const build = () => new SessionItems(storage, () => now)
  return { storage, build, items: build(), later: (ms: number) => (now += ms) }
}

test('R3.63 items lie in session storage under the product’s own keys', () => {
  const { storage, items, build } = world()
  const values: { [K in SessionItemKey]?: SessionItemTypes[K] } = {
    'choosed-coupon': ['CP-85'],
    contactFormDatas: form(),
    supermarketCode: { comboId: '2014' },
    search_uuid: 'u-1',
    retainSearch: '胃镜',
    staticItem: {},
    lotteryId: { activityId: 'BB01', staCome: 'share' },
    orderDetailAgain: { orderNum: 'CA1', productCode: 'CK1003' },
    isShowAgainModal: true,
    'optimal-coupon': { of: 'CK1003', codes: ['CP-85'] },
    CMBC: { comefrom: '68' },
    notNav: true,
    wholePackage: [7104],
    showAddPackageList: 'CK1003',
    cacheSearchList: { keyword: '胃镜', cityCode: '131' },
    useAppLogin: true
  }
  for (const [key, value] of Object.entries(values)) {
    items.set(key as SessionItemKey, value)
    expect([key, storage.session.get(key)]).toEqual([key, expect.stringContaining(JSON.stringify(value))])
  }
  expect(build().get('supermarketCode')?.comboId).toBe('2014')
})

test('a form whose fields an older client named otherwise is dropped', () => {
  const { storage, items, build } = world()
  items.set('contactFormDatas', form())
  const kept = storage.session.get('contactFormDatas') ?? ''
  const older = kept.replace('"v":2', '"v":1')
  expect(older).not.toBe(kept)
  storage.session.set('contactFormDatas', older)
  storage.local.set('resume:contactFormDatas', older)
  expect(build().get('contactFormDatas')).toBeUndefined()
})

test('staticItem and lotteryId keep their fields', () => {
  const { items, build } = world()
  items.set('staticItem', {
    countType: '3',
    promoteChannel: 'p',
    encryptStr: 'e',
    activityId: 'a',
    appType: 't'
  })
  items.set('lotteryId', { activityId: 'BB01', staCome: 'share' })
  expect(build().get('staticItem')).toEqual({
    countType: '3',
    promoteChannel: 'p',
    encryptStr: 'e',
    activityId: 'a',
    appType: 't'
  })
  expect(build().get('lotteryId')).toEqual({ activityId: 'BB01', staCome: 'share' })
})

test('entering the booking screen clears paper report, coupon and form data', () => {
  const { items, build } = world()
  items.set('paperReport', -1)
  items.set('choosed-coupon', ['CP-85'])
  items.set('contactFormDatas', form())
  items.set('search_uuid', 'stays')
  items.enterBooking('CK1003', undefined)
  const after = build()
  for (const key of ['paperReport', 'choosed-coupon', 'contactFormDatas'] as const) {
    expect(after.get(key)).toBeUndefined()
  }
  expect(after.get('search_uuid')).toBe('stays')
})

test('R4.68 after an order many temporary items are gone', () => {
  const { items, build } = world()
  items.set('contactFormDatas', form())
  items.set('choosed-coupon', ['CP-85'])
  items.set('paperReport', -2)
  items.set('orderDetailAgain', { orderNum: 'CA1', productCode: 'CK1003' })
  items.set('staticItem', { countType: '1' })
  items.orderPlaced()
  const after = build()
  for (const key of [
    'contactFormDatas',
    'choosed-coupon',
    'paperReport',
    'orderDetailAgain',
    'staticItem'
  ] as const) {
    expect(after.get(key)).toBeUndefined()
  }
})

test.each([
  ['typed', '', { name: '陈', mobile: '1' }],
  ['of the address book', 'c001', undefined]
])(
  'R4.68 name and number of who was ordered for stay where they were typed: %s',
  (_what, contactId, last) => {
    const { items, build } = world()
    items.set('contactFormDatas', { ...form(), contactId })
    items.orderPlaced()
    expect(build().get('lastPerson')).toEqual(last)
    items.enterBooking('CK1003', undefined)
    expect(items.get('lastPerson')).toEqual(last)
    items.sessionEnded()
    expect(build().get('lastPerson')).toBeUndefined()
  }
)

test('a webview that drops its session with the killed app finds the draft again for a day', () => {
  const { storage, items, build, later } = world()
  items.set('breakfastId', 3)
  storage.session.remove('breakfastId')
  later(DAY_MS - 1)
  expect(build().get('breakfastId')).toBe(3)
  later(2)
  expect(build().get('breakfastId')).toBeUndefined()
})

test('what belongs to no draft ends with the session', () => {
  const { storage, items, build } = world()
  items.set('staticItem', { countType: '1' })
  items.set('lotteryId', { activityId: 'BB01', staCome: 'share' })
  items.set('supermarketCode', { comboId: '2014' })
  items.set('retainSearch', '胃镜')
  for (const key of ['staticItem', 'lotteryId', 'supermarketCode', 'retainSearch'] as const) {
    storage.session.remove(key)
    expect(build().get(key)).toBeUndefined()
  }
})

test('R4.2 a session that ends takes what is of its person, and leaves what is of the phone', () => {
  const { items, build } = world()
  items.set('breakfastId', 3)
  items.set('orderDetailAgain', { orderNum: 'CA1', productCode: 'CK1003' })
  items.set('retainSearch', '乙肝')
  items.set('changeDate', { orderNum: 'CA1', elsewhere: null, date: '2026-11-24', slotId: 1 })
  items.set('cacheSearchList', { keyword: '乙肝', cityCode: '131' })
  items.set('popWindows', [1])
  items.set('CMBC', { comefrom: '68' })
  items.set('notNav', true)
  items.set('useAppLogin', true)
  items.set('staticItem', { countType: '1' })
  const putBack = items.sessionEnded()
  const OWN = ['breakfastId', 'orderDetailAgain', 'retainSearch', 'cacheSearchList', 'changeDate'] as const
  for (const key of OWN) expect([key, items.get(key), build().get(key)]).toEqual([key, undefined, undefined])
  expect([build().get('popWindows'), build().get('staticItem')]).toEqual([[1], { countType: '1' }])
  const entered = [build().get('CMBC'), build().get('notNav'), build().get('useAppLogin')]
  expect(entered).toEqual([{ comefrom: '68' }, true, true])
  items.set('breakfastId', 4)
  putBack()
  expect([build().get('breakfastId'), build().get('retainSearch')]).toEqual([4, '乙肝'])
})

test('booking again is bound to its product, and a new entry without it ends it', () => {
  const { items } = world()
  items.enterBooking('CK1003', 'CA1')
  items.set('isShowAgainModal', true)
  expect([items.againOf('CK1003'), items.againOf('CK1001')]).toEqual(['CA1', undefined])
  items.enterBooking('CK1003', 'CA1')
  expect(items.get('isShowAgainModal')).toBe(true)
  items.enterBooking('CK1003', 'CA2')
  expect([items.againOf('CK1003'), items.get('isShowAgainModal')]).toEqual(['CA2', undefined])
  items.enterBooking('CK1001', undefined)
  expect(items.againOf('CK1003')).toBeUndefined()
})

function form() {
  return {
    contactId: 'c001',
    name: '陈',
    mobile: '1',
    gender: null,
    idType: 1,
    idNumber: '',
    birthday: '',
    marry: null,
    sexHistory: null
  } as const
}
