/** What a host is asked to do and cannot is told in a sentence, with what is needed to do it by hand; nothing is waited for. */
import Taro from '@tarojs/taro'
import { host as site } from './index.h5'
import { host as mini } from './index.weapp'

const PLACE = { lat: 39.9, lon: 116.4, name: '望京分院', address: '朝阳区阜荣街1号' }
const told: string[] = []
beforeEach(() => void told.splice(0))

describe('the mini-program', () => {
  beforeEach(() => mini.onLacking((text) => void told.push(text)))
  const answered = async () => void (await new Promise((done) => setTimeout(done)))

  test.each<[string, 'makePhoneCall' | 'openLocation' | 'navigateTo', () => void, string]>([
    [
      'a call',
      'makePhoneCall',
      () => mini.callPhone('400-000-1000'),
      '没有打开拨号，请手动拨打 400-000-1000'
    ],
    ['a map', 'openLocation', () => void mini.openMap(PLACE, ''), '没有打开地图，地址：朝阳区阜荣街1号'],
    [
      'a page of another site',
      'navigateTo',
      () => mini.openExternal('https://mall.example.com/'),
      '没有打开，网址：https://mall.example.com/'
    ]
  ])('%s that fails is told', async (_name, api, ask, sentence) => {
    const asked = jest.spyOn(Taro, api) as jest.SpyInstance
    asked.mockRejectedValueOnce({ errMsg: `${api}:fail system error` })
    ask()
    await answered()
    expect(told).toEqual([sentence])
    asked.mockResolvedValueOnce({ errMsg: 'ok' })
    ask()
    await answered()
    expect(told).toHaveLength(1)
  })

  test('who closed WeChat’s own sheet is told nothing', async () => {
    jest.spyOn(Taro, 'makePhoneCall').mockRejectedValueOnce({ errMsg: 'makePhoneCall:fail cancel' })
    mini.callPhone('400-000-1000')
    await answered()
    expect(told).toEqual([])
  })

  test('a page of another site opens on a page of its own', () => {
    const open = jest.spyOn(Taro, 'navigateTo').mockResolvedValueOnce({ errMsg: 'ok' } as never)
    mini.openExternal('https://mall.example.com/a?b=1&c')
    expect(open).toHaveBeenCalledWith({
      url: '/pages/info/elsewhere/index?to=https%3A%2F%2Fmall.example.com%2Fa%3Fb%3D1%26c'
    })
  })
})

describe('the site, which no browser tells whether something has opened', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
    // jsdom opens nothing, and says so.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    site.onLacking((text) => void told.push(text))
  })
  afterEach(() => jest.useRealTimers())

  test('a call that nobody leaves the page for is told with its number', async () => {
    site.callPhone('400-000-1000')
    await jest.advanceTimersByTimeAsync(0)
    await jest.advanceTimersByTimeAsync(1999)
    expect(told).toEqual([])
    await jest.advanceTimersByTimeAsync(1)
    expect(told).toEqual(['没有打开拨号，请手动拨打 400-000-1000'])
  })

  test.each([
    ['the dialler lies over it', () => window.dispatchEvent(new Event('blur'))],
    ['the browser is covered', () => document.dispatchEvent(new Event('visibilitychange'))]
  ])('nothing is told where %s', async (_name, leaves) => {
    site.callPhone('400-000-1000')
    await jest.advanceTimersByTimeAsync(0)
    leaves()
    await jest.advanceTimersByTimeAsync(5000)
    expect(told).toEqual([])
  })

  test('nothing is told where the dialler came before the file that tells', async () => {
    site.callPhone('400-000-1000')
    jest.spyOn(document, 'hasFocus').mockReturnValue(false)
    await jest.advanceTimersByTimeAsync(5000)
    expect(told).toEqual([])
  })

  test('without a page of a map there is none: who asked copies the address', () => {
    expect(site.openMap(PLACE, '')).toBe(false)
  })
})
