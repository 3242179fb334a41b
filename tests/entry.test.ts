import { when } from 'mobx'
import type { Session } from '@/contract/auth/dto/auth'
import { CallError, ErrorCode } from '@/contract/errors'
import { offerLocatedCity } from '@/entry'
import type { HttpRequest } from '@/services/http/http-types'
import { toSession } from '@/services/account/account'
import type { Root } from '@/stores/root'
import { VISIT_DATE } from '../server/testing/ordering'
import { createTestApp, type TestApp } from '../server/testing/test-app'
import { deviceOn, type Device, type Opening } from './support/entered'
import { memoryStorage } from './support/storage'

const DEMO = '10000000001'
const OTHER = '10000000006'
const NOTICE = '您还没有登录，或者登录超时，请重新登录'
const ADDRESS = 'https://shop.test/mine'
const QUOTE = { customAddPackage: [], orgCode: 'H1001', productCode: 'CK1003', rtime: VISIT_DATE }

let server: TestApp
let made: Device | null = null
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(() => {
  made?.root.feedback.dismissAll()
  made = null
})

type KeptSession = Parameters<Root['session']['begin']>[0]

/** The product on a device, over the real server. */
const device = (query: Record<string, string>, opening?: Opening): Device =>
  (made = deviceOn(server, query, opening))

const asked = ({ root }: Device) => when(() => root.feedback.dialog !== null)
const toast = ({ root }: Device) => root.feedback.toastShown?.text
async function loggedIn(phone: string): Promise<Session> {
  const { results } = await server.call('auth.silent', { code: `wx-${phone}`, phoneCode: `phone-${phone}` })
  if (!results.session) throw new Error('the host knows this person')
  return results.session
}
const tokenIn = async (phone: string) => (await loggedIn(phone)).token

describe('a token in the address', () => {
  test.each(['access_token', 'token'])(
    'R4.5 R6.1 who arrives with %s is logged in, can order, and the address is cleaned',
    async (name) => {
      const token = await tokenIn(OTHER)
      const phone = device({ [name]: token, comefrom: '50' })
      // A private page opens at once; what it asks for waits for the session.
      expect(phone.root.session.isLoginedUser).toBe(true)
      const quote = phone.root.call('addon.quote', QUOTE)
      const contacts = phone.root.call('contacts.list', {})
      await expect(quote).resolves.toHaveLength(1)
      await expect(contacts).resolves.toBeDefined()
      expect(phone.done).toEqual(['forget access_token token'])
      expect(phone.root.session.token).not.toBe(token)
      expect(phone.paths().filter((path) => path === '/api/login')).toHaveLength(1)
      // What stood in the address opens nothing any more.
      const late = device({ [name]: token })
      await late.open()
      expect(late.root.session.isLoginedUser).toBe(false)
    }
  )

  test('R4.3 the user’s data is asked for, and the login mobile is that of the account', async () => {
    const phone = device({ access_token: await tokenIn(OTHER) })
    await phone.open()
    expect(phone.paths()).toContain('/api/security/uniuser/getAccount')
    expect(phone.root.session.account).toMatchObject({ id: 'u1002', mobile: OTHER })
  })

  test('R7.16 the exchange names channel and token; a reload keeps the session', async () => {
    const token = await tokenIn(OTHER)
    const phone = device({ access_token: token, comefrom: '68' })
    await phone.open()
    expect(phone.sent.find(({ url }) => url.includes('/login?'))?.url).toBe(
      `/api/login?comefrom=68&token=${token}`
    )
    const again = device({}, { storage: phone.storage })
    await again.open()
    expect(again.root.session.account?.id).toBe('u1002')
  })

  test('R8.5 a worthless one is cleared everywhere with a notice, and the login form is offered', async () => {
    const phone = device({ access_token: 'x'.repeat(43) })
    await phone.open()
    expect([phone.root.session.isLoginedUser, phone.root.session.token]).toEqual([false, null])
    expect(toast(phone)).toBe(NOTICE)
    expect(phone.done).toEqual(['forget access_token token'])
    expect(phone.cookies.at(-1)).toBeNull()
    expect(phone.storage.local.get('session')).toBeNull()
  })

  describe('one that opens nothing any more: the sentence, the address is cleaned, and the login form is the way on', () => {
    const spent: Readonly<Record<string, () => Promise<string>>> = {
      forged: async () => 'x'.repeat(43),
      'of other signs than any token has': async () => '<script>alert(1)</script>',
      async replayed() {
        const token = await tokenIn(OTHER)
        await device({ access_token: token }).open()
        return token
      },
      async expired() {
        const token = await tokenIn(OTHER)
        server.clock.advance(3 * 3_600_000)
        return token
      },
      'of somebody who has left': async () => {
        const session = await loggedIn(OTHER)
        await server.call('auth.logout', {}, { session })
        return session.token
      }
    }
    test.each(Object.keys(spent))('R8.5 %s', async (name) => {
      const token = (await spent[name]?.()) ?? ''
      const phone = device({ access_token: token, comefrom: '50' })
      await phone.open()
      expect([toast(phone), phone.root.session.isLoginedUser]).toEqual([NOTICE, false])
      expect(phone.done).toEqual(['forget access_token token'])
      // A button of a page leads to login, once for each tap: nothing goes round by itself.
      await phone.root.call('contacts.list', {}).catch(phone.root.presentError)
      expect(phone.done.slice(1)).toEqual(['login'])
      // A reload has no token any more.
      const again = device({}, { storage: phone.storage })
      await again.open()
      expect([toast(again), again.done]).toEqual([undefined, []])
    })
  })

  test('R4.2 log-out clears it: the next start is a guest’s', async () => {
    const phone = device({ access_token: await tokenIn(OTHER) })
    await phone.open()
    await phone.root.call('auth.logout', {})
    phone.root.session.end()
    expect([phone.root.session.isLoginedUser, phone.cookies.at(-1)]).toEqual([false, null])
    const again = device({}, { storage: phone.storage })
    expect(again.root.session.isLoginedUser).toBe(false)
  })

  describe('while somebody is logged in', () => {
    const asking = '切换到 100****0006？'
    /** A phone of the demo user with something typed, opened by a link with a token. */
    async function linked(token: string, kept = (session: KeptSession) => session) {
      const storage = memoryStorage()
      const first = device({}, { storage })
      first.root.session.begin(kept(toSession(await loggedIn(DEMO))))
      first.root.items.set('choosed-coupon', ['CP-85'])
      return device({ token }, { storage })
    }
    const answer = (phone: Device, agreed: boolean) => {
      const { dialog, answer } = phone.root.feedback
      answer(dialog?.id ?? 0, agreed)
    }
    const who = ({ root }: Device) => [root.session.account?.id, root.items.get('choosed-coupon')]

    test('somebody else’s asks first; refused, the account stays and the token is not spent', async () => {
      const token = await tokenIn(OTHER)
      const phone = await linked(token)
      const opened = phone.open()
      await asked(phone)
      expect(phone.root.feedback.dialog?.title).toBe(asking)
      expect([who(phone), phone.done]).toEqual([['u1001', ['CP-85']], []])
      answer(phone, false)
      await opened
      expect([who(phone), phone.done]).toEqual([['u1001', ['CP-85']], ['forget access_token token']])
      expect(phone.paths()).not.toContain('/api/login')
      expect(phone.root.session.token).not.toBe(token)
      expect((await server.call('auth.userInfo', { access_token: token })).code).toBe(ErrorCode.ok)
    })

    test('agreed to, it replaces the account, whose typed data goes', async () => {
      const phone = await linked(await tokenIn(OTHER))
      const opened = phone.open()
      await asked(phone)
      answer(phone, true)
      await opened
      expect([who(phone), phone.done]).toEqual([['u1002', undefined], ['forget access_token token']])
    })

    test('R4.2 agreed to where an older client kept no account, what was typed goes too', async () => {
      const phone = await linked(await tokenIn(OTHER), ({ account: _unknown, ...older }) => older)
      const opened = phone.open()
      await asked(phone)
      answer(phone, true)
      await opened
      expect(who(phone)).toEqual(['u1002', undefined])
    })

    test('one of the same account is traded without a question', async () => {
      const phone = await linked(await tokenIn(DEMO))
      const before = phone.root.session.token
      await phone.open()
      expect(phone.root.feedback.dialog).toBeNull()
      expect(who(phone)).toEqual(['u1001', ['CP-85']])
      expect(phone.root.session.token).not.toBe(before)
    })

    test('a worthless one changes nothing and asks nothing', async () => {
      const phone = await linked('x'.repeat(43))
      await phone.open()
      expect([who(phone), toast(phone), phone.root.feedback.dialog]).toEqual([
        ['u1001', ['CP-85']],
        undefined,
        null
      ])
    })
  })

  test('while the line is down nothing is cleared; the next try trades it', async () => {
    let down = true
    const phone = device(
      { access_token: await tokenIn(OTHER) },
      {
        line() {
          if (down) throw new CallError(ErrorCode.network, '')
        }
      }
    )
    await expect(phone.root.call('contacts.list', {})).rejects.toMatchObject({ code: ErrorCode.network })
    expect([phone.root.session.isLoginedUser, phone.done]).toEqual([true, []])
    down = false
    await expect(phone.root.call('contacts.list', {})).resolves.toBeDefined()
    expect(phone.done).toEqual(['forget access_token token'])
  })

  test('R4.4 without one only the channel is kept', async () => {
    const phone = device({ comefrom: '68' })
    await phone.open()
    expect(phone.paths()).not.toContain('/api/login')
    expect(phone.root.session.comefrom).toBe('68')
    expect(device({}, { storage: phone.storage }).root.session.comefrom).toBe('68')
  })
})

/** What the entry left of each call: where it goes and the channel it names. */
async function firstCall(phone: Device) {
  await phone.root.call('city.list', {})
  const [request] = phone.sent
  return [request?.url, request?.headers['comefrom']]
}

describe('the entry channel', () => {
  const WEB = '/api/city/indexAllCity'
  test.each([
    ['R1.15 R9.8 an entry without one is on 50', {}, WEB, '50'],
    ['R1.17 R1.18 R9.8 comefrom of the address overrides it', { comefrom: '68' }, WEB, '68'],
    ['R1.19 R9.8 platform=weChat is 66', { platform: 'weChat' }, '/wxappapi/city/indexAllCity', '66'],
    ['R1.18 comefrom goes before platform', { comefrom: '68', platform: 'weChat' }, WEB, '68'],
    ['R1.19 another platform is none', { platform: 'wechat' }, WEB, '50'],
    ['R1.18 an empty comefrom is none', { comefrom: '' }, WEB, '50'],
    ['R1.14 a comefrom of nonsense is none', { comefrom: 'abc' }, WEB, '50'],
    ['R1.14 a script is none', { comefrom: '<script>', platform: '<script>' }, WEB, '50']
  ])('%s', async (_title, query: Record<string, string>, url, comefrom) => {
    expect(await firstCall(device(query))).toEqual([url, comefrom])
  })

  test('R1.18 the stored one holds over a reload until an address names another', async () => {
    const { storage } = device({ comefrom: '68' })
    expect(await firstCall(device({}, { storage }))).toEqual([WEB, '68'])
    expect(await firstCall(device({ comefrom: '50' }, { storage }))).toEqual([WEB, '50'])
  })

  test('R3.67 one address may carry token, channel, promotion and the way to login at once', async () => {
    const token = await tokenIn(OTHER)
    const phone = device({
      access_token: token,
      comefrom: '68',
      platform: 'weChat',
      activityId: 'A7',
      encryptStr: 'e-1',
      isLogin: 'mxbc',
      url: '/mine'
    })
    await phone.open()
    expect(phone.done).toEqual(['login /mine', 'forget access_token token'])
    expect(phone.root.session.account?.id).toBe('u1002')
    expect(phone.root.items.get('staticItem')).toEqual({ activityId: 'A7', encryptStr: 'e-1' })
    const { comefrom } = phone.sent.at(-1)?.headers ?? {}
    expect(comefrom).toBe('68')
  })
})

describe('channel 66', () => {
  test('R1.16 R6.5 R7.2 in the mini-program it is the channel from the start, on /wxappapi', async () => {
    const phone = device({}, { door: 'miniProgram' })
    await phone.root.call('city.list', {})
    expect(phone.sent[0]).toMatchObject({ url: '/wxappapi/city/indexAllCity', headers: { comefrom: '66' } })
    // A launch by a link of another channel is over with that launch.
    const linked = device({ comefrom: '50' }, { door: 'miniProgram', storage: phone.storage })
    expect(linked.root.session.comefrom).toBe('50')
    expect(device({}, { door: 'miniProgram', storage: phone.storage }).root.session.comefrom).toBe('66')
  })

  test('R7.32 at its start two checks run, the second with token and channel, and its coupon can be used', async () => {
    const storage = memoryStorage()
    device({}, { door: 'miniProgram', storage }).root.session.begin(await server.login(DEMO))
    const phone = device({}, { door: 'miniProgram', storage, code: 'wx-entry' })
    await phone.open()
    const checks = phone.sent.filter(({ url }) => url.startsWith('/wxappapi/wxapp/token/'))
    const { token } = phone.root.session
    expect(checks.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      {},
      { token, comefrom: '66', code: 'wx-entry' }
    ])
    const { list } = await phone.root.call('coupon.list', {
      productCode: 'CK1003',
      orgCode: 'H1001',
      customAddPackage: []
    })
    expect(list.find(({ couponCode }) => couponCode === 'CP-CH9')?.reason).toBe('')
  })

  test('R7.32 when the first check fails the second is not asked, and nobody is logged out', async () => {
    const storage = memoryStorage()
    device({}, { storage }).root.session.begin(await server.login(DEMO))
    const phone = device({ comefrom: '66' }, { storage, line: spoilHeader })
    await phone.open()
    expect(phone.paths().filter((path) => path.includes('/wxapp/token/'))).toHaveLength(1)
    expect(phone.root.session.isLoginedUser).toBe(true)

    function spoilHeader(request: HttpRequest) {
      if (request.url.includes('/wxapp/token/verify')) Reflect.set(request.headers, 'comefrom', '50')
    }
  })

  test('R2.119 the third-party flow is who was handed over on channel 66, also after a reload, not everybody there', async () => {
    const guest = device({ comefrom: '66' })
    guest.root.session.begin(await loggedIn(DEMO))
    expect(guest.root.session.isThird).toBe(false)
    const handed = device({ comefrom: '66', token: await tokenIn(OTHER) })
    await handed.open()
    expect(handed.root.session.isThird).toBe(true)
    const reloaded = device({}, { storage: handed.storage })
    expect(reloaded.root.session.isThird).toBe(true)
    reloaded.root.session.end()
    expect(reloaded.root.session.isThird).toBe(false)
    const web = device({ comefrom: '50', token: await tokenIn(OTHER) })
    await web.open()
    expect(web.root.session.isThird).toBe(false)
  })
})

describe('a session that ends', () => {
  async function endedOnServer(opening: Opening = {}) {
    const phone = device({}, opening)
    const session = await loggedIn(OTHER)
    phone.root.session.begin(session)
    await server.call('auth.logout', {}, { session })
    return phone
  }

  test('R8.5 a page’s own load tells it, once, and the user is a guest', async () => {
    const phone = await endedOnServer()
    await phone.root.call('contacts.list', {}).catch(() => undefined)
    expect([toast(phone), phone.root.session.isLoginedUser, phone.cookies.at(-1)]).toEqual([
      NOTICE,
      false,
      null
    ])
    expect(phone.done).toEqual([])
  })

  test('R8.5 a button leads to login besides', async () => {
    const phone = await endedOnServer()
    await phone.root.call('contacts.list', {}).catch(phone.root.presentError)
    expect([toast(phone), phone.done]).toEqual([NOTICE, ['login']])
  })

  test('R6.6 in an app a guest is led to its own login, elsewhere to ours', async () => {
    const led = (['app-ios', 'app-android', 'browser', 'bank'] as const).map(
      (door) => device({}, { door }).root.items.get('useAppLogin') === true
    )
    expect(led).toEqual([true, true, false, false])
  })

  test('R8.6 R6.6 in an app its own login is called, once, instead of ours', async () => {
    const phone = await endedOnServer({ door: 'app-ios', native: true })
    await phone.root.call('contacts.list', {}).catch(phone.root.presentError)
    expect(phone.done).toEqual(['native login'])
    expect(phone.root.items.get('useAppLogin')).toBe(true)
    await phone.root.call('contacts.list', {}).catch(phone.root.presentError)
    expect(phone.done).toEqual(['native login', 'native login'])
  })

  test('R8.3 after the tries of a refresh the token is cleared and the failure told', async () => {
    const phone = device({}, { line: ({ url }) => url.includes('/session/refresh') && fail() })
    phone.root.session.begin(await loggedIn(OTHER))
    server.clock.advance(2 * 3_600_000 + 1)
    await expect(phone.root.call('contacts.list', {})).rejects.toMatchObject({ code: ErrorCode.tokenInvalid })
    expect([toast(phone), phone.root.session.token, phone.cookies.at(-1)]).toEqual([NOTICE, null, null])

    function fail(): never {
      throw new CallError(ErrorCode.serviceUnavailable, '服务异常')
    }
  })
})

describe('§7 invite ids', () => {
  test('R7.7 those of the entry go with the next login and no other call, over a reload, and once', async () => {
    const first = device({ inviteId: 'spring-7', inviteUserId: 'u1001' })
    const phone = device({}, { storage: first.storage })
    const log = async () => {
      server.clock.advance(60_000)
      const { demoCode = '' } = await phone.root.call('auth.sendCode', { mobile: OTHER })
      phone.root.session.begin(await phone.root.call('auth.login', { mobile: OTHER, code: demoCode }))
    }
    await log()
    const invited = () =>
      phone.sent.map(({ url, headers }) => [url.split('?')[0], headers['inviteid'], headers['inviteuserid']])
    expect(invited()).toEqual([
      ['/api/uniuser/oauth2/authcode', undefined, undefined],
      ['/api/uniuser/oauth2/authorize1', 'spring-7', 'u1001']
    ])
    phone.root.session.end()
    await log()
    expect(invited().at(-1)).toEqual(['/api/uniuser/oauth2/authorize1', undefined, undefined])
  })
})

describe('how somebody came', () => {
  test('R4.8 a shared link in WeChat loads again without its query, and nothing else is done', async () => {
    const shared = `${ADDRESS}?from=singlemessage&isappinstalled=0`
    const phone = device({ from: 'singlemessage', isappinstalled: '0' }, { door: 'wechat', address: shared })
    await phone.open()
    expect(phone.done).toEqual([`replace ${ADDRESS}`])
    const elsewhere = device({}, { door: 'browser', address: shared })
    await elsewhere.open()
    expect(elsewhere.done).toEqual([])
  })

  test.each([
    ['/selling/checkup/CK1003', 'login /selling/checkup/CK1003'],
    ['https://evil.example/', 'login /']
  ])('R4.7 isLogin with mxbc leads to login, and from there to %s of this site', async (url, expected) => {
    const phone = device({ isLogin: 'x-mxbc-1', url })
    await phone.open()
    expect(phone.done).toEqual([expected])
  })

  test('R4.77 the located city is offered once when it is another one', async () => {
    const storage = memoryStorage()
    const inShanghai = { city: { lat: 31.23, lon: 121.47 }, storage }
    const phone = device({}, inShanghai)
    const offered = offerLocatedCity(phone.root)
    await asked(phone)
    const question = phone.root.feedback.dialog
    expect(question).toMatchObject({ title: '切换城市', confirmText: '切换', cancelText: '取消' })
    expect(question?.text).toContain('上海')
    phone.root.feedback.answer(question?.id ?? 0, true)
    await offered
    expect(phone.root.location.place.city).toBe('上海')
    phone.root.location.resetToDefault()
    const again = device({}, { ...inShanghai, storage: { ...storage, local: memoryStorage().local } })
    await offerLocatedCity(again.root)
    expect([again.root.feedback.dialog, again.root.location.cityCode]).toEqual([null, '131'])
  })

  test('R4.77 no question where the located city is the one shown', async () => {
    const phone = device({}, { city: { lat: 39.91, lon: 116.41 } })
    await offerLocatedCity(phone.root)
    expect(phone.root.feedback.dialog).toBeNull()
  })
})
