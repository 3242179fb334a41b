import { chromium } from 'playwright-core'
import { loadProject } from './assets'
import { Host } from './host'
import { type LaunchOptions, resolveOptions } from './options'
import { Session } from './session'

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/**
 * Compiles a build (Taro `dist/weapp`), starts it in headless Chromium and waits until it is idle.
 * Rejects when the build does not compile, app.js or the launch page fails to load, or (unless
 * allowed) a template warning occurs.
 * @param dist folder that holds app.json
 */
export async function launch(dist: string, options: LaunchOptions = {}): Promise<Host> {
  const resolved = resolveOptions(options)
  const project = await loadProject(dist, resolved)
  const given = options.browser
  const browser =
    given ??
    (await chromium.launch({
      executablePath: resolved.executablePath ?? process.env.CHROME_PATH,
      headless: !resolved.headed,
      args: CHROMIUM_ARGS
    }))
  const close = async (): Promise<void> => {
    if (!given) await browser.close()
  }
  try {
    return new Host(await Session.start({ browser, close, project, options: resolved }))
  } catch (error) {
    await close()
    throw error
  }
}
