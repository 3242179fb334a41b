import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { publicHref } from '../../../src/routes/href'
import type { RouteName } from '../../../src/routes/table'
import { oldBrowserEngine } from '../../weapp-host/src/index'
import { CHROMIUM_ARGS, launchBrowser, sharedBrowser } from './browser'
import { PATIENCE_MS, type Driver, type PayEnd } from './driver'
import { pictured } from './pictured'
import { watchShifts, type Shift } from './shifts'
import { named, read, treeOf } from './find'
import { ROOT } from './server'
import { still } from './at-rest'

export interface H5Options {
  readonly dark?: boolean
  /** The browser's page zoom, 1 unless told: 2 leaves half the CSS pixels and twice as many dots in each. */
  readonly zoom?: number
  /** A window wider than a phone, in px: without a phone's scaling, and with scrollbars that take room. */
  readonly width?: number
  /** The browser lacks what the oldest supported ones lack. */
  readonly old?: boolean
  /** The site may keep its files for a start without network. */
  readonly keepsSite?: boolean
  /** The browser is that of a host: WeChat, an app. */
  readonly userAgent?: string
  /** V8 without its compilers and helper threads: what a script costs then is what it does, not when it was compiled. */
  readonly interpreted?: boolean
}

export class H5Driver implements Driver {
  readonly target = 'h5'
  private readonly found: string[] = []
  private readonly shifts: Shift[] = []

  private constructor(
    private readonly end: () => Promise<void>,
    readonly page: Page,
    private readonly origin: string,
    private readonly artifacts: string
  ) {
    page.on('pageerror', (error) => this.found.push(`page: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') this.found.push(`console: ${message.text()}`)
    })
  }

  static async launch(origin: string, artifacts: string, options: H5Options = {}): Promise<H5Driver> {
    const own = options.width
      ? { ignoreDefaultArgs: ['--hide-scrollbars'] }
      : options.interpreted
        ? { args: [...CHROMIUM_ARGS, '--js-flags=--jitless --single-threaded'] }
        : undefined
    const browser = own ? await launchBrowser(own) : await sharedBrowser()
    const zoom = options.zoom ?? 1
    const context = await browser.newContext({
      viewport: { width: options.width ?? Math.round(375 / zoom), height: Math.round(812 / zoom) },
      deviceScaleFactor: options.width ? 1 : 2 * zoom,
      isMobile: options.width === undefined,
      hasTouch: true,
      // What a test routes would pass it by.
      serviceWorkers: options.keepsSite ? 'allow' : 'block',
      ...(options.userAgent ? { userAgent: options.userAgent } : {}),
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      colorScheme: options.dark ? 'dark' : 'light'
    })
    if (options.old) await context.addInitScript(oldBrowserEngine)
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    const driver = new H5Driver(
      () => (own ? browser : context).close(),
      page,
      origin,
      path.join(ROOT, 'tests/artifacts', artifacts)
    )
    await watchShifts(context, (shift) => driver.shifts.push(shift))
    return pictured(driver)
  }

  async open(href: string): Promise<void> {
    await this.page.goto(this.origin + href, { waitUntil: 'load' })
  }

  link(name: RouteName, params: Readonly<Record<string, string>>): Promise<void> {
    return this.open(publicHref(name, params))
  }

  async tap(what: string | RegExp): Promise<void> {
    await (await named(this.page, what)).tap()
  }

  async tapFirst(what: string): Promise<void> {
    await this.page.getByLabel(what, { exact: true }).filter({ visible: true }).first().tap()
  }

  press(what: string | RegExp): Promise<void> {
    return this.tap(what)
  }

  async type(field: string, text: string): Promise<void> {
    const control = this.page.getByLabel(field, { exact: true }).filter({ visible: true }).last()
    const input = control.locator('input, textarea').or(control.and(this.page.locator('input, textarea')))
    await input.first().fill(text)
  }

  async see(what: string | RegExp): Promise<void> {
    await read(this.page, what).waitFor()
  }

  async gone(what: string | RegExp): Promise<void> {
    await this.page.getByText(what).filter({ visible: true }).first().waitFor({ state: 'hidden' })
  }

  shows(what: string | RegExp): Promise<boolean> {
    return read(this.page, what).isVisible()
  }

  /** What is seen: the live regions beside the app repeat a notice for screen readers alone. */
  text(): Promise<string> {
    return this.page.evaluate(() =>
      Array.from(document.body.children)
        .map((part) => (part instanceof HTMLElement && !part.dataset.live ? part.innerText : ''))
        .join('\n')
    )
  }

  async tree(): Promise<string> {
    await still(this.page)
    return treeOf(this.page)
  }

  async at(href: RegExp): Promise<void> {
    await this.page.waitForURL((url) => href.test(url.pathname + url.search))
  }

  async tab(name: string): Promise<void> {
    await this.page.locator('.tab-bar-item', { hasText: name }).tap()
    await this.page.locator('.tab-bar-item--on', { hasText: name }).waitFor()
    await still(this.page).catch(() => undefined)
  }

  kept(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie])
    )
  }

  async back(): Promise<void> {
    await this.systemBack()
  }

  async systemBack(): Promise<void> {
    await this.page.goBack()
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' })
  }

  preparePay(): void {
    // The cashier itself is used once it has opened.
  }

  async pay(result: PayEnd): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/cashier\//)
    const label = { approve: '确认支付', decline: '拒绝支付', leave: '返回商户' }[result]
    await this.page
      .getByRole('button', { name: label })
      .or(this.page.getByRole('link', { name: label }))
      .first()
      .tap()
  }

  async doubleTap(what: string | RegExp): Promise<void> {
    // What is tapped by its place stays there.
    await still(this.page)
    const box = await (await named(this.page, what)).boundingBox()
    if (!box) throw new Error(`${what} is not on screen`)
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.page.touchscreen.tap(x, y)
    await this.page.touchscreen.tap(x, y)
  }

  async shot(name: string): Promise<string> {
    const file = path.join(this.artifacts, `${name}.h5.png`)
    fs.mkdirSync(this.artifacts, { recursive: true })
    // A page that is on its way to the next one is shown as it is.
    await still(this.page).catch(() => undefined)
    await this.page.screenshot({ path: file })
    return path.relative(ROOT, file)
  }

  /** Pages whose layout moved by more than `limit` without being touched, with what moved; CLS by the paths visited. */
  moved(limit: number): string[] {
    const byPath = new Map<string, Shift[]>()
    for (const shift of this.shifts) byPath.set(shift.path, [...(byPath.get(shift.path) ?? []), shift])
    return [...byPath].flatMap(([page, shifts]) => {
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      if (sum <= limit) return []
      return `${page} moved by ${sum.toFixed(3)}: ${shifts.map(({ what }) => what).join('; ')}`
    })
  }

  problems(): string[] {
    return [...this.found]
  }

  async close(): Promise<void> {
    await this.end()
  }
}
