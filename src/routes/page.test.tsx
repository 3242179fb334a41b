import { act, useEffect, useState } from 'react'
import { Text } from '@tarojs/components'
import Taro, { getCurrentInstance, useDidShow } from '@tarojs/taro'
import { Header, HeaderLink } from '@/components/ui/header'
import { CallError, ErrorCode } from '@/contract/errors'
import { currentDoor } from '@/platform/door'
import { toSession } from '@/services/account/account'
import { useRoot } from '@/stores/context'
import { AGENT, fakeHost, type FakeHost } from '../../tests/support/native-host'
import { idle } from '../../tests/support/screen'
import { createWorld, demoSession } from '../../tests/support/world'
import { navigateTo } from './navigate'
import { page, useParams } from './page'

let leave: () => void = () => undefined
afterEach(() => leave())

function Content() {
  return <Text>内容</Text>
}
const text = () => document.body.textContent ?? ''

async function open(
  name: Parameters<typeof page>[0],
  Body = Content,
  guest = false,
  params: Record<string, string> = {}
) {
  const world = createWorld(guest ? { session: null } : {})
  const mounted = await world.open(name, page(name, Body), params)
  leave = mounted.leave
  return { world, mounted }
}

test('R2.1 R4.6 a deep link to a private page leads a guest to login, which keeps the path to return to', async () => {
  const { world } = await open('orderDetail', Content, true, { orderNum: 'CA1' })
  expect(text()).not.toContain('内容')
  expect(world.visited).toEqual(['replace /mine/authorize?url=%2Forder%2Forder-detial%2FCA1&notice=1'])
  expect(world.root.session.redirect).toBe('/order/order-detial/CA1')
})

describe('a page whose paths differ in what they ask for', () => {
  const at = async (
    address: string,
    name: 'message' | 'orderDetail',
    params: Record<string, string> = {}
  ) => {
    window.history.replaceState(null, '', address)
    return open(name, Content, true, params)
  }
  afterEach(() => window.history.replaceState(null, '', '/'))

  test.each([
    ['R2.11 /mine/message is private', '/mine/message', 'message', {}],
    ['R2.52 /order/order-detial is private', '/order/order-detial/CA1', 'orderDetail', { orderNum: 'CA1' }]
  ] as const)('%s', async (_name, address, name, params) => {
    const { world } = await at(address, name, params)
    expect(text()).not.toContain('内容')
    expect(world.visited).toEqual([`replace /mine/authorize?url=${encodeURIComponent(address)}&notice=1`])
  })

  test.each([
    ['R2.80 /message is not', '/message', 'message', {}],
    [
      'R2.51 /order/product-detial is not',
      '/order/product-detial?orderNum=CA1',
      'orderDetail',
      { orderNum: 'CA1' }
    ]
  ] as const)('%s', async (_name, address, name, params) => {
    const { world, mounted } = await at(address, name, params)
    // Another page lies over it, whose address is not its own.
    window.history.replaceState(null, '', '/search')
    mounted.fire('onHide')
    expect(text()).toContain('内容')
    expect(world.visited).toEqual([])
  })
})

test('the way back from login keeps a query that a path parameter of the same name hides', async () => {
  const address = '/process/addon/checkup/CK1003?type=quickCheckup'
  window.history.replaceState(null, '', address)
  try {
    const { world } = await open('addon', Content, true, { type: 'checkup', id: 'CK1003' })
    expect(world.visited).toEqual([`replace /mine/authorize?url=${encodeURIComponent(address)}&notice=1`])
    world.visited.length = 0
    world.root.session.begin(demoSession)
    navigateTo(world.root.session.redirect, { replace: true })
    expect(world.visited).toEqual([`replace ${address}`])
  } finally {
    window.history.replaceState(null, '', '/')
  }
})

test('R2.178 who comes back without a login sees the notice with a link instead of a loop', async () => {
  const { world, mounted } = await open('shoppingcart', Content, true)
  expect(world.visited).toHaveLength(1)
  mounted.fire('onHide')
  mounted.fire('onShow')
  expect(world.visited).toHaveLength(1)
  expect(text()).toContain('您还没有登录，或者登录超时，请重新登录')
  await mounted.tap('[role="button"]')
  expect(world.visited).toHaveLength(2)
})

test.each([
  ['R4.5 a private page opens for who is logged in', 'orderList', false],
  ['R6.2 a public page opens for a guest', 'booking', true]
] as const)('%s', async (_name, name, guest) => {
  const { world } = await open(name, Content, guest)
  expect(text()).toContain('内容')
  expect(world.visited).toEqual([])
})

test('R4.5 a private page opens for a token in the address; a worthless one leads to login, which asks for another', async () => {
  const world = createWorld({ session: null, query: { access_token: 'x' } })
  const mounted = await world.open('orderList', page('orderList', Content), { access_token: 'x', state: '1' })
  leave = mounted.leave
  expect(text()).toContain('内容')
  expect(world.visited).toEqual([])
  await act(async () => world.root.session.invalidate(new CallError(ErrorCode.tokenInvalid, '')))
  expect(text()).not.toContain('内容')
  expect(world.visited).toEqual(['replace /mine/authorize?url=%2Fmine%2Forder%3Fstate%3D1&notice=1'])
})

const ORDER = { orderNum: 'CA1' }
test.each([
  ...(
    [
      ['orderDetail', ORDER],
      ['bookingConfirm', { id: 'CA1' }],
      ['refund', ORDER],
      ['invoice', ORDER],
      ['review', ORDER],
      ['changeDate', ORDER],
      ['logisticsInfo', ORDER],
      ['southgeneOrderDetail', ORDER]
    ] as const
  ).map(
    ([name, params]) =>
      [`R2.188 ${name} goes back to the order list`, name, params, 'replace /mine/order'] as const
  ),
  ['another day of a glucose programme, to its list', 'sugarChangeDate', ORDER, 'replace /mine/sugarorder'],
  ['the order list goes back to mine', 'orderList', {}, 'tab /mine']
] as const)('%s', async (_name, name, params, target) => {
  const { world, mounted } = await open(name, () => <Header title="标题" />, false, { ...params })
  await mounted.tap('[aria-label="返回"]')
  expect(world.visited).toEqual([target])
})

test('R2.189 in the bank’s app the order list goes back to the bank’s home', async () => {
  const { world, mounted } = await open('orderList', () => <Header title="标题" />)
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 CMBC/9')
  await mounted.tap('[aria-label="返回"]')
  expect(world.visited).toEqual(['/CMBC-home'])
})

test.each([
  ['R2.188 over the order list back is to it', ['order-list', 'order-detail', 'refund'], 'back 2'],
  [
    'over that of the glucose programmes, to that',
    ['sugar-orders', 'sugar-order-detail', 'refund'],
    'back 2'
  ],
  ['over an order of one alone, to that list', ['sugar-order-detail', 'refund'], 'replace /mine/sugarorder']
])('%s', async (_name, stack, target) => {
  const { world, mounted } = await open('refund', () => <Header title="标题" />, false, ORDER)
  const pages = stack.map((one) => ({ route: `pages/order/${one}/index` }))
  const gone = jest
    .spyOn(Taro, 'navigateBack')
    .mockImplementation(({ delta } = {}) => Promise.resolve(world.visited.push(`back ${delta}`)) as never)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(pages as never)
  await mounted.tap('[aria-label="返回"]')
  gone.mockRestore()
  expect(world.visited).toEqual([target])
})

test.each([
  ['R2.190 other pages go back one page', 2, 'back'],
  ['a page that was entered first goes home', 1, 'tab /']
])('%s', async (_name, depth, target) => {
  const { world, mounted } = await open('search', () => <Header title="标题" />)
  const stack = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(Array(depth).fill({}) as never)
  await mounted.tap('[aria-label="返回"]')
  stack.mockRestore()
  expect(world.visited).toEqual([target])
})

test.each([
  ['R3.63 R3.17 notNav: a host with a way back of its own hides ours', { notNav: '1' }, false],
  ['any other shows it', {}, true]
])('%s', async (_name, query, shown) => {
  const world = createWorld({ query })
  const mounted = await world.open(
    'search',
    page('search', () => <Header title="标题" />)
  )
  leave = mounted.leave
  expect(mounted.queries.querySelector('[aria-label="返回"]') !== null).toBe(shown)
  expect(text()).toContain('标题')
})

describe('R4.2 another person on the same phone', () => {
  const other = { ...demoSession, userInfo: { ...demoSession.userInfo, user_id: 'u1002' } }
  let shown: string[] = []
  /** A page that keeps who was logged in as it was first shown. */
  function Diary() {
    const { session } = useRoot()
    const [of] = useState(() => session.account?.id ?? 'nobody')
    useDidShow(() => void shown.push(of))
    return <Text>{`日记 ${of}`}</Text>
  }
  const diary = async () => {
    shown = []
    return open('home', Diary)
  }

  test('an open page drops what it holds as the session ends, and is shown anew', async () => {
    const { world, mounted } = await diary()
    expect(text()).toContain('日记 u1001')
    Object.assign(getCurrentInstance().page ?? {}, { onShow: () => mounted.fire('onShow') })
    await act(async () => world.root.session.end())
    expect(text()).toContain('日记 nobody')
    expect(shown).toEqual(['u1001', 'nobody'])
  })

  test('a page behind others shows nothing of the former one and asks nothing until it is seen', async () => {
    const { world, mounted } = await diary()
    mounted.fire('onHide')
    await act(async () => world.root.session.begin(toSession(other)))
    expect(text()).not.toContain('日记')
    mounted.fire('onShow')
    expect(text()).toContain('日记 u1002')
  })

  test('a login of a guest and a renewal leave the page as it is', async () => {
    const { world } = await open('home', Diary, true)
    await act(async () => world.root.session.begin(toSession(demoSession)))
    expect(text()).toContain('日记 nobody')
    await act(async () => world.root.session.begin({ ...toSession(demoSession), token: 't2' }))
    expect(text()).toContain('日记 nobody')
  })
})

describe('in a native app', () => {
  const hosts = [
    ['R2.109 iOS', 'ios', 'booking'],
    ['R2.169 Android', 'android', 'confirm'],
    ['R2.187 iOS', 'ios', 'goPay'],
    ['R2.175 Android', 'android', 'shoppingcart']
  ] as const
  let app: FakeHost

  afterEach(() => {
    app.remove()
    jest.restoreAllMocks()
  })

  test.each(hosts)(
    '%s: the app’s title bar is asked to hide, the page’s header keeps its controls',
    async (_name, system, name) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT[system])
      app = fakeHost(system)
      const manage = jest.fn()
      const { mounted } = await open(name, () => (
        <Header title="标题" right={<HeaderLink label="管理" onTap={manage} />} />
      ))
      await idle()
      expect(app.actions()).toEqual(['hideTitle'])
      expect(text()).toContain('标题')
      await mounted.tap('[aria-label="管理"]')
      expect(manage).toHaveBeenCalledTimes(1)
      expect(mounted.queries.querySelector('[aria-label="返回"]') !== null).toBe(name !== 'shoppingcart')
    }
  )
})

test('a page that throws shows a way on instead of a blank', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let broken = true
  const { mounted } = await open('home', function Broken() {
    if (broken) throw new Error('boom')
    return <Text>好了</Text>
  })
  expect(text()).toContain('重新加载')
  broken = false
  await mounted.tap('[role="button"]')
  expect(text()).toContain('好了')
})

test('parameters arrive decoded, whichever way the host delivered them', async () => {
  const seen: unknown[] = []
  await open(
    'search',
    function Reads() {
      const params = useParams('search')
      useEffect(() => void seen.push(params.keyword), [params.keyword])
      return <Text>{params.keyword}</Text>
    },
    false,
    { keyword: '%E4%BD%8E%E5%89%82%E9%87%8F%20CT' }
  )
  expect(seen).toEqual(['低剂量 CT'])
})

test.each([
  ['another one’s', { params: { url: '/mine' }, path: '/pages/tabs/home/index' }],
  ['none', null]
])(
  'a page that is drawn while others come and go has its own parameters: the router’s are %s',
  async (_what, router) => {
    const seen: unknown[] = []
    const id = '/mine/authorize?stamp=AB'
    function Reads() {
      seen.push(useParams('authorize'))
      return <Text>内容</Text>
    }
    const world = createWorld({ session: null })
    const Authorize = page('authorize', Reads)
    /** As Taro draws it: by its id, and by then the router has moved on. */
    function Drawn() {
      Object.assign(getCurrentInstance(), { router })
      return <Authorize tid={id} />
    }
    const own = { $taroPath: id, $taroParams: { url: '%2Fmine%2Forder', stamp: 'AB' } }
    const pages = jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([own] as never)
    const mounted = await world.open('authorize', Drawn)
    pages.mockRestore()
    leave = mounted.leave
    expect(text()).toContain('内容')
    expect(seen[0]).toEqual({ url: '/mine/order' })
  }
)

describe('sharing', () => {
  const inWeChat = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
  const openIn = async (name: 'shop' | 'orderDetail', params: Record<string, string> = {}) => {
    const world = createWorld({ calls: { 'wx.signature': () => [] } })
    const mounted = await world.open(name, page(name, Content), params)
    leave = mounted.leave
    await idle()
    return world
  }
  afterEach(() => void jest.restoreAllMocks())

  test.each([
    ['shop', {}],
    ['orderDetail', { orderNum: 'CA1' }]
  ] as const)('R7.141 in WeChat the route %s is signed', async (name, params) => {
    inWeChat()
    const world = await openIn(name, params)
    expect(world.made1('wx.signature')).toEqual({ url: window.location.href.split('#')[0] })
  })

  test('a browser asks for no signature', async () => {
    const world = await openIn('shop')
    expect(world.made1('wx.signature')).toBeUndefined()
  })

  test('a private page shares home, another one itself', async () => {
    inWeChat()
    const prepare = jest.spyOn(currentDoor().share, 'prepare').mockResolvedValue()
    await openIn('orderDetail', { orderNum: 'CA1' })
    expect(prepare.mock.lastCall?.[0]).toMatchObject({ title: '体检商城', path: '/' })
    leave()
    await openIn('shop')
    expect(prepare.mock.lastCall?.[0]).toMatchObject({ path: '/shop' })
  })
})

test('the headset of a page leads to the help centre, about the order that the page is of; there it leads nowhere', async () => {
  const Titled = () => <Header title="页面" />
  const headset = () => document.querySelector<HTMLElement>('[aria-label="人工客服"]')
  const ask = async (name: 'refund' | 'mine' | 'help', params: Record<string, string> = {}) => {
    const { world, mounted } = await open(name, Titled, false, params)
    await mounted.act(async () => headset()?.click())
    mounted.leave()
    return world.visited
  }
  expect(await ask('mine')).toEqual(['/help'])
  expect(await ask('refund', { orderNum: 'CA1' })).toEqual(['/help?orderNum=CA1'])
  expect(await ask('help')).toEqual([])
})
