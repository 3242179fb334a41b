/** Door by ability: what is promised there happens, and what a host lacks it says, or has no button for (README, Doors). */
import { keysOf } from '@/domain/keys-of'
import { currentDoor } from '.'

jest.mock('weixin-js-sdk', () => ({ __esModule: true, default: {} }))

const CARD = { title: '深度体检', text: '21项', path: '/selling/checkup/CK1003', imgUrl: '/share.png' }
const AGENTS = {
  browser: 'Mozilla/5.0 (iPhone) Safari',
  wechat: 'Mozilla/5.0 MicroMessenger/8.0',
  miniWeb: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1',
  'app-ios': 'Mozilla/5.0 tjb-ios/7.1',
  'app-android': 'tjb-android/7.1',
  bank: 'Mozilla/5.0 CMBC/9'
} as const
type SiteDoor = keyof typeof AGENTS

const open = (name: SiteDoor) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[name])
  return currentDoor()
}
const sheet = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

afterEach(() => {
  sheet(undefined)
  jest.restoreAllMocks()
})

describe.each(keysOf(AGENTS))('%s', (name) => {
  // Without a bridge, too: an old app. WeChat and a mini-program share by their menus.
  test('without a sheet of the browser there is no button', () => {
    expect(open(name).share.canOpen()).toBe(false)
  })

  test('in WeChat alone a page may have one later: where its menu could not be set up', () => {
    expect('watch' in open(name).share).toBe(name === 'wechat')
  })

  test('login: by ours, as nobody is signed in by the host', async () => {
    const { login } = open(name)
    expect([login.silent, await login.credential()]).toEqual([false, null])
  })
})

test.each(['browser', 'app-ios', 'app-android', 'bank'] as const)(
  'in %s the browser’s own sheet opens where there is one, and one that is closed is no error',
  async (name) => {
    const shared = jest.fn(async () => undefined)
    sheet(shared)
    const { share } = open(name)
    expect(share.canOpen()).toBe(true)
    expect(await share.share(CARD)).toBe(true)
    shared.mockRejectedValueOnce(new Error('AbortError') as never)
    expect(await share.share(CARD)).toBe(false)
  }
)

test.each(['browser', 'wechat', 'app-ios', 'app-android', 'bank'] as const)(
  'close in %s without a bridge is back',
  (name) => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
    open(name).chrome.close()
    expect(back).toHaveBeenCalledTimes(1)
  }
)
