import assert from 'node:assert/strict'
import { cancel, success } from '../../weapp-host/src/index'
import { DEMO_PHONE, logIn } from '../journeys/log-in'
import { SiteInDoor } from './doors/site'
import type { Driver } from './driver'
import { H5Driver } from './h5'
import type { ProviderChannel, ShopWithProviders } from './providers'
import type { Sent } from '../../../server/testing/providers/wechat-pay-notices'
import { WeappDriver } from './weapp'
import { openWire, type Wire } from './wire'

/** What the provider does when the payer has paid, before the payer is back; it may tell of it as often as it likes. */
type Told = (notice: () => Sent) => Promise<void>

/** Somebody who pays by one channel, in the host that has it. */
export interface Payer {
  readonly user: Driver
  logIn(): Promise<void>
  /** From the cashier of the shop: pays at the provider, or leaves its page or sheet. */
  pay(end: 'approve' | 'leave', told: Told): Promise<void>
  close(): Promise<void>
}

const ARTIFACTS = 'providers'
/** Asked of whoever comes back from a page of a provider, or told by the sheet. */
export const LEFT = /^已取消支付$|支付是否已完成？/

const CASHIERS = { 'wechat-h5': /^https:\/\/wx\.tenpay\.com\//, alipay: /\/gateway\.do\?/ } as const
const NAMES = { 'wechat-h5': '微信支付', alipay: '支付宝' } as const
const BUTTONS = { 'wechat-h5': /^微信支付 ¥/, alipay: /^支付宝 ¥/ } as const

const page = (back: string) => `<!doctype html><meta charset="utf-8"><title>收银台</title>
<link rel="icon" href="data:,"><a href="${back.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">返回商户</a>`

/** A provider's page in the browser: WeChat Pay's for H5, or Alipay's. */
async function inBrowser(shop: ShopWithProviders, channel: 'wechat-h5' | 'alipay'): Promise<Payer> {
  const till = shop.till(channel)
  const user = await H5Driver.launch(shop.server.origin, ARTIFACTS)
  let opened = ''
  let referer: string | undefined
  await user.page.route(CASHIERS[channel], async (route) => {
    const request = route.request()
    opened = request.url()
    referer = request.headers()['referer']
    const query = new URL(opened).searchParams
    const back = query.get(channel === 'alipay' ? 'return_url' : 'redirect_url') ?? ''
    await route.fulfill({ contentType: 'text/html', body: page(back) })
  })
  return {
    user,
    logIn: () => logIn(user),
    async pay(end, told) {
      await user.see(/^(微信支付|支付宝) ¥/)
      if (!(await user.shows(BUTTONS[channel]))) await user.tap(NAMES[channel])
      await user.tap(BUTTONS[channel])
      await user.page.waitForURL(CASHIERS[channel])
      // WeChat Pay refuses who comes from nowhere.
      if (channel === 'wechat-h5') assert.ok(referer, 'no referer')
      const id = await shop.lastTry()
      till.stands(id, opened)
      if (end === 'approve') await told(till.pays(id))
      await user.page.getByText('返回商户').tap()
    },
    close: () => user.close()
  }
}

/** WeChat's own sheet over the site, by the id of whoever reads. */
async function inWechat(shop: ShopWithProviders): Promise<Payer> {
  const till = shop.till('wechat-jsapi')
  const wire: Wire = await openWire(shop.server.origin)
  let after: Told = async () => undefined
  const door = await SiteInDoor.open('wechat', {
    ...{ server: shop.server, wire, artifacts: ARTIFACTS },
    pays: async () => after(till.pays(await shop.lastTry()))
  })
  return {
    user: door.user,
    logIn: () => logIn(door.user),
    async pay(end, told) {
      after = told
      const asked = door.host.count('getBrandWCPayRequest')
      door.host.answers.set('getBrandWCPayRequest', end === 'approve' ? '成功' : '取消')
      await door.user.tap(/^微信支付 ¥/)
      await door.host.asked('getBrandWCPayRequest', { after: asked })
    },
    async close() {
      await door.close()
      await wire.close()
    }
  }
}

/** WeChat's sheet over the mini-program, by the id of whoever logged in by WeChat. */
async function inMiniProgram(shop: ShopWithProviders): Promise<Payer> {
  const till = shop.till('wechat-mini')
  const user = await WeappDriver.launch(shop.server.origin, ARTIFACTS)
  let logins = 0
  return {
    user,
    async logIn() {
      logins += 1
      user.host.script('login', success({ code: `login-ann.${logins}` }))
      user.host.script('getPhoneNumber', success({ code: `phone-${DEMO_PHONE}` }))
      await user.at(/^\/mine\/authorize/)
      await user.tap(/^我已阅读并同意《用户协议》/)
      await user.tap('手机号快捷登录')
    },
    async pay(end, told) {
      const sheets = user.host.apiCalls('requestPayment').length
      user.host.script('requestPayment', end === 'approve' ? success() : cancel())
      await user.press(/^微信支付 ¥/)
      await user.eventually(
        'the pay sheet to open',
        async () => user.host.apiCalls('requestPayment').length > sheets
      )
      // The sheet has said so by now: the page asks until the provider has it.
      if (end === 'approve') await told(till.pays(await shop.lastTry()))
    },
    close: () => user.close()
  }
}

export const payerBy = (shop: ShopWithProviders, channel: ProviderChannel): Promise<Payer> =>
  channel === 'wechat-mini'
    ? inMiniProgram(shop)
    : channel === 'wechat-jsapi'
      ? inWechat(shop)
      : inBrowser(shop, channel)
