import fs from 'node:fs'
import path from 'node:path'
import type { Frame } from 'playwright-core'
import { cancel, fail, launch, success, type Host } from '../../weapp-host/src/index'
import { matchPath, pageHref, publicHref } from '../../../src/routes/href'
import { pagePathOf } from '../../../src/routes/generate'
import { routes, type RouteName, type RouteRow } from '../../../src/routes/table'
import type { Driver, PayEnd } from './driver'
import { named, read } from './find'
import { ROOT } from './server'

/** The origin that a build without API_ORIGIN calls. */
const BUILT_ORIGIN = 'http://127.0.0.1:8080'
const PATIENCE_MS = 15_000
/** Taro looks for the cloud API by itself. */
const PROBED_BY_TARO = ['cloud']

/** What one setData may carry, in bytes of JSON. */
const SET_DATA_LIMIT = 100 * 1024

export interface WeappOptions {
  readonly fontScale?: number
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

  static async launch(origin: string, artifacts: string, options: WeappOptions = {}): Promise<WeappDriver> {
    const host = await launch(options.dist ?? path.join(ROOT, 'dist/weapp'), {
      domains: { [BUILT_ORIGIN]: origin },
      ...(options.fontScale ? { fontScale: options.fontScale } : {})
    })
    host.page.setDefaultTimeout(PATIENCE_MS)
    return new WeappDriver(host, origin, path.join(ROOT, 'tests/artifacts', artifacts))
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

  async press(what: string | RegExp): Promise<void> {
    await this.host.tap(await named(this.scope, what), { timeout: PATIENCE_MS, settle: false })
  }

  async type(field: string, text: string): Promise<void> {
    const control = this.scope.getByLabel(field, { exact: true }).filter({ visible: true }).last()
    await this.host.fill(control, text, { timeout: PATIENCE_MS })
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

  /** The public path of the page on top. */
  path(): string {
    const entry = (Object.entries(routes) as [RouteName, RouteRow][]).find(
      ([, row]) => pagePathOf(row) === this.host.route
    )
    return entry ? publicHref(entry[0], this.host.query) : this.host.route
  }

  async at(href: RegExp): Promise<void> {
    await this.eventually(`be at ${href}, not ${this.path()}`, async () => href.test(this.path()))
    await this.calm()
  }

  async back(): Promise<void> {
    await this.tap('返回')
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
    const options = { timeout: PATIENCE_MS, settle: false }
    await Promise.all([this.host.tap(found, options), this.host.tap(found, options).catch(() => undefined)])
    await this.calm()
  }

  async shot(name: string): Promise<void> {
    fs.mkdirSync(this.artifacts, { recursive: true })
    await this.host.page.waitForTimeout(400)
    await this.host.screenshot(path.join(this.artifacts, `${name}.weapp.png`))
  }

  /** Also what WeChat would not do: an API that it does not have, too much in one setData. */
  problems(): string[] {
    const { errors, warnings, unknownApis, logs, setDataStats } = this.host
    const unknown = unknownApis.filter((api) => !PROBED_BY_TARO.includes(api))
    const { maxBytes } = setDataStats
    return [
      ...errors,
      ...warnings,
      ...unknown.map((api) => `unknown API ${api}`),
      ...logs.filter((line) => line.startsWith('error: ')),
      ...(maxBytes > SET_DATA_LIMIT ? [`one setData carried ${maxBytes} bytes`] : [])
    ]
  }

  async close(): Promise<void> {
    await this.host.close()
  }

  /** Waits until nothing is under way. A slow network is no fault: what the scene waits for next tells. A page that never rests is. */
  private async calm(): Promise<void> {
    await this.host.settle(undefined, PATIENCE_MS).catch((error: unknown) => {
      if (!/: [1-9]\d* in progress/.test(String(error))) throw error
    })
  }

  private async eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    while (!(await holds())) {
      if (Date.now() > deadline)
        throw new Error(`waited in vain to ${what}; on screen:\n${await this.text()}`)
      await this.host.page.waitForTimeout(100)
    }
  }
}
