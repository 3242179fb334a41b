import { act, type FunctionComponent } from 'react'
import Taro from '@tarojs/taro'
import type { BankSession } from '@/contract/bank/dto'
import { CallError, ErrorCode } from '@/contract/errors'
import type { MountedPage } from '@/../tests/support/mount-page'
import { AGENT, fakeHost, type FakeHost } from '@/../tests/support/native-host'
import { byLabel, byText, control, idle, shows, tap } from '@/../tests/support/screen'
import {
  createWorld,
  demoSession,
  type FakeCalls,
  type World,
  type WorldOptions
} from '@/../tests/support/world'
import type { RouteName } from '@/routes/table'
import GoDetailPage from './go-detail'
import HomePage from './home'
import LoginPage from './login'

const SESSION: BankSession = { ...demoSession, accessToken: demoSession.token }
const HANDED = { phone: '10000000001', resp: 'v1.handed.sig' }
const TOLD = { phone: '10000000001', resp: 'v1.told.sig' }
const NOTHING = { phone: '', resp: '' }

const refused =
  (reason: string, message: string, code: number = ErrorCode.bankLoginFailed) =>
  () => {
    throw new CallError(code, message, { reason })
  }
const offline = () => {
  throw new CallError(ErrorCode.network, '网络错误')
}

const BLOCKS: FakeCalls = {
  'home.modules': () => ({
    darkModuleId: 0,
    modules: [
      {
        moduleId: 1,
        moduleType: 1,
        kind: 'services',
        title: '服务',
        items: [
          {
            id: 1,
            title: '体检套餐',
            imgUrl: '/a.svg',
            icon: '',
            badge: '',
            link: { route: 'shop', params: { category: 'checkup' } }
          }
        ]
      }
    ]
  }),
  'product.home': () => ({ list: [], total: 0, hasMore: false, serverTime: 0 }),
  'order.next': () => []
}

let world: World
let page: MountedPage | null = null
let app: FakeHost | null = null
afterEach(() => {
  page?.leave()
  page = null
  app?.remove()
  app = null
  jest.restoreAllMocks()
})

/** The bank's door, with its app around it or without. */
async function open(
  name: RouteName,
  Page: FunctionComponent,
  calls: FakeCalls,
  {
    params = {},
    answers,
    ...options
  }: Omit<WorldOptions, 'calls'> & {
    params?: Record<string, string>
    answers?: FakeHost['answers']
  } = {}
) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENT.bank)
  if (answers) {
    app = fakeHost('bank')
    Object.assign(app.answers, answers)
  }
  world = createWorld({
    session: null,
    query: { comefrom: '68' },
    ...options,
    calls: { ...BLOCKS, ...calls }
  })
  await act(async () => {
    page = await world.open(name, Page, params)
  })
  await idle()
}
const openLogin = (calls: FakeCalls, options: Parameters<typeof open>[3] = {}) =>
  open('cmbcLogin', LoginPage, calls, {
    ...options,
    params: { source: '68', url: '/mine/order', ...options.params }
  })

describe('CMBC-login', () => {
  test('R6.3 R7.29 who has agreed before is logged in by what the bank handed over, and is where they wanted to be', async () => {
    await openLogin({ 'bank.params': () => HANDED, 'bank.login': () => SESSION })
    expect(world.made1('bank.login')).toEqual(HANDED)
    expect(world.root.session.account?.mobile).toBe('10000000001')
    expect(world.visited).toEqual(['replace /mine/order'])
  })

  test('R7.30 where nothing was handed over the bank’s app is asked, by a request that the server sealed', async () => {
    await openLogin(
      {
        'bank.params': () => NOTHING,
        'bank.encrypt': () => ({ request: 'v1.sealed.sig' }),
        'bank.login': () => SESSION
      },
      { answers: { customer: { result: TOLD } } }
    )
    expect(app?.last('customer')).toMatchObject({ params: { request: 'v1.sealed.sig' } })
    expect(world.made1('bank.login')).toEqual(TOLD)
    expect(world.visited).toEqual(['replace /mine/order'])
  })

  test('what was handed over and is spent gives way to what the app says now', async () => {
    let tries = 0
    await openLogin(
      {
        'bank.params': () => HANDED,
        'bank.encrypt': () => ({ request: 'r' }),
        'bank.login': ({ resp }) =>
          (tries += 1) && resp === TOLD.resp
            ? SESSION
            : refused('replayed', '银行登录信息已使用过，请重新授权')()
      },
      { answers: { customer: { result: TOLD } } }
    )
    expect([tries, world.root.session.isLoginedUser]).toEqual([2, true])
  })

  const CONSENT: FakeCalls = {
    'bank.params': () => HANDED,
    'bank.login': refused('consent', '首次使用，请先授权用银行登录')
  }

  test('a new customer agrees first: the box is empty, says what is not taken, and nothing is sent before', async () => {
    await openLogin({ ...CONSENT, 'bank.authorize': () => SESSION })
    expect([shows('100****0001'), shows('10000000001'), shows('卡号、余额、密码、交易记录')]).toEqual([
      true,
      false,
      true
    ])
    await tap(byText('同意并登录'))
    expect(world.made1('bank.authorize')).toBeUndefined()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('请先阅读并同意')
    await tap(control('checkbox', '我已阅读并同意《用户协议》《隐私政策》和《授权说明》'))
    await tap(byText('同意并登录'))
    await idle()
    expect(world.made1('bank.authorize')).toEqual({ ...HANDED, agreed: 1 })
    expect([world.root.session.isLoginedUser, world.visited]).toEqual([true, ['replace /mine/order']])
  })

  test('what the bank said runs out while the page is read: it says so, and asks anew by a button', async () => {
    await openLogin({
      ...CONSENT,
      'bank.authorize': refused('expired', '银行登录信息已过期，请重新授权', ErrorCode.business)
    })
    await tap(control('checkbox', '我已阅读并同意《用户协议》《隐私政策》和《授权说明》'))
    await tap(byText('同意并登录'))
    await idle()
    expect(shows('银行登录信息已过期，请重新授权')).toBe(true)
    world.calls['bank.login'] = () => SESSION
    await tap(byText('重新授权'))
    await idle()
    expect(world.visited).toEqual(['replace /mine/order'])
  })

  test.each([
    ['forged', '银行登录信息校验未通过，请重新授权'],
    ['expired', '银行登录信息已过期，请重新授权'],
    ['replayed', '银行登录信息已使用过，请重新授权'],
    ['otherPhone', '银行登录信息与手机号不一致，请重新授权']
  ])('a word that is %s: the sentence, and three ways on', async (reason, message) => {
    await openLogin({ 'bank.params': () => HANDED, 'bank.login': refused(reason, message) })
    expect(shows(message)).toBe(true)
    expect([byText('重新授权'), byText('回到银行'), byText('用其他手机号登录')].every(Boolean)).toBe(true)
    await tap(byText('用其他手机号登录'))
    expect(world.visited).toEqual(['replace /mine/authorize?url=%2Fmine%2Forder&other=1'])
  })

  test('where the bank says nothing, is not configured, or the line is down, the page says so', async () => {
    await openLogin({ 'bank.params': () => NOTHING })
    expect(shows('没有收到银行的登录信息')).toBe(true)
    page?.leave()
    await openLogin({
      'bank.params': () => HANDED,
      'bank.login': () => {
        throw new CallError(ErrorCode.business, '银行登录暂未开通，请用手机号登录')
      }
    })
    expect(shows('银行登录暂未开通，请用手机号登录')).toBe(true)
    page?.leave()
    await openLogin({ 'bank.params': offline })
    expect(shows('网络不通，还没有登录')).toBe(true)
    world.calls['bank.params'] = () => HANDED
    world.calls['bank.login'] = () => SESSION
    await tap(byText('重试'))
    await idle()
    expect(world.root.session.isLoginedUser).toBe(true)
  })

  test('it leads nowhere but to pages of the site', async () => {
    await openLogin(
      { 'bank.params': () => HANDED, 'bank.login': () => SESSION },
      { params: { url: 'https://evil.example/' } }
    )
    expect(world.visited).toEqual(['replace /CMBC-home'])
  })

  test('what the same person had typed when the session was lost is there again', async () => {
    let answer: () => BankSession = () => SESSION
    await openLogin({ 'bank.params': () => HANDED, 'bank.login': () => answer() })
    const { root } = world
    root.items.set('choosed-coupon', ['CP-85'])
    page?.leave()
    root.session.invalidate(new CallError(ErrorCode.tokenInvalid, ''))
    expect(root.items.get('choosed-coupon')).toBeUndefined()
    answer = () => ({ ...SESSION, token: 'token-2', accessToken: 'token-2' })
    await act(async () => {
      page = await world.open('cmbcLogin', LoginPage, { url: '/mine/order' })
    })
    await idle()
    expect([root.session.token, root.items.get('choosed-coupon')]).toEqual(['token-2', ['CP-85']])
  })
})

describe('CMBC-home', () => {
  const openHome = (calls: FakeCalls = {}, options: Parameters<typeof open>[3] = {}) =>
    open(
      'cmbcHome',
      HomePage,
      { 'bank.params': () => NOTHING, ...calls },
      {
        params: { comefrom: '68' },
        ...options
      }
    )

  test('R6.3 a customer who is not logged in is logged in silently, and stays where they are', async () => {
    await openHome({ 'bank.params': () => HANDED, 'bank.login': () => SESSION })
    expect([shows('已登录，100****0001'), world.visited]).toEqual([true, []])
  })

  test('R6.4 R8.13 50001 leads to the bank’s login page with source 68, and back here', async () => {
    await openHome({
      'bank.params': () => HANDED,
      'bank.login': refused('expired', '银行登录信息已过期，请重新授权')
    })
    expect(world.visited).toEqual(['/CMBC-login?source=68&url=%2FCMBC-home'])
  })

  test('where the bank says nothing they look around as a guest, and may log in', async () => {
    await openHome()
    expect([shows('登录后可以看预约和订单'), world.visited]).toEqual([true, []])
    await tap(byText('用银行登录'))
    expect(world.visited).toEqual(['/CMBC-login?source=68&url=%2FCMBC-home'])
  })

  test('a line that is down says so and is tried again', async () => {
    await openHome({ 'bank.params': offline })
    expect(shows('网络不通，还没有登录')).toBe(true)
    world.calls['bank.params'] = () => NOTHING
    await tap(byText('重试'))
    await idle()
    expect(shows('登录后可以看预约和订单')).toBe(true)
  })

  test('blocks that fail can be asked for again; an empty list leads to the shop', async () => {
    await openHome({ 'product.home': offline }, { session: demoSession })
    expect(shows('网络错误')).toBe(true)
    world.calls['product.home'] = () => ({ list: [], total: 0, hasMore: false, serverTime: 0 })
    await tap(byText('重新加载'))
    await idle()
    await tap(byText('去商城看看'))
    expect(world.visited).toEqual(['tab /shop'])
  })

  test('R2.100 its address is rebuilt from the query that the bank opened the visit with', async () => {
    const query = {
      comefrom: '68',
      activityId: 'A7',
      phone: '10000000001',
      resp: 'v1.x.y',
      access_token: 't'
    }
    await openHome({}, { params: {}, query, session: demoSession })
    expect(world.visited).toEqual(['replace /CMBC-home?comefrom=68&activityId=A7'])
  })

  test('a number or a word of the bank’s in the address is taken out of it, and logs nobody in', async () => {
    window.history.replaceState(null, '', '/CMBC-home?comefrom=68&phone=10000000001&resp=v1.x.y')
    await openHome({}, { query: { comefrom: '68', phone: '10000000001', resp: 'v1.x.y' } })
    expect([window.location.search, world.made1('bank.login')]).toEqual(['?comefrom=68', undefined])
    window.history.replaceState(null, '', '/')
  })

  test('R2.43 its three paths open it, and the other two pages their own', async () => {
    const { matchPath, isPrivate } = await import('@/routes/href')
    const paths = ['/CMBC-ads', '/CMBC-home', '/CMBC-new-home', '/CMBC-login', '/CMBC-goDetail']
    expect(paths.map((path) => [matchPath(path)?.name, isPrivate(path)])).toEqual([
      ['cmbcHome', false],
      ['cmbcHome', false],
      ['cmbcHome', false],
      ['cmbcLogin', false],
      ['cmbcGoDetail', false]
    ])
  })
})

describe('the header in the bank’s app', () => {
  const told = () => app?.actions()

  test('R2.182 R6.8 it has back and close, and close ends the shop by the app’s own call', async () => {
    await open(
      'cmbcHome',
      HomePage,
      { 'bank.params': () => NOTHING },
      {
        params: { comefrom: '68' },
        session: demoSession,
        answers: { closePanel: { result: {} } }
      }
    )
    expect(byLabel('返回')).toBeDefined()
    await tap(byLabel('关闭，回到银行'))
    expect(told()).toContain('closePanel')
  })

  test('R2.182 back on the page that the bank opened leads to the bank, on a later one one page back', async () => {
    await open(
      'cmbcHome',
      HomePage,
      { 'bank.params': () => NOTHING },
      {
        params: { comefrom: '68' },
        session: demoSession,
        answers: { closePanel: { result: {} } }
      }
    )
    await tap(byLabel('返回'))
    expect([told()?.includes('closePanel'), world.visited]).toEqual([true, []])
    const stack = [{ route: 'pages/tabs/home/index' }, { route: 'pages/bank/home/index' }]
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue(stack as never)
    await tap(byLabel('返回'))
    expect(world.visited).toEqual(['back'])
  })
})

describe('CMBC-goDetail', () => {
  const openDetail = (calls: FakeCalls, productCode = 'CK1003', session: WorldOptions['session'] = null) =>
    open(
      'cmbcGoDetail',
      GoDetailPage,
      { 'bank.params': () => NOTHING, ...calls },
      {
        params: { productCode },
        session
      }
    )
  const PRODUCT: FakeCalls = {
    'bank.product': ({ productCode }) => ({ productCode, kind: 'checkup', name: '深度体检' })
  }

  test('R2.43 R7.27 a product that the bank names opens its page; its customer is logged in on the way', async () => {
    await openDetail({ ...PRODUCT, 'bank.params': () => HANDED, 'bank.login': () => SESSION })
    expect(world.root.session.isLoginedUser).toBe(true)
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })

  test('a guest sees it too, also where the login cannot be reached', async () => {
    await openDetail({ ...PRODUCT, 'bank.params': offline })
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })

  test('R6.4 who has to agree first does so on the way', async () => {
    await openDetail({
      ...PRODUCT,
      'bank.params': () => HANDED,
      'bank.login': refused('consent', '首次使用，请先授权用银行登录')
    })
    expect(world.visited).toEqual(['replace /CMBC-login?source=68&url=%2Fselling%2Fcheckup%2FCK1003'])
  })

  test.each([
    ['no product', '', ErrorCode.badParameter],
    ['one that there is not', 'CK0', ErrorCode.notFound],
    ['one that is off the shelf', 'CK1', ErrorCode.offShelf]
  ])('an address of %s says so, and leads to the bank’s home', async (_what, code, ends) => {
    await openDetail({ 'bank.product': refused('', '', ends) }, code, demoSession)
    expect(shows('这件商品暂时看不到')).toBe(true)
    await tap(byText('看看其他套餐'))
    expect(world.visited).toEqual(['replace /CMBC-home'])
  })

  test('a line that is down is tried again', async () => {
    await openDetail({ 'bank.product': offline }, 'CK1003', demoSession)
    expect(shows('网络不通，商品还没有打开')).toBe(true)
    world.calls['bank.product'] = PRODUCT['bank.product']
    await tap(byText('重试'))
    await idle()
    expect(world.visited).toEqual(['replace /selling/checkup/CK1003'])
  })
})
