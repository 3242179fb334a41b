import { createWorld } from '../../../tests/support/world'
import { currentDoor } from '.'
import { appFlags } from './app-flags'
import type { DoorName } from './types'

afterEach(() => jest.restoreAllMocks())

test.each([
  ['a browser', 'Mozilla/5.0 (iPhone) Safari', 'browser', 50],
  ['WeChat', 'Mozilla/5.0 MicroMessenger/8.0', 'wechat', 50],
  ['the app on iOS', 'Mozilla/5.0 tjb-ios/7.1', 'app-ios', 50],
  ['the app on Android, with WeChat in its name', 'tjb-android/7.1 MicroMessenger', 'app-android', 50],
  ['a page in a mini-program', 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1', 'miniWeb', 66],
  ['the bank app', 'Mozilla/5.0 CMBC/9', 'bank', 68]
])('R1.15 R1.17 %s is a door with a channel of its own', (_name, agent, name, defaultChannel) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  expect(currentDoor()).toMatchObject({ name, defaultChannel })
})

test('WeChat of before the mark in its name tells by a variable that a page lies in a mini-program', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/6.7')
  Object.assign(window, { __wxjs_environment: 'miniprogram' })
  expect(currentDoor()).toMatchObject({ name: 'miniWeb', defaultChannel: 66 })
  Object.assign(window, { __wxjs_environment: undefined })
  expect(currentDoor().name).toBe('wechat')
})

test('R3.63 CMBC: the bank’s door stays over a reload, and the query holds nothing of its customer', () => {
  const given = { comefrom: '68', activityId: 'A1', access_token: 't', phone: '1', resp: 'r' }
  const { storage, root } = createWorld({ session: null, query: given })
  const kept = storage.session.get('CMBC')
  expect(root.items.get('CMBC')).toEqual({ comefrom: '68', activityId: 'A1' })
  expect(currentDoor().name).toBe('browser')
  window.sessionStorage.setItem('CMBC', kept ?? '')
  try {
    expect(currentDoor()).toMatchObject({ name: 'bank', defaultChannel: 68 })
  } finally {
    window.sessionStorage.removeItem('CMBC')
  }
})

describe('the channel of the first address', () => {
  /** The door as a page that is loaded by this address knows it. */
  function doorOf(query: string): unknown {
    window.history.replaceState(null, '', `/${query}`)
    let door: unknown
    jest.isolateModules(() => {
      door = (jest.requireActual('./which.h5') as { whichDoor(): unknown }).whichDoor()
    })
    return door
  }
  const BANK = { name: 'bank', defaultChannel: 68 }
  const WEB = { name: 'browser', defaultChannel: 50 }
  afterEach(() => {
    window.sessionStorage.removeItem('CMBC')
    window.history.replaceState(null, '', '/')
  })

  test.each([
    ['?comefrom=68', BANK],
    ['?comefrom=50', WEB],
    ['?comefrom=abc', WEB],
    ['?comefrom=068', WEB],
    ['', WEB]
  ])('R1.14 R1.17 %s on a first visit', (query, door) => {
    expect(doorOf(query)).toEqual(door)
  })

  test.each([
    ['?comefrom=abc', BANK],
    ['?comefrom=68%0d%0ax:y', BANK],
    ['?comefrom=-1', BANK],
    ['?comefrom=', BANK],
    ['', BANK],
    ['?comefrom=50', WEB]
  ])(
    'R1.14 %s while the bank’s app has opened the product: nonsense leaves its door as it is',
    (query, door) => {
      window.sessionStorage.setItem('CMBC', '{}')
      expect(doorOf(query)).toEqual(door)
    }
  )
})

test('R3.15 isapp, isAndorid and isIos follow from the door, and from nothing else', () => {
  const none = { isapp: false, isAndorid: false, isIos: false }
  const flags = {
    browser: none,
    wechat: none,
    miniWeb: none,
    bank: none,
    miniProgram: none,
    'app-ios': { isapp: true, isAndorid: false, isIos: true },
    'app-android': { isapp: true, isAndorid: true, isIos: false }
  } satisfies Record<DoorName, object>
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('tjb-ios/7.1 tjb-android/7.1')
  const doors: readonly DoorName[] = [
    'browser',
    'wechat',
    'miniWeb',
    'bank',
    'miniProgram',
    'app-ios',
    'app-android'
  ]
  expect(Object.fromEntries(doors.map((door) => [door, appFlags(door)]))).toEqual(flags)
})
