import type { Page } from 'playwright-core'
import { DEMO_PHONE } from '../../journeys/log-in'

/** A number, an envelope of the bank's, a token: what nobody may read in an address. */
const SECRETS: readonly (readonly [what: string, RegExp])[] = [
  ['the phone number', new RegExp(DEMO_PHONE)],
  ['a word of the bank’s', /[?&#=]v1\.[\w-]{20}|[?&]resp=/],
  ['a token', /[?&](access_)?token=/]
]
/** Calls that trade the token of an address say it in theirs (§7 `GET /login`). */
const TRADES = /\/api\/(login|user\/token\/owner)\b/

/** Every address that a phone's page asked for, showed or named as where it came from. */
export class Traces {
  private readonly seen = new Set<string>()
  private readonly reading: Promise<void>[] = []

  constructor(private readonly page: Page) {
    page.on('framenavigated', (frame) => this.seen.add(`shown: ${frame.url()}`))
    page.on('request', (request) => {
      if (!TRADES.test(request.url())) this.seen.add(`asked for: ${request.url()}`)
      const read = request
        .allHeaders()
        .then(({ referer }) => void (referer && this.seen.add(`referer: ${referer}`)))
      this.reading.push(read.catch(() => undefined))
    })
  }

  async leaks(): Promise<string[]> {
    await Promise.all(this.reading)
    // Chromium's own list of what back and forward lead to.
    const history = await this.page.evaluate<string[]>(
      "window.navigation.entries().map(({ url }) => 'in the history: ' + url)"
    )
    return [...this.seen, ...history].flatMap((address) =>
      SECRETS.flatMap(([what, mark]) => (mark.test(address) ? [`${what}, ${address}`] : []))
    )
  }
}
