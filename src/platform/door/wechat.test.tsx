import wx from 'weixin-js-sdk'
import { currentDoor } from '.'

jest.mock('weixin-js-sdk', () => {
  const [config, ready, error] = [jest.fn(), jest.fn(), jest.fn()]
  const [updateAppMessageShareData, updateTimelineShareData] = [jest.fn(), jest.fn()]
  const sdk = { config, ready, error, updateAppMessageShareData, updateTimelineShareData }
  return { __esModule: true, default: sdk }
})

const CARD = { title: '深度体检·男士款', text: '21项', path: '/selling/checkup/CK1003', imgUrl: '/share.png' }
const OTHER = { ...CARD, title: '入职体检', path: '/selling/checkup/CK1001' }
const SIGNED = { appId: 'wx-1', timestamp: 1_779_242_400, nonceStr: 'n-7', signature: 's-8' }
const ANDROID = 'Linux; Android 14 MicroMessenger/8.0'
const IOS = 'iPhone; CPU iPhone OS 17_0 MicroMessenger/8.0'
/** As the site was opened in this test. */
const entered = window.location.href

const on = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
const at = (path: string) => window.history.replaceState({}, '', path)
/** WeChat is ready: what is shown of the page is told. */
const ready = () => jest.mocked(wx.ready).mock.lastCall?.[0]()
/** WeChat refuses what was signed last. */
const refused = (): void =>
  void jest.mocked(wx.error).mock.lastCall?.[0]({ errMsg: 'config:invalid signature' })
const titles = () => jest.mocked(wx.updateAppMessageShareData).mock.calls.map(([{ title }]) => title)

afterEach(() => {
  // The next test is signed anew.
  refused()
  jest.clearAllMocks()
  at(entered)
})

test('R3.62 the share SDK is set up with what the server signed for this page, and shows the card', async () => {
  on('MicroMessenger/8.0')
  const sign = jest.fn(async () => SIGNED)
  await currentDoor().share.prepare(CARD, sign)
  expect(sign).toHaveBeenCalledWith(window.location.href.split('#')[0])
  expect(wx.config).toHaveBeenCalledWith(expect.objectContaining(SIGNED))
  ready()
  const card = { title: CARD.title, link: `${window.location.origin}${CARD.path}` }
  expect(wx.updateAppMessageShareData).toHaveBeenCalledWith(expect.objectContaining(card))
  expect(wx.updateTimelineShareData).toHaveBeenCalledWith(expect.objectContaining(card))
})

test('outside WeChat nothing is signed', async () => {
  on('Mozilla/5.0')
  const sign = jest.fn(async () => SIGNED)
  await currentDoor().share.prepare(CARD, sign)
  expect([sign.mock.calls.length, jest.mocked(wx.config).mock.calls.length]).toEqual([0, 0])
})

test('in a mini-program’s web-view nothing is signed: the menu is the mini-program’s', async () => {
  on('MicroMessenger/8.0 miniProgram/wx1')
  const sign = jest.fn(async () => SIGNED)
  await currentDoor().share.prepare(CARD, sign)
  expect([sign.mock.calls.length, currentDoor().share.canOpen()]).toEqual([0, false])
})

test.each([
  ['iOS: the address of the entry, once for all pages', IOS, [entered]],
  [
    'Android: the address of each page',
    ANDROID,
    ['/a', '/b?x=1'].map((path) => window.location.origin + path)
  ]
])('what is signed on %s', async (_name, agent, signed) => {
  on(agent)
  const sign = jest.fn<Promise<typeof SIGNED>, [string]>(async () => SIGNED)
  const { share } = currentDoor()
  at('/a#top')
  await share.prepare(CARD, sign)
  ready()
  at('/b?x=1')
  await share.prepare(OTHER, sign)
  ready()
  expect(sign.mock.calls.map(([url]) => url)).toEqual(signed)
  expect(jest.mocked(wx.config)).toHaveBeenCalledTimes(signed.length)
  expect(titles()).toEqual([CARD.title, OTHER.title])
})

test('a signature that comes after its page was left sets up nothing: the menu shows the open page', async () => {
  on(ANDROID)
  let late: (signature: typeof SIGNED) => void = () => undefined
  const { share } = currentDoor()
  at('/a')
  const first = share.prepare(CARD, () => new Promise((resolve) => (late = resolve)))
  at('/b')
  await share.prepare(OTHER, async () => SIGNED)
  late({ ...SIGNED, nonceStr: 'late' })
  await first
  ready()
  expect(jest.mocked(wx.config).mock.calls.map(([{ nonceStr }]) => nonceStr)).toEqual(['n-7'])
  expect(titles()).toEqual([OTHER.title])
})

test('without a signature the menu stays WeChat’s own, and so it does where WeChat refuses one; the next page tries again', async () => {
  on(IOS)
  const { share } = currentDoor()
  await share.prepare(CARD, async () => null)
  expect(wx.config).not.toHaveBeenCalled()
  await share.prepare(CARD, async () => SIGNED)
  refused()
  const sign = jest.fn(async () => SIGNED)
  await share.prepare(OTHER, sign)
  expect(sign).toHaveBeenCalledTimes(1)
})

describe('a button for the link', () => {
  const HOW = '分享卡片没有准备好：点右上角“···”，选“复制链接”发给朋友'

  test.each<[string, () => Promise<typeof SIGNED | null>, () => void]>([
    ['the server signs nothing', async () => null, () => undefined],
    ['WeChat refuses what was signed', async () => SIGNED, refused]
  ])('is there, and says how, where %s', async (_name, sign, then) => {
    on(IOS)
    const { share } = currentDoor()
    await share.prepare(CARD, async () => SIGNED)
    ready()
    expect(share.canOpen()).toBe(false)
    refused()
    const changed = jest.fn()
    await share.prepare(OTHER, async () => SIGNED)
    const end = share.watch?.(changed)
    refused()
    await share.prepare(CARD, sign)
    then()
    end?.()
    expect(changed).toHaveBeenCalled()
    expect([share.canOpen(), await share.share(CARD)]).toEqual([true, HOW])
    await share.prepare(OTHER, async () => SIGNED)
    expect(share.canOpen()).toBe(false)
  })
})
