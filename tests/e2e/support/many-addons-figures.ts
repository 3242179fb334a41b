import type { Locator, Page } from 'playwright-core'
import { BRANCH } from '../journeys/book-checkup'
import { PRICED, toAddons, toBooking } from '../journeys/steps'
import { named } from './find'
import type { H5Driver } from './h5'
import type { WeappDriver } from './weapp'

/** Whoever takes figures ends the phones' browser. */
export { closeShared } from './browser'

/** An item of the sample data that one tap chooses; the server itself answers its quote. */
const ITEM = '选择同型半胱氨酸'
/** The last item of the lengthened list. */
const LAST = /299说明$/
const SLOWDOWN = 4
/** The host's view is busy with the whole page at each setData: longer than for a page of the journey, ms. */
const DRAWING_LIMIT_MS = 60_000
const QUIET_MS = 60
/** A short tap of a finger. */
const RESTING_MS = 80
/** Longer than the list waits before its navigation follows. */
const FOLLOWED_MS = 300

/** What one choice passes to the mini-program's view until its price stands, in bytes of setData. */
export async function bytesOfToggle(user: WeappDriver): Promise<{ toggle: number; largest: number }> {
  const { host } = user
  const press = async (what: string) => {
    await host.tap(await named(host.$('body'), what), { idle: false })
    await host.idle(QUIET_MS, DRAWING_LIMIT_MS)
  }
  await toBooking(user)
  await user.tap(`${BRANCH} 下一步`)
  await user.tap(/^08:00-08:30 /)
  await press('确定')
  await host.$('body').getByLabel(LAST).first().waitFor({ state: 'attached' })
  // The navigation follows the list to the item; that is no part of the choice.
  await (await named(host.$('body'), ITEM)).scrollIntoViewIfNeeded()
  await host.idle(FOLLOWED_MS, DRAWING_LIMIT_MS)
  const before = host.setDataStats
  await press(ITEM)
  await user.see('共22项')
  const { bytes, maxBytes } = host.setDataStats
  return { toggle: bytes - before.bytes, largest: maxBytes }
}

interface PageMarks extends Window {
  listPainted?: number
  touched?: number
  ticked?: Promise<number>
  readonly scheduler?: { postTask(task: () => void, options: { priority: 'user-blocking' }): void }
}

/**
 * On a processor slowed four times: ms from the answer with the list until its first item is painted, and from the
 * touch on an item until its tick is painted, the whole list being drawn.
 */
export async function paintTimes(user: H5Driver): Promise<{ list: number; toggle: number }> {
  await toAddons(user)
  const { page } = user
  const session = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    // A method and no named function: the loader of the tests would add a helper that the page does not have.
    const watch = {
      look() {
        const box = document.querySelector('[role="listitem"] [role="checkbox"]')?.getBoundingClientRect()
        if (!box || box.width === 0 || box.top >= innerHeight) {
          requestAnimationFrame(() => watch.look())
          return
        }
        // A task after this frame: its paint is over.
        const after = new MessageChannel()
        after.port1.onmessage = () => ((window as PageMarks).listPainted = performance.now())
        after.port2.postMessage(null)
      }
    }
    requestAnimationFrame(() => watch.look())
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await user.reload()
  const box = page.getByLabel(ITEM, { exact: true }).filter({ visible: true }).first()
  await box.waitFor()
  await page.getByLabel(LAST).waitFor({ state: 'attached' })
  await user.see(PRICED)
  const list = await page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/pdb/addPackages'))
    const { listPainted } = window as PageMarks
    if (!answer || listPainted === undefined) throw new Error('the list was not seen to be painted')
    return listPainted - (answer as PerformanceResourceTiming).responseEnd
  })
  const toggle = await tickTime(page, box)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { list, toggle }
}

/** A tap with a finger that rests for a moment; no tap of a locator, as what that looks up in the page would count. */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await page.waitForTimeout(RESTING_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** ms from the end of the touch on a box until its tick is painted. */
export async function tickTime(page: Page, box: Locator): Promise<number> {
  await box.scrollIntoViewIfNeeded()
  const place = await box.boundingBox()
  if (!place) throw new Error('the item is not on screen')
  // The navigation has followed the scrolling, and nothing is being drawn.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await box.evaluate((element) => {
    const page = window as PageMarks
    element.addEventListener('touchend', (event) => (page.touched = event.timeStamp), { capture: true })
    page.ticked = new Promise((resolve) => {
      const ticked = new MutationObserver(() => {
        if (element.getAttribute('aria-checked') !== 'true') return
        ticked.disconnect()
        // The first task after this frame: its paint is over, what else the tap led to has not begun.
        requestAnimationFrame(() =>
          page.scheduler?.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
        )
      })
      ticked.observe(element, { attributes: true, attributeFilter: ['aria-checked'] })
    })
  })
  await touch(page, place.x + place.width / 2, place.y + place.height / 2)
  return page.evaluate(async () => {
    const { ticked, touched } = window as PageMarks
    return (await (ticked ?? NaN)) - (touched ?? NaN)
  })
}
