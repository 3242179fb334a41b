import { act } from 'react'
import { article, homeModules, moduleItem, productCard, productPage } from '@/../tests/support/catalogue'
import { orderCard } from '@/../tests/support/order'
import { firstAsks, wired } from '@/../tests/support/first-asks'
import type { MountedPage } from '@/../tests/support/mount-page'
import {
  createWorld,
  demoSession,
  NOW,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import { toSession } from '@/services/account/account'
import HomePage from './index'
import { all, control, idle, shows, tap } from '@/../tests/support/screen'

const FLASH = productCard({
  productCode: 'CK1016',
  comboName: '夜班与久坐人群套餐',
  salePrice: 438,
  offerKind: 'flash',
  seckillStatus: 2,
  seckillPrice: 328,
  seckillStart: NOW - 1000,
  seckillEnd: NOW + 3_600_000,
  seckillStock: 5
})
const SHELF = Array.from({ length: 6 }, (_, at) =>
  productCard({ productCode: `CK20${at}`, comboName: `套餐${at}` })
)

const CALLS: FakeCalls = {
  'home.modules': () => homeModules(),
  'home.moduleDetails': () => [
    moduleItem({ id: 1, title: '低剂量胸部CT' }),
    moduleItem({ id: 2, title: '两癌筛查' })
  ],
  'home.banners': () => [
    {
      id: 201,
      title: '带爸妈体检',
      subtitle: '少走动',
      imgUrl: '',
      tone: 'apricot',
      link: { route: 'shop', params: { category: 'elder' } }
    }
  ],
  'home.popWindow': () => [],
  'home.lotteryFloat': () => [],
  'home.hideModule': () => ({ moduleIds: [] }),
  'home.news': () => [article(1, '体检前一晚能不能喝水'), article(2, '结节三类怎么办')],
  'product.home': ({ channelId, pageNo }) => {
    if (channelId === 'flash') return productPage([FLASH])
    if (Number(pageNo) > 1)
      return productPage([productCard({ productCode: 'CK300', comboName: '第二页的套餐' })])
    return productPage(channelId === 'women' ? [productCard({ comboName: '女士套餐' })] : SHELF, true)
  },
  'order.next': () => [orderCard()]
}

let page: MountedPage | null = null
let world: World

async function mount(options: WorldOptions = {}) {
  world = createWorld({ ...options, calls: { ...CALLS, ...options.calls } })
  page = await world.open('home', HomePage)
  await idle(20)
  return page
}

afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const inputs = (name: string) => world.made.filter((call) => call.name === name).map(({ input }) => input)

test('R2.2 a guest sees home', async () => {
  await mount({ session: null })
  expect(shows('为你推荐')).toBe(true)
  expect(world.visited).toEqual([])
})

/** What each list of home draws, and what the server answers where the list is empty. */
const LISTS: Readonly<Record<string, { text: string; empty: FakeCalls }>> = {
  banners: { text: '带爸妈体检', empty: { 'home.banners': () => [] } },
  'the hot list': {
    text: '夜班与久坐人群套餐',
    empty: {
      'product.home': ({ channelId }) =>
        productPage(channelId === 'flash' ? [] : SHELF, channelId !== 'flash')
    }
  },
  services: {
    text: '体检套餐',
    empty: {
      'home.modules': () =>
        homeModules({ modules: homeModules().modules.filter(({ kind }) => kind !== 'services') })
    }
  },
  recommendations: {
    text: '套餐0',
    empty: { 'product.home': ({ channelId }) => productPage(channelId === 'flash' ? [FLASH] : []) }
  }
}

test.each(Object.keys(LISTS))('R3.16 %s are drawn from their own list and from no other', async (empty) => {
  await mount()
  const drawn = () => Object.values(LISTS).map(({ text }) => [text, shows(text)])
  expect(drawn()).toEqual(Object.values(LISTS).map(({ text }) => [text, true]))
  page?.leave()
  await mount({ calls: LISTS[empty]?.empty ?? {} })
  expect(drawn()).toEqual(Object.entries(LISTS).map(([name, { text }]) => [text, name !== empty]))
})

test.each([
  ['R7.131 R7.134 the blocks with version 2', 'home.modules', { version: 2 }],
  ['R7.133 R7.145 the hot words as module type 83', 'home.moduleDetails', { moduleId: 183, moduleType: 83 }],
  ['R7.135 the banners of home', 'home.banners', { position: 'home', cityCode: '131' }],
  ['R9.10 the news: page 1, size 2', 'home.news', { pageNo: 1, pageSize: 2 }],
  ['R7.139 the notices of home', 'home.popWindow', { position: 'home' }]
])('opening home calls %s', async (_name, call, input) => {
  await mount()
  expect(inputs(call)).toEqual([input])
})

test('R9.11 R7.137 product lists carry version 2, and scrolling to the end asks for the next page', async () => {
  const mounted = await mount()
  expect(inputs('product.home')).toContainEqual({ channelId: 'recommend', pageNo: 1, version: 2 })
  mounted.fire('onReachBottom')
  await idle()
  expect(inputs('product.home').at(-1)).toEqual({ channelId: 'recommend', pageNo: 2, version: 2 })
  expect(shows('第二页的套餐')).toBe(true)
})

test('R9.10 two news show, and a tap leads to the article', async () => {
  await mount()
  expect(shows('结节三类怎么办')).toBe(true)
  await tap(all('[role="link"]').find((found) => found.textContent?.startsWith('体检前一晚')))
  expect(world.visited).toEqual(['/news-detial/1'])
})

test('R2.174 R3.58 a tap on the search bar searches for the hot word in sight', async () => {
  await mount()
  const bar = all('[role="link"]').find((found) => found.textContent?.includes('低剂量胸部CT'))
  await tap(bar)
  expect(world.visited).toEqual([`/search?keyword=${encodeURIComponent('低剂量胸部CT')}`])
})

test('R2.105 the status bar over home has its single colour', async () => {
  const paint = jest.spyOn(host, 'paintTop').mockImplementation(() => undefined)
  await mount()
  expect(paint).toHaveBeenLastCalledWith('#c6e8df', false)
})

test('R3.14 the block named by darkModuleId is drawn dark, no other', async () => {
  await mount({ calls: { 'home.modules': () => homeModules({ darkModuleId: 103 }) } })
  const dark = all('.ca-theme--dark')
  expect(dark).toHaveLength(1)
  expect(dark[0]?.textContent).toContain('限时秒杀')
})

test('R7.132 opening home asks what is put away, and that is absent', async () => {
  await mount({ calls: { 'home.hideModule': () => ({ moduleIds: [103] }) } })
  expect(inputs('home.hideModule')).toEqual([{ cityCode: '131' }])
  expect(shows('限时秒杀')).toBe(false)
  expect(shows('为你推荐')).toBe(true)
})

test('R7.132 a block put away is told to the server and stays away, also while the server cannot be asked', async () => {
  let reachable = true
  const calls: FakeCalls = {
    'home.hideModule': ({ moduleId }) => {
      if (!reachable) throw new CallError(ErrorCode.network, '网络错误')
      return { moduleIds: moduleId === undefined ? [] : [Number(moduleId)] }
    }
  }
  await mount({ calls })
  await tap(control('button', '健康科普不感兴趣'))
  await tap(control('button', '不再显示'))
  expect(inputs('home.hideModule')).toEqual([{ cityCode: '131' }, { moduleId: 105, cityCode: '131' }])
  await idle()
  expect(shows('体检前一晚能不能喝水')).toBe(false)
  expect(shows('为你推荐')).toBe(true)
  reachable = false
  page?.leave()
  page = await world.open('home', HomePage)
  await idle(20)
  expect(shows('为你推荐')).toBe(true)
  expect(shows('体检前一晚能不能喝水')).toBe(false)
})

test('a block stays when the question is answered with 取消', async () => {
  await mount()
  await tap(control('button', '健康科普不感兴趣'))
  await tap(control('button', '取消'))
  expect(inputs('home.hideModule')).toEqual([{ cityCode: '131' }])
  expect(shows('体检前一晚能不能喝水')).toBe(true)
})

const pop = {
  id: 301,
  title: '今日秒杀已开场',
  text: '先到先得',
  buttonText: '去看看',
  link: { route: 'selling', params: { type: 'checkup', id: 'CK1016' } }
}

test('R7.139 the notice opens once, its button leads on', async () => {
  await mount({ calls: { 'home.popWindow': () => [pop] } })
  expect(shows('今日秒杀已开场')).toBe(true)
  await tap(control('button', '去看看'))
  expect(world.visited).toEqual(['/selling/checkup/CK1016'])
  expect(world.root.items.get('popWindows')).toEqual([301])
  expect(shows('今日秒杀已开场')).toBe(false)
})

test('R7.139 the notice takes neither the focus nor the page from who reads; it is said and can be put aside', async () => {
  await mount({ calls: { 'home.popWindow': () => [pop] } })
  expect(document.querySelector('[role="dialog"], [role="alertdialog"], [aria-modal]')).toBeNull()
  expect(document.querySelector('[inert]')).toBeNull()
  const notice = all('[role="group"]').find((part) => part.getAttribute('aria-label') === pop.title)
  expect(notice?.contains(document.activeElement)).toBe(false)
  expect(world.root.feedback.said).toBe('今日秒杀已开场，先到先得')
  await tap(control('button', '以后再说'))
  expect(shows('今日秒杀已开场')).toBe(false)
  expect(world.visited).toEqual([])
})

test('an entry whose page does not exist is not drawn', async () => {
  const modules = homeModules()
  modules.modules[0]?.items.push(
    moduleItem({ id: 9, title: '盲盒', link: { route: 'noSuchPage', params: {} } })
  )
  await mount({ calls: { 'home.modules': () => modules } })
  expect(shows('体检套餐')).toBe(true)
  expect(shows('盲盒')).toBe(false)
})

test('the next appointment stands on top and leads to its order', async () => {
  const hospitalName = '澄安体检中心（望京分院）'
  await mount({ calls: { 'order.next': () => [orderCard({ hospitalName })] } })
  expect(shows('陈**的体检 · 还有4天')).toBe(true)
  expect(shows('周二 08:00 · 望京分院')).toBe(true)
  await tap(all('[role="button"]').find((found) => found.textContent?.includes('检前准备')))
  expect(world.visited).toEqual(['/order/order-detial/CA20261120AAAA'])
})

describe('who logs in while home lies behind', () => {
  test.each([
    ['a card is awaited in its room', () => new Promise<never>(() => undefined), true],
    ['without an appointment nothing is kept for it', () => [], false],
    [
      'nor where it could not be asked for',
      () => {
        throw new CallError(ErrorCode.network, '网络错误')
      },
      false
    ]
  ])('%s', async (_what, answer, kept) => {
    await mount({ session: null, calls: { 'order.next': answer } })
    await act(async () => page?.fire('onHide'))
    await act(async () => world.root.session.begin(toSession(demoSession)))
    await idle()
    expect(inputs('order.next')).toHaveLength(1)
    expect(document.querySelector('.awaited') !== null).toBe(kept)
  })
})

describe('the room of a next appointment', () => {
  test.each([
    ['known', () => [orderCard()], true],
    ['none', () => [], false]
  ])('%s: home keeps what it was told', async (_what, answer, told) => {
    await mount({ calls: { 'order.next': answer } })
    expect(world.root.items.get('visitToCome')).toBe(told)
    world.root.items.orderPlaced()
    expect(world.root.items.get('visitToCome')).toBeUndefined()
  })

  test.each([
    ['one the last time', true],
    ['none the last time', false]
  ])('its room while it is asked for: %s', async (_what, told) => {
    await mount({ session: null, calls: { 'order.next': () => new Promise<never>(() => undefined) } })
    await act(async () => page?.fire('onHide'))
    await act(async () => world.root.session.begin(toSession(demoSession)))
    await act(async () => world.root.items.set('visitToCome', told))
    await idle()
    expect(inputs('order.next')).toHaveLength(1)
    expect(document.querySelector('.awaited') !== null).toBe(told)
  })
})

test('a guest has no appointment and is not asked to log in for it', async () => {
  await mount({ session: null })
  expect(inputs('order.next')).toEqual([])
  expect(shows('还有4天')).toBe(false)
})

test('at the end of a flash sale the list is fetched anew', async () => {
  const ends = NOW + 20
  let asked = 0
  await mount({
    calls: {
      'product.home': ({ channelId }) => {
        if (channelId !== 'flash') return productPage(SHELF)
        asked += 1
        return asked === 1
          ? { ...productPage([{ ...FLASH, seckillEnd: ends }]), serverTime: NOW }
          : productPage([])
      }
    }
  })
  world.setNow(ends)
  await idle(60)
  expect(asked).toBe(2)
  expect(shows('夜班与久坐人群套餐')).toBe(false)
})

test('another channel shows its own products', async () => {
  await mount()
  await tap(control('radio', '女士'))
  expect(inputs('product.home').at(-1)).toEqual({ channelId: 'women', pageNo: 1, version: 2 })
  expect(shows('女士套餐')).toBe(true)
  expect(shows('套餐0')).toBe(false)
})

test('a block that fails says so, the others stand, and 重新加载 brings it', async () => {
  let broken = true
  await mount({
    calls: {
      'home.news': () => {
        if (broken) throw new CallError(ErrorCode.network, '')
        return [article(1, '体检前一晚能不能喝水')]
      }
    }
  })
  expect(shows('加载失败')).toBe(true)
  expect(shows('套餐0')).toBe(true)
  broken = false
  await tap(control('button', '重新加载'))
  expect(shows('体检前一晚能不能喝水')).toBe(true)
})

/** What fails now. */
let broken: readonly string[] = []
const failing = (name: keyof FakeCalls): FakeCalls => ({
  [name]: (input: never) => {
    if (broken.includes(name)) throw new CallError(ErrorCode.serviceUnavailable, '服务异常')
    return (CALLS[name] as (input: never) => unknown)(input)
  }
})
const alerts = () => all('[role="alert"]').map(({ textContent }) => textContent)

test('of several blocks that fail at once one is an alert, and nothing lies over the page', async () => {
  broken = ['home.banners', 'home.news', 'product.home']
  await mount({
    calls: { ...failing('home.banners'), ...failing('home.news'), ...failing('product.home') }
  })
  const retries = () => all('[role="button"]').filter(({ textContent }) => textContent === '重新加载')
  expect(retries()).toHaveLength(4)
  expect(alerts()).toEqual(['加载失败重新加载'])
  expect(world.root.feedback.toastShown).toBeNull()
  expect(world.root.feedback.dialog).toBeNull()
  // Whichever is left says so.
  broken = ['home.news']
  for (const retry of retries()) await tap(retry)
  expect(retries()).toHaveLength(1)
  expect(alerts()).toEqual(['加载失败重新加载'])
})

test('a block that was put away, and one whose older content stays, leave the alert to another', async () => {
  broken = ['home.banners', 'home.news']
  const mounted = await mount({
    calls: {
      ...failing('home.modules'),
      ...failing('home.banners'),
      ...failing('home.news'),
      'home.hideModule': () => ({ moduleIds: [102] })
    }
  })
  expect(alerts()).toEqual(['加载失败重新加载'])
  broken = ['home.modules', 'home.banners', 'home.news']
  mounted.fire('onPullDownRefresh')
  await idle()
  expect(alerts()).toEqual(['加载失败重新加载'])
})

test('pulling down asks for everything again', async () => {
  const mounted = await mount()
  const before = world.made.length
  mounted.fire('onPullDownRefresh')
  await idle()
  const again = world.made.slice(before).map(({ name }) => name)
  for (const name of ['home.modules', 'home.banners', 'home.news', 'order.next', 'product.home']) {
    expect(again).toContain(name)
  }
})

test('R7.140 a lottery floats over home, leads to its page and can be put aside', async () => {
  const float = (id: number, title: string, route: string | null) => ({
    id,
    title,
    imgUrl: '',
    link: route === null ? null : { route, params: {} }
  })
  const floats = [float(1, '抽奖', null), float(2, '大转盘', 'shop')]
  await mount({ calls: { 'home.lotteryFloat': () => floats } })
  expect(inputs('home.lotteryFloat')).toEqual([{}])
  expect(control('link', '抽奖')).toBeUndefined()
  await tap(control('link', '大转盘'))
  expect(world.visited).toEqual(['tab /shop'])
  await tap(control('button', '收起活动入口'))
  expect(control('link', '大转盘')).toBeUndefined()
})

test('the city button opens the panel, and a pick is the city from then on', async () => {
  const shanghai = {
    cityCode: '289',
    cityName: '上海',
    providerCode: '0021',
    isLocation: 0,
    hot: 1,
    branchCount: 3,
    lat: 31.2,
    lon: 121.5
  }
  await mount({ calls: { 'city.list': () => [{ classifyName: '热门城市', cityList: [shanghai] }] } })
  await tap(control('button', '当前城市北京，点按切换'))
  await idle(20)
  await tap(control('radio', '上海'))
  expect(world.root.location.place.city).toBe('上海')
  await act(async () => undefined)
  expect(control('button', '当前城市上海，点按切换')).toBeDefined()
})

test('what the first frame asks for is what the page asks for', async () => {
  await mount({ session: null })
  const asked = firstAsks('/')
  expect(asked.length).toBeGreaterThan(0)
  expect(wired(world.made)).toEqual(expect.arrayContaining(asked))
})
