import { createWorld } from '../../../tests/support/world'
import { currentDoor } from '.'

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
