import { cleanEntry } from './clean-entry'
import { host } from './platform/host'
import type { DoorName } from './platform/door/types'
import { testDoor } from '../tests/support/device'
import { createWorld } from '../tests/support/world'

afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/** The site as it is opened by this address. */
function open(address: string, name: DoorName = 'browser') {
  window.history.replaceState({ idx: 3 }, '', address)
  const query = Object.fromEntries(new URLSearchParams(window.location.search))
  jest.spyOn(host, 'entryQuery').mockReturnValue(query)
  const replaced = jest.spyOn(host, 'replaceAddress').mockReturnValue()
  const { root } = createWorld({ session: null, query })
  const anew = cleanEntry(root, { host, door: testDoor(name) })
  const { pathname, search, hash } = window.location
  return {
    root,
    anew,
    address: pathname + search + hash,
    replaced: replaced.mock.calls.map(([url]) => url)
  }
}

test.each([
  ['/?comefrom=68&promoteChannel=p&encryptStr=e&activityId=A1&staCome=s&countType=2&appType=H5', '/'],
  [
    '/selling/checkup/CK1003?platform=weChat&envVersion=release&style=simple#top',
    '/selling/checkup/CK1003?style=simple#top'
  ],
  ['/shop?comefrom=abc&keyword=%E4%BD%93', '/shop?keyword=%E4%BD%93'],
  ['/mine?isLogin=mxbc&url=%2Fmine%2Forder', '/mine'],
  ['/mine/order?from=elsewhere&statusType=1', '/mine/order?from=elsewhere&statusType=1'],
  ['/loading?url=%2Fmine&comefrom=68', '/loading?url=%2Fmine'],
  ['/mine/authorize?url=%2Fmine&notice=1', '/mine/authorize?url=%2Fmine&notice=1'],
  ['/CMBC-home?comefrom=68&activityId=A1', '/CMBC-home?comefrom=68&activityId=A1']
])('what is read of an entry is not passed on with a link: %s', (given, left) => {
  expect(open(given)).toMatchObject({ anew: false, address: left, replaced: [] })
})

test('the page stays, with its place in the history', () => {
  open('/?comefrom=68')
  expect(window.history.state).toEqual({ idx: 3 })
})

test('a token stays until it is traded; one that can be none goes at once, with the sentence', () => {
  expect(open('/mine?access_token=tok-1&comefrom=50').address).toBe('/mine?access_token=tok-1')
  const { root, address } = open(`/mine?access_token=${'x'.repeat(201)}`)
  expect([address, root.feedback.toastShown?.text, root.session.isLoginedUser]).toEqual([
    '/mine',
    '您还没有登录，或者登录超时，请重新登录',
    false
  ])
})

test('R4.8 a link shared from WeChat and opened there loads anew without its query', () => {
  const { anew, replaced } = open('/shop?from=timeline&isappinstalled=0&keyword=x', 'wechat')
  expect([anew, replaced]).toEqual([true, [`${window.location.origin}/shop`]])
})

test.each([
  ['/shop?from=timeline&isappinstalled=0', 'browser', '/shop?from=timeline&isappinstalled=0'],
  ['/shop?from=groupmessage&isappinstalled=1', 'wechat', '/shop'],
  ['/selling/checkup/CK1003?from=search&isappinstalled=0', 'wechat', '/selling/checkup/CK1003?from=search']
] as const)(
  'what WeChat wrote into a link that is no shared one any more goes there, and there alone: %s in the door %s',
  (given, door, left) => {
    expect(open(given, door)).toMatchObject({ anew: false, address: left, replaced: [] })
  }
)
