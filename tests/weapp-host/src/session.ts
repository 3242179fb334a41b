import type { Browser, Page } from 'playwright-core'
import type { Project } from './assets'
import { openScreen } from './screen'
import { MiniProgram } from './logic/mini-program'
import type { Recorder } from './logic/recorder'
import type { RelaunchOptions, ResolvedOptions } from './options'

const START_TIMEOUT_MS = 60_000
const QUIET_MS = 60

/** What a start of the mini-program needs. */
interface Start {
  browser: Browser
  /** Closes the browser, when it was launched for this mini-program alone. */
  close: () => Promise<void>
  project: Project
  /** As given to `launch`. */
  options: ResolvedOptions
  /** How this start differs from the first one. */
  changes?: Partial<ResolvedOptions>
  /** Continues an earlier record. */
  recorder?: Recorder
  /** The state of the network that the mini-program finds. */
  fault?: MiniProgram['fault']
}

/** One life of the mini-program, from its start until it is killed. */
export class Session {
  private constructor(
    private readonly origin: Start,
    readonly page: Page,
    readonly app: MiniProgram
  ) {}

  /** Starts the mini-program and waits until it is idle. */
  static async start(start: Start): Promise<Session> {
    const { browser, project, changes, recorder } = start
    const options = { ...start.options, ...changes }
    const screen = await openScreen(browser, options)
    const app = new MiniProgram(project, screen.surface, options, recorder)
    Object.assign(app.fault, start.fault)
    const earlierErrors = app.recorder.errors.length
    try {
      await screen.load(project, app)
      await app.start()
      await app.idle(QUIET_MS, START_TIMEOUT_MS)
      const templateErrors = app.recorder.errors
        .slice(earlierErrors)
        .filter((error) => error.startsWith('[template]'))
      if (templateErrors.length && !options.allowTemplateWarnings) throw new Error(templateErrors.join('\n'))
      return new Session(start, screen.page, app)
    } catch (error) {
      app.dispose()
      await screen.page.context().close()
      throw error
    }
  }

  /** Kills this mini-program and starts it anew, by default with the same storage. */
  async restart({ keepStorage = true, page, query, scene }: RelaunchOptions): Promise<Session> {
    const { app, origin } = this
    app.dispose()
    const recorder = app.recorder.continued()
    await this.page.context().close()
    const storage = keepStorage ? app.persistent : { storage: {}, files: new Map<string, Buffer>() }
    const entry = { page, query: query ?? {}, scene: scene ?? origin.options.scene }
    const { scripted, consent, theming } = app
    const phone = { scripted, permissions: consent.answers, theme: theming.system }
    const changes = { ...storage, ...entry, ...phone }
    return Session.start({ ...origin, changes, recorder, fault: app.fault })
  }

  async close(): Promise<void> {
    this.app.dispose()
    await this.page.context().close()
    await this.origin.close()
  }
}
