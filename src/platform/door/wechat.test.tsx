import wx from 'weixin-js-sdk'
import { currentDoor } from '.'

jest.mock('weixin-js-sdk', () => {
  const [config, ready] = [jest.fn(), jest.fn()]
  const [updateAppMessageShareData, updateTimelineShareData] = [jest.fn(), jest.fn()]
  return { __esModule: true, default: { config, ready, updateAppMessageShareData, updateTimelineShareData } }
})

const CARD = { title: '深度体检·男士款', text: '21项', path: '/selling/checkup/CK1003', imgUrl: '/share.png' }
const SIGNED = { appId: 'wx-1', timestamp: 1_779_242_400, nonceStr: 'n-7', signature: 's-8' }

beforeEach(() => jest.clearAllMocks())

test('R3.62 the share SDK is set up with what the server signed for this page, and shows the card', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  const sign = jest.fn(async () => SIGNED)
  await currentDoor().share.prepare(CARD, sign)
  expect(sign).toHaveBeenCalledWith(window.location.href.split('#')[0])
  expect(wx.config).toHaveBeenCalledWith(expect.objectContaining(SIGNED))
  jest.mocked(wx.ready).mock.calls[0]?.[0]()
  const card = { title: CARD.title, link: `${window.location.origin}${CARD.path}` }
  expect(wx.updateAppMessageShareData).toHaveBeenCalledWith(expect.objectContaining(card))
  expect(wx.updateTimelineShareData).toHaveBeenCalledWith(expect.objectContaining(card))
})

test('outside WeChat nothing is signed', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0')
  const sign = jest.fn(async () => SIGNED)
  await currentDoor().share.prepare(CARD, sign)
  expect([sign.mock.calls.length, jest.mocked(wx.config).mock.calls.length]).toEqual([0, 0])
})
