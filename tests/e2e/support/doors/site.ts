import assert from 'node:assert/strict'
import path from 'node:path'
import { desc } from 'drizzle-orm'
import { passGreeting } from '../../journeys/greeting'
import { DEMO_PHONE, logIn } from '../../journeys/log-in'
import type { PayEnd } from '../driver'
import { H5Driver } from '../h5'
import { tables, type LocalServer } from '../local-server'
import { ROOT } from '../server'
import type { Wire } from '../wire'
import type { DoorOfTest, OpenDoor } from './door'
import { PageHost } from './page-host'
import { doorScripts, scannedCode, type Answer, type Asked } from './scripts'
import { Traces } from './traces'

export type SiteDoor = Exclude<DoorOfTest, 'miniProgram'>

/** The phone of `npm run dev:doors` that stands for a door. */
const PHONE_OF: Readonly<Record<SiteDoor, string>> = {
  browser: 'browser',
  wechat: 'wechat',
  miniWeb: 'mini',
  'app-ios': 'ios',
  'app-android': 'android',
  bank: 'bank'
}

const ANSWER_OF: Readonly<Record<PayEnd, Answer>> = { approve: '成功', decline: '失败', leave: '取消' }
/** Of these answers the payment has been made before they are given. */
const PAID: readonly Answer[] = ['成功', '两次', '晚答', '答错', '答给别的']
/** What the app's bars cover, px. */
const BARS = { top: 44, bottom: 34 }
const HOME = '限时秒杀'
const SCANS = ['scan', 'scanQRCode']
/** Of a code, as far as a test's reader looks. */
const PHOTO = path.join(ROOT, 'src/assets/tab/shop.png')
/** By which WeChat opens a page of the mini-program over ours. */
const MINI_PAGE = 'invokeMiniProgramAPI'
/** A number gets one code a minute, ms. */
const CODE_AGAIN_MS = 61_000

export interface SiteParts {
  readonly server: LocalServer
  readonly wire: Wire
  readonly artifacts: string
  /** What is paid in WeChat's sheet is not the sandbox's. */
  readonly pays?: () => Promise<void>
}

const json = async (address: string, body: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body)
  })
  assert.equal(answer.status, 200, `${address}: ${answer.status}`)
  return (await answer.json()) as Record<string, unknown>
}

const text = (params: Asked['params'], name: string): string => {
  const value = params[name]
  return typeof value === 'string' ? value : ''
}

/** The app logs in by itself, and gives the page a token of that. */
async function tokenOf(server: LocalServer): Promise<string> {
  await server.passTime(CODE_AGAIN_MS)
  const sent = await server.beside.call('auth.sendCode', { mobile: DEMO_PHONE })
  const code = sent.results.demoCode ?? ''
  return (await server.beside.call('auth.login', { mobile: DEMO_PHONE, code })).results.token
}

/** The site in the phone of one host. */
export class SiteInDoor implements OpenDoor {
  private constructor(
    readonly name: SiteDoor,
    readonly user: H5Driver,
    readonly host: PageHost,
    private readonly parts: SiteParts,
    private readonly traces: Traces,
    /** What the app's login gives in place of a token that is worth a session. */
    readonly given: { token?: string }
  ) {}

  static async open(name: SiteDoor, parts: SiteParts): Promise<SiteInDoor> {
    const { server, wire, artifacts } = parts
    const phone = (await doorScripts).PHONES.find((one) => one.name === PHONE_OF[name])
    assert.ok(phone)
    const { userAgent } = phone
    const user = await H5Driver.launch(wire.origin, artifacts, { userAgent })
    const settle = async ({ params }: Asked, answer: Answer) => {
      const prepay = text(params, 'package').replace('prepay_id=', '')
      if (!PAID.includes(answer)) return
      if (parts.pays) await parts.pays()
      else await json(`${server.origin}/sandbox/mini/${prepay}`, { result: 'ok', ...params })
    }
    const given: SiteInDoor['given'] = {}
    const host = await PageHost.around(user.page, phone, wire.origin, {
      hello: () => Promise.resolve({ insets: BARS }),
      getBrandWCPayRequest: settle,
      pay: ({ params, ...asked }, answer) =>
        name === 'bank'
          ? PAID.includes(answer)
            ? json(`${server.origin}/sandbox/bank/pay`, { request: text(params, 'request'), result: 'ok' })
            : Promise.resolve()
          : settle({ params, ...asked }, answer),
      login: async () => ({ token: given.token ?? (await tokenOf(server)) }),
      customer: ({ params }) =>
        json(`${server.origin}/sandbox/bank/customer`, {
          request: text(params, 'request'),
          phone: DEMO_PHONE
        })
    })
    return new SiteInDoor(name, user, host, parts, new Traces(user.page), given)
  }

  get wire(): Wire {
    return this.parts.wire
  }

  get isApp(): boolean {
    return this.name === 'app-ios' || this.name === 'app-android'
  }

  /** An app or the bank's: they hide their own title and are asked over a bridge. */
  get isContainer(): boolean {
    return this.isApp || this.name === 'bank'
  }

  async enter(): Promise<void> {
    const { user } = this
    if (this.name === 'bank') return this.enterByBank()
    await user.open('/')
    await user.see(HOME)
    await passGreeting(user)
  }

  /** The bank's app opens the site by a POST; who has not agreed before does so first. */
  async enterByBank(): Promise<void> {
    const { user } = this
    await user.open('/sandbox/bank')
    await user.tap('进入健康体检')
    await user.at(/^\/CMBC-(home|login)/)
    await user.see(/已登录|不会拿到的信息/)
    if (await user.shows('不会拿到的信息')) {
      await user.tap(/^我已阅读并同意《用户协议》/)
      await user.tap('同意并登录')
    }
    await user.at(/^\/CMBC-home/)
    await user.see(/^已登录，100\*\*\*\*0001/)
  }

  async logIn(): Promise<void> {
    if (this.name === 'bank') return
    if (this.isApp) return void (await this.host.asked('login'))
    await this.parts.server.passTime(CODE_AGAIN_MS)
    await logIn(this.user)
  }

  async pay(end: PayEnd): Promise<void> {
    const { user, host, name } = this
    const after = host.count(MINI_PAGE)
    for (const action of ['pay', 'getBrandWCPayRequest']) host.answers.set(action, ANSWER_OF[end])
    await user.tap(name === 'bank' ? /^银行支付 ¥/ : /^微信支付 ¥/)
    switch (name) {
      case 'browser':
        return user.pay(end)
      case 'miniWeb':
        return this.payOnNativePage(end, after)
      default:
        await host.asked(name === 'wechat' ? 'getBrandWCPayRequest' : 'pay')
    }
  }

  /** The mini-program's page lies over this one, pays what this one has opened, and is gone again. */
  private async payOnNativePage(end: PayEnd, after: number): Promise<void> {
    const { params } = await this.host.asked(MINI_PAGE, { after })
    assert.equal(params['name'], 'navigateTo')
    const { url } = params['arg'] as { url: string }
    assert.match(url, /^\/pages\/pay\/go-pay\/index\?(.*&)?orderNo=\w+/)
    if (end === 'approve') await this.payOpened()
    await this.user.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }

  /** The payment that was opened last. */
  async payOpened(): Promise<void> {
    const { server } = this.parts
    const { gatewayPayments } = tables
    const [row] = await server.db
      .select()
      .from(gatewayPayments)
      .orderBy(desc(gatewayPayments.createdAt))
      .limit(1)
    await json(`${server.origin}/sandbox/mini/${row?.prepayId}`, { result: 'ok' })
  }

  async header(title: string | RegExp): Promise<void> {
    const { user, host } = this
    const banner = user.page.getByRole('banner').filter({ visible: true }).last()
    await banner.waitFor()
    const shown = await user.page.title()
    assert.match(shown, typeof title === 'string' ? new RegExp(title) : title, `${this.name}: ${shown}`)
    if (!this.isContainer) return
    await host.asked('hideTitle')
    const room = await banner.evaluate((node) =>
      window.getComputedStyle(node).getPropertyValue('--ca-safe-t')
    )
    assert.equal(room.trim(), `${BARS.top}px`)
    const { y = 0 } = (await banner.getByRole('button').first().boundingBox()) ?? {}
    assert.ok(
      y >= BARS.top - 1,
      `${this.name}: the header’s button is ${y} px from the top, under the app’s bar`
    )
  }

  async share({ title, path }: { readonly title: string; readonly path: string }): Promise<void> {
    const { user, host, wire } = this
    const url = wire.origin + path
    const offered = user.page.getByLabel('分享', { exact: true }).filter({ visible: true })
    switch (this.name) {
      case 'miniWeb':
        assert.equal(await offered.count(), 0, 'the mini-program’s own menu shares')
        return
      case 'wechat': {
        assert.equal(await offered.count(), 0, 'WeChat’s menu shares')
        for (const menu of ['updateAppMessageShareData', 'updateTimelineShareData']) {
          await host.asked(menu, {
            says: ({ params }) => params['title'] === title && params['link'] === url
          })
        }
        const { params } = await host.asked('preVerifyJSAPI')
        assert.match(text(params, 'verifySignature'), /^[0-9a-f]{40}$/)
        return
      }
      default: {
        const action = this.name === 'browser' ? 'navigator.share' : 'share'
        await user.tap('分享')
        const { params } = await host.asked(action)
        assert.deepEqual([params['title'], params['url']], [title, url])
      }
    }
  }

  async scan(end: 'closed' | 'read'): Promise<void> {
    const { user, host } = this
    if (this.name === 'browser') {
      const code = end === 'read' ? await scannedCode() : ''
      await user.page.evaluate((read) => Object.assign(window, { code: read }), code)
      const chooser = user.page.waitForEvent('filechooser')
      await user.tap('扫一扫')
      return (await chooser).setFiles(PHOTO)
    }
    for (const action of SCANS) host.answers.set(action, end === 'read' ? '成功' : '取消')
    await user.tap('扫一扫')
  }

  async back(): Promise<void> {
    if (!this.isContainer) return this.user.systemBack()
    assert.deepEqual(await this.host.ask('back'), { handled: true })
  }

  async closed(): Promise<void> {
    switch (this.name) {
      case 'browser':
      case 'wechat':
        // Neither can be closed by its page: it goes back.
        return this.user.at(/^\/mine(\?|$)/)
      case 'miniWeb':
        return void (await this.host.asked(MINI_PAGE, {
          says: ({ params }) => params['name'] === 'navigateBack'
        }))
      default:
        await this.host.asked('closePanel')
    }
  }

  leaks(): Promise<string[]> {
    return this.traces.leaks()
  }

  async close(): Promise<void> {
    this.host.close()
    await this.user.close()
  }
}
