import type { H5Driver } from './h5'

/** A page stands once nothing has been asked for so long and nothing more is drawn, ms. */
const QUIET_MS = 1200

/** Where the time of the page's own thread goes, in ms of the processor: other programs do not count. */
export interface Work {
  readonly script: number
  /** With styles, layout and all else that the thread does. */
  readonly all: number
}

/** What the page at `path` takes from its navigation until it stands, with nothing kept from an earlier visit but what is stored. */
export async function workOf({ page }: H5Driver, address: string): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  try {
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.goto('about:blank')
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    const ms = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN)
    return { script: ms('ScriptDuration'), all: ms('TaskDuration') }
  } finally {
    await session.detach()
  }
}
