import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import type { Project } from './assets'
import type { MiniProgram } from './logic/mini-program'
import type { ResolvedOptions } from './options'
import type { Surface, ViewMessage } from './protocol'

/** Requests to this origin never leave the process; Playwright answers them. */
const ORIGIN = 'http://weapp.invalid'

/** Opens an empty phone screen in the browser; `load` fills it once the mini-program exists. */
export async function openScreen(browser: Browser, options: ResolvedOptions) {
  const context = await browser.newContext({
    viewport: { width: options.width, height: options.height },
    deviceScaleFactor: options.pixelRatio,
    hasTouch: true,
    isMobile: true
  })
  const page = await context.newPage()
  let receive: (message: ViewMessage) => void = () => {}
  const surface: Surface = {
    dispatch: (target, method, args) =>
      page.evaluate(([t, m, a]) => window.__dispatch(t, m, a), [target, method, args] as const),
    onMessage: (listener) => (receive = listener)
  }
  const load = async (project: Project, app: MiniProgram) => {
    await page.exposeFunction('__toLogic', (message: ViewMessage) => receive(message))
    await serve(context, project, app)
    collectErrors(page, app)
    await page.goto(`${ORIGIN}/__shell.html`)
  }
  return { page, surface, load }
}

/** Answers what the documents load; other hosts only as far as `domains` allows. */
async function serve(context: BrowserContext, project: Project, app: MiniProgram): Promise<void> {
  const block = (route: Route, reason: string) => {
    const url = route.request().url()
    app.recorder.network.push({ method: 'GET', url, status: null, error: reason, durationMs: 0 })
    return route.abort()
  }
  const forward = async (route: Route, url: string) => {
    try {
      await route.fulfill({ response: await route.fetch({ url }) })
    } catch (error) {
      if (!app.ended.signal.aborted) await block(route, String(error))
    }
  }
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === ORIGIN) {
      const asset = findAsset(project, app, url)
      if (asset) return route.fulfill({ contentType: asset.type, body: asset.body })
      app.recorder.warnings.add(`${url.pathname} is not in the build`)
      return route.fulfill({ status: 404, body: '' })
    }
    if (app.fault.offline) return block(route, 'offline')
    const replacement = app.options.domains[url.origin]
    if (replacement) return forward(route, url.href.replace(url.origin, replacement))
    if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') return route.continue()
    return block(route, 'host not in `domains`')
  })
}

/** A file of the build, of the tool, or of the mini-program's virtual file system. */
function findAsset(project: Project, app: MiniProgram, url: URL) {
  if (!url.pathname.startsWith('/__file/')) return project.asset(url.pathname, url.searchParams)
  const body = app.files.get(`wxfile://${decodeURIComponent(url.pathname.slice(8))}`)
  return body ? { type: 'application/octet-stream', body } : null
}

function collectErrors(page: Page, app: MiniProgram): void {
  page.on('pageerror', (error) => app.recorder.error('view', error))
  page.on('crash', () => app.recorder.error('view', 'the page crashed'))
  page.on('console', (message) => {
    // Failed resources are in the network log or in `warnings`.
    if (message.text().startsWith('Failed to load resource')) return
    if (message.type() === 'error') app.recorder.error('view', message.text())
    if (message.type() === 'warning') app.recorder.warnings.add(message.text())
  })
}
