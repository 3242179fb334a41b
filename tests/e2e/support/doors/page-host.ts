import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { disguise, doorScripts, type Answer, type Asked, type PhoneRow } from './scripts'

/** So long a page may take to ask, and to answer, ms. */
const LONGEST_MS = 20_000
const LOOK_MS = 50

/** What a host does before it answers: pays, logs in. @returns what the answer holds of it */
type Deeds = Readonly<Record<string, (asked: Asked, answer: Answer) => Promise<object | void>>>

/** The host around a page of the site: it answers what the page asks, and asks by itself. */
export class PageHost {
  /** What the page asked for, in order. */
  readonly heard: Asked[] = []
  /** How an action is answered from now on, where that is not rightly. */
  readonly answers = new Map<string, Answer>()
  private readonly waiting = new Map<string, (answer: object) => void>()
  private readonly timers = new Set<NodeJS.Timeout>()
  private asks = 0

  private constructor(
    private readonly page: Page,
    private readonly phone: PhoneRow,
    private readonly deeds: Deeds
  ) {}

  /** Before the first page is opened. */
  static async around(page: Page, phone: PhoneRow, origin: string, deeds: Deeds): Promise<PageHost> {
    const host = new PageHost(page, phone, deeds)
    await page.exposeBinding('toHost', (_source, text: string) => host.hear(text))
    await page.addInitScript(disguise(phone, origin))
    return host
  }

  /** The actions so far. */
  actions(): string[] {
    return this.heard.map(({ action }) => action)
  }

  /** The last request for it that says what is looked for, once there is one more than `after`. */
  async asked(
    action: string,
    { says = () => true, after = 0 }: { says?: (asked: Asked) => boolean; after?: number } = {}
  ): Promise<Asked> {
    const deadline = Date.now() + LONGEST_MS
    for (;;) {
      const found = this.heard.filter((one) => one.action === action && says(one))
      const last = found.at(-1)
      if (last && found.length > after) return last
      if (Date.now() > deadline)
        throw new Error(`not asked for ${action}, but for ${this.actions().join(' ')}`)
      await pause(LOOK_MS)
    }
  }

  count(action: string): number {
    return this.heard.filter((one) => one.action === action).length
  }

  /** The host asks the page. @returns what it is answered */
  ask(action: string, params: object = {}): Promise<object> {
    const id = `host-${(this.asks += 1)}`
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${action}`)), LONGEST_MS)
      this.timers.add(timer)
      this.waiting.set(id, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      void this.say(JSON.stringify({ v: 1, id, action, params }))
    })
  }

  close(): void {
    for (const timer of this.timers) clearTimeout(timer)
  }

  private async hear(text: string): Promise<void> {
    const message = JSON.parse(text) as Partial<Asked> & { readonly id: string; readonly result?: object }
    const { id, action, params = {} } = message
    if (action === undefined) return this.waiting.get(id)?.(message.result ?? {})
    const asked = { id, action, params }
    this.heard.push(asked)
    const answer = this.answers.get(action) ?? '成功'
    const given = (await this.deeds[action]?.(asked, answer)) ?? {}
    const choices = (await doorScripts).answersTo(asked, this.phone.bridge, given)
    const chosen = choices.find(({ label }) => label === answer)
    for (const { after, data } of chosen?.says ?? []) {
      const timer = setTimeout(() => {
        this.timers.delete(timer)
        void this.say(data)
      }, after)
      this.timers.add(timer)
    }
  }

  /** A page that goes away hears nothing. */
  private async say(data: string): Promise<void> {
    await this.page
      .evaluate((says) => window.postMessage({ says }, window.location.origin), data)
      .catch(() => undefined)
  }
}
