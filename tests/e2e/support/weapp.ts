import fs from 'node:fs'
import path from 'node:path'
import type { Frame, Locator } from 'playwright-core'
import { cancel, fail, launch, success, type Host, type LaunchOptions } from '../../weapp-host/src/index'
import { matchPath, pageHref, publicHref } from '../../../src/routes/href'
import { pagePathOf } from '../../../src/routes/page-path'
import type { RouteRow } from '../../../src/routes/row'
import { routes, type RouteName } from '../../../src/routes/table'
import { sharedBrowser } from './browser'
import { PATIENCE_MS, type Driver, type PayEnd } from './driver'
import { named, read } from './find'
import { pictured } from './pictured'
import { ROOT } from './server'
import { still } from './at-rest'

/** The origin that a build without API_ORIGIN calls. */
const BUILT_ORIGIN = 'http://127.0.0.1:8080'
/** Taro looks for the cloud API by itself. */
const PROBED_BY_TARO = ['cloud']

/** What one setData may carry, in bytes of JSON. */
const SET_DATA_LIMIT = 100 * 1024

/** What the phone is like, and how its owner answers WeChat. */
type Phone = Pick<
  LaunchOptions,
  | 'device'
  | 'fontScale'
  | 'height'
  | 'lateCapsule'
  | 'library'
  | 'newVersion'
  | 'permissions'
  | 'pixelRatio'
  | 'privacy'
  | 'promises'
  | 'safeArea'
  | 'storage'
  | 'theme'
  | 'userFilesMb'
  | 'width'
  | 'wx'
>

export interface WeappOptions extends Phone {
  /** Another build than dist/weapp. */
  readonly dist?: string
}

const pageOf = (href: string): string => {
  const match = matchPath(href)
  if (!match) throw new Error(`no page has the path ${href}`)
  return pageHref(match.name, match.params).replace(/^\//, '')
}

export class WeappDriver implements Driver {
  readonly target = 'weapp'

  /** Pay sheets that have been answered. */
  private paid = 0

  private constructor(
    readonly host: Host,
    private readonly origin: string,
    private readonly artifacts: string
  ) {}

  static async launch(
    origin: string,
    artifacts: string,
    { dist = path.join(ROOT, 'dist/weapp'), ...phone }: WeappOptions = {}
  ): Promise<WeappDriver> {
    const browser = await sharedBrowser()
    const host = await launch(dist, { browser, domains: { [BUILT_ORIGIN]: origin }, ...phone })
    host.page.setDefaultTimeout(PATIENCE_MS)
    return pictured(new WeappDriver(host, origin, path.join(ROOT, 'tests/artifacts', artifacts)))
  }

  async open(href: string): Promise<void> {
    await this.host.relaunch({ page: pageOf(href), keepStorage: true })
    this.host.page.setDefaultTimeout(PATIENCE_MS)
    await this.calm()
  }

  link(name: RouteName, params: Readonly<Record<string, string>>): Promise<void> {
    return this.host.navigate(pageHref(name, params), 'reLaunch')
  }

  /** A phone that never had the product: nothing is kept. */
  async forget(): Promise<void> {
    await this.host.relaunch({ keepStorage: false })
    this.host.page.setDefaultTimeout(PATIENCE_MS)
  }

  /** The document of the page on top. */
  async frame(): Promise<Frame> {
    const body = await this.scope.elementHandle()
    const frame = await body?.ownerFrame()
    if (!frame) throw new Error('no page is on top')
    return frame
  }

  private get scope() {
    return this.host.$('body')
  }

  async tap(what: string | RegExp): Promise<void> {
    await this.press(what)
    await this.calm()
  }

  async tapFirst(what: string): Promise<void> {
    const first = this.scope.getByLabel(what, { exact: true }).filter({ visible: true }).first()
    await this.host.tap(first, { timeout: PATIENCE_MS, idle: false })
    await this.calm()
  }

  async press(what: string | RegExp): Promise<void> {
    await this.host.tap(await named(this.scope, what), { timeout: PATIENCE_MS, idle: false })
  }

  /** Opens a page of the mini-program by an address as a poster or an article spells it. */
  async enter(page: string): Promise<void> {
    await this.host.relaunch({ page, keepStorage: true })
    this.host.page.setDefaultTimeout(PATIENCE_MS)
    await this.calm()
  }

  async type(field: string, text: string): Promise<void> {
    await this.host.fill(this.field(field), text, { timeout: PATIENCE_MS })
  }

  /** What stands in the field that is labelled so. */
  value(field: string): Promise<string> {
    return this.field(field).locator('.wx-native').first().inputValue()
  }

  /** What is labelled so; an error under it is a part of the label here. */
  field(label: string): Locator {
    return this.scope
      .getByLabel(new RegExp(`^${label}(，|$)`))
      .and(this.scope.locator(':not(.wx-native)'))
      .filter({ visible: true })
      .last()
  }

  async see(what: string | RegExp): Promise<void> {
    await this.eventually(`see ${what}`, () => this.shows(what))
  }

  async gone(what: string | RegExp): Promise<void> {
    await this.eventually(`${what} to be gone`, async () => !(await this.shows(what)))
  }

  shows(what: string | RegExp): Promise<boolean> {
    return read(this.scope, what).isVisible()
  }

  text(): Promise<string> {
    return this.scope.innerText()
  }

  tree(): Promise<string> {
    return this.scope.ariaSnapshot()
  }

  /** The public path of the page on top. */
  path(): string {
    const entry = (Object.entries(routes) as [RouteName, RouteRow][]).find(
      ([, row]) => pagePathOf(row) === this.host.route
    )
    const query = Object.entries(this.host.query).map(([key, value]) => [key, decodeURIComponent(value)])
    return entry ? publicHref(entry[0], Object.fromEntries(query)) : this.host.route
  }

  async at(href: RegExp): Promise<void> {
    await this.eventually(`be at ${href}, not ${this.path()}`, async () => href.test(this.path()))
    await this.calm()
  }

  async tab(name: string): Promise<void> {
    await this.host.page.locator('#tabs > div', { hasText: name }).click()
    await this.calm()
  }

  async kept(): Promise<string> {
    return JSON.stringify(this.host.storage)
  }

  async back(): Promise<void> {
    await this.tap('返回')
  }

  async systemBack(): Promise<void> {
    await this.host.systemBack()
  }

  async reload(): Promise<void> {
    await this.open(this.path())
  }

  /** The sheet of WeChat ends as scripted; an approval also reaches the gateway, as WeChat's own client would. */
  async pay(result: PayEnd): Promise<void> {
    const prepayId = await this.prepayId()
    await fetch(`${this.origin}/sandbox/mini/${prepayId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ result: { approve: 'ok', decline: 'fail', leave: 'cancel' }[result] })
    })
    // Where WeChat's sheet fails, the demo asks the person.
    if (result === 'decline') await this.host.chooseAction('演示：支付失败')
  }

  preparePay(result: PayEnd): void {
    this.host.script(
      'requestPayment',
      { approve: success(), leave: cancel(), decline: fail('declined') }[result]
    )
  }

  /** Of the sheet that waits for its answer. */
  private async prepayId(): Promise<string> {
    const sheets = () => this.host.apiCalls('requestPayment')
    await this.eventually('the pay sheet to open', async () => sheets().length > this.paid)
    this.paid = sheets().length
    const last = sheets().at(-1)
    const options = last?.options as { package?: string } | undefined
    return (options?.package ?? '').replace('prepay_id=', '')
  }

  async doubleTap(what: string | RegExp): Promise<void> {
    const found = await named(this.scope, what)
    const options = { timeout: PATIENCE_MS, idle: false }
    await Promise.all([this.host.tap(found, options), this.host.tap(found, options).catch(() => undefined)])
    await this.calm()
  }

  async shot(name: string): Promise<string> {
    const file = path.join(this.artifacts, `${name}.weapp.png`)
    fs.mkdirSync(this.artifacts, { recursive: true })
    // A page that is on its way to the next one is shown as it is.
    for (const moving of [this.host.page, await this.frame()]) await still(moving).catch(() => undefined)
    await this.host.screenshot(file)
    return path.relative(ROOT, file)
  }

  /** Also what WeChat would not do: an API that it does not have, too much in one setData. And what nothing here shows: attributes that the host does not model. */
  problems(): string[] {
    const { errors, warnings, unknownApis, unmodelledAttributes, logs, setDataStats } = this.host
    const unknown = unknownApis.filter((api) => !PROBED_BY_TARO.includes(api))
    const { maxBytes } = setDataStats
    return [
      ...errors,
      ...warnings,
      ...unknown.map((api) => `unknown API ${api}`),
      ...unmodelledAttributes.map((what) => `the host does not model ${what}`),
      ...logs.filter((line) => line.startsWith('error: ')),
      ...(maxBytes > SET_DATA_LIMIT ? [`one setData carried ${maxBytes} bytes`] : [])
    ]
  }

  async close(): Promise<void> {
    await this.host.close()
  }

  /** Waits until nothing is under way. A slow network is no fault: what the scene waits for next tells. A page that never rests is. */
  private async calm(): Promise<void> {
    await this.host.idle(undefined, PATIENCE_MS).catch((error: unknown) => {
      if (!/: [1-9]\d* in progress/.test(String(error))) throw error
    })
  }

  async eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await holds())) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain to ${what}; on screen:\n${await this.text()}`)
      await this.host.page.waitForTimeout(100)
    }
  }
}
