import wx from 'weixin-js-sdk'
import { AGENT, fakeHost, type FakeHost } from '../../../tests/support/native-host'
import { hostState } from './bridge/host-channel.h5'
import { currentDoor } from '.'
import { currentScan } from './scanning'

jest.mock('weixin-js-sdk', () => {
  const [config, ready, error, scanQRCode] = [jest.fn(), jest.fn(), jest.fn(), jest.fn()]
  const [updateAppMessageShareData, updateTimelineShareData] = [jest.fn(), jest.fn()]
  const sdk = { config, ready, error, scanQRCode, updateAppMessageShareData, updateTimelineShareData }
  return { __esModule: true, default: sdk }
})

const AGENTS = {
  browser: 'Mozilla/5.0 (iPhone) Safari',
  wechat: 'Mozilla/5.0 MicroMessenger/8.0',
  miniWeb: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1',
  'app-ios': AGENT.ios,
  'app-android': AGENT.android,
  bank: AGENT.bank
} as const
type SiteDoor = keyof typeof AGENTS

const CODE = 'CODE_128,8600100012345670'
const SIGNED = { appId: 'wx-1', timestamp: 1_779_242_400, nonceStr: 'n-7', signature: 's-8' }
const sign = jest.fn<Promise<typeof SIGNED | null>, [string]>(async () => SIGNED)

function openedBy(door: SiteDoor) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[door])
  return currentScan()
}

let host: FakeHost | undefined
beforeEach(() => Object.assign(hostState, { abilities: null }))
afterEach(() => {
  host?.remove()
  host = undefined
  globalThis.BarcodeDetector = undefined
  jest.restoreAllMocks()
})

describe('a button for it is there', () => {
  test.each<[SiteDoor, boolean]>([
    ['browser', false],
    ['wechat', true],
    ['miniWeb', true],
    ['app-ios', false],
    ['app-android', false],
    ['bank', false]
  ])('in %s without a bridge or a reader of its own: %s', (door, is) => {
    expect(openedBy(door).can()).toBe(is)
  })

  test('in a browser that reads codes; an app’s web view takes no photo for it', () => {
    globalThis.BarcodeDetector = class {
      detect = async () => []
    }
    expect([openedBy('browser').can(), openedBy('app-ios').can(), openedBy('bank').can()]).toEqual([
      true,
      false,
      false
    ])
  })

  test.each([
    ['app-ios', 'ios'],
    ['app-android', 'android'],
    ['bank', 'bank']
  ] as const)(
    'in %s where its host says that it scans, and not where it says that it does not',
    async (door, app) => {
      host = fakeHost(app)
      expect(openedBy(door).can()).toBe(true)
      host.remove()
      host = fakeHost(app, { abilities: ['share'] })
      expect(await openedBy(door).read(sign)).toBe('lacking')
      expect([currentScan().can(), host.actions()]).toEqual([false, []])
    }
  )
})

describe.each([
  ['the app on iOS', 'app-ios', 'ios'],
  ['the app on Android', 'app-android', 'android'],
  ['the bank’s app', 'bank', 'bank']
] as const)('%s', (_name, door, app) => {
  test.each<[string, object, unknown]>([
    ['reads a code', { result: { text: CODE } }, { text: CODE }],
    ['reads nothing', { result: { text: '' } }, 'none'],
    ['answers something else', { result: { text: 8600 } }, 'none'],
    ['was closed', { error: { code: 'cancelled' } }, 'none'],
    ['was refused the camera', { error: { code: 'failed' } }, 'none'],
    ['has no scanner after all', { error: { code: 'lacking' } }, 'lacking']
  ])('that %s', async (_what, told, scanned) => {
    host = fakeHost(app)
    host.answers['scan'] = told
    expect(await openedBy(door).read(sign)).toEqual(scanned)
    expect(host.last('scan')).toMatchObject({ v: 1, params: {} })
  })

  test('that stays silent is not waited for longer than three seconds', async () => {
    jest.useFakeTimers()
    host = fakeHost(app)
    const scanned = openedBy(door).read(sign)
    await jest.advanceTimersByTimeAsync(3100)
    expect(await scanned).toBe('none')
    jest.useRealTimers()
  })
})

describe.each(['wechat', 'miniWeb'] as const)('WeChat’s scanner, in %s', (door) => {
  const scanQRCode = jest.mocked(wx.scanQRCode)
  /** As WeChat ends what it was asked. */
  const ends = (how: 'success' | 'cancel' | 'fail', answer: object = {}) =>
    scanQRCode.mockImplementation((asked) => asked[how]?.(answer as { resultStr: string }))
  const refused = (): void =>
    void jest.mocked(wx.error).mock.lastCall?.[0]({ errMsg: 'config:invalid signature' })
  beforeEach(() => {
    // The next one is signed anew.
    refused()
    jest.clearAllMocks()
    sign.mockResolvedValue(SIGNED)
    jest.mocked(wx.ready).mockImplementation((run) => run())
  })
  afterEach(() => void jest.useRealTimers())

  test('is asked for what the code says, with a signature for the open page', async () => {
    ends('success', { resultStr: CODE })
    expect(await openedBy(door).read(sign)).toEqual({ text: CODE })
    expect(sign).toHaveBeenCalledWith(window.location.href.split('#')[0])
    expect(wx.config).toHaveBeenCalledWith(
      expect.objectContaining({ ...SIGNED, jsApiList: expect.arrayContaining(['scanQRCode']) })
    )
    expect(scanQRCode.mock.lastCall?.[0]).toMatchObject({ needResult: 1 })
  })

  test('is signed once for a page', async () => {
    ends('success', { resultStr: CODE })
    const scan = openedBy(door)
    await scan.read(sign)
    await scan.read(sign)
    expect([sign.mock.calls.length, scanQRCode.mock.calls.length]).toEqual([1, 2])
  })

  test.each([
    ['is closed', 'cancel', {}, 'none'],
    ['reads nothing', 'success', { resultStr: '' }, 'none'],
    ['fails', 'fail', { errMsg: 'scanQRCode:fail' }, 'lacking']
  ] as const)('that %s', async (_what, how, answer, scanned) => {
    ends(how, answer)
    expect(await openedBy(door).read(sign)).toBe(scanned)
  })

  test('does not open without a signature, with one that WeChat refuses, or where WeChat is never ready', async () => {
    sign.mockResolvedValueOnce(null)
    expect(await openedBy(door).read(sign)).toBe('lacking')
    jest.mocked(wx.ready).mockImplementation((run) => {
      refused()
      run()
    })
    expect(await openedBy(door).read(sign)).toBe('lacking')
    jest.mocked(wx.ready).mockReturnValue()
    jest.useFakeTimers()
    const scanned = openedBy(door).read(sign)
    await jest.advanceTimersByTimeAsync(3100)
    expect(await scanned).toBe('lacking')
    expect(scanQRCode).not.toHaveBeenCalled()
  })
})

test('in WeChat the signature that its menu was set up with serves the scanner', async () => {
  jest.mocked(wx.error).mock.lastCall?.[0]({ errMsg: 'config:fail' })
  sign.mockClear().mockResolvedValue(SIGNED)
  openedBy('wechat')
  await currentDoor().share.prepare({ title: '', text: '', path: '/bind-card', imgUrl: '' }, sign)
  jest.mocked(wx.ready).mockImplementation((run) => run())
  jest.mocked(wx.scanQRCode).mockImplementation((asked) => asked.success({ resultStr: CODE }))
  expect(await currentScan().read(sign)).toEqual({ text: CODE })
  expect(sign).toHaveBeenCalledTimes(1)
})

describe('a browser', () => {
  /** A person takes this photo; null: they close the camera. */
  function camera(photo: File | null) {
    jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      Object.defineProperty(this, 'files', { value: photo ? [photo] : [] })
      this.dispatchEvent(new Event(photo ? 'change' : 'cancel'))
    })
  }
  /** What it finds in a photo. */
  function reads(find: () => Promise<{ rawValue: string }[]>) {
    globalThis.BarcodeDetector = class {
      detect = find
    }
    Object.assign(globalThis, { createImageBitmap: async () => ({}) })
  }
  const PHOTO = new File(['x'], 'card.jpg')

  test.each<[string, File | null, () => Promise<{ rawValue: string }[]>, unknown]>([
    ['reads a code out of a photo', PHOTO, async () => [{ rawValue: CODE }], { text: CODE }],
    ['finds none in it', PHOTO, async () => [], 'none'],
    ['cannot read it', PHOTO, () => Promise.reject(new Error('no image')), 'none'],
    ['was given none', null, async () => [], 'none']
  ])('that %s', async (_what, photo, find, scanned) => {
    camera(photo)
    reads(find)
    expect(await openedBy('browser').read(sign)).toEqual(scanned)
  })

  test('that lacks a reader says so', async () => {
    expect(await openedBy('browser').read(sign)).toBe('lacking')
  })
})
