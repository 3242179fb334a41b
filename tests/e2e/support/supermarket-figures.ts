import type { Page } from 'playwright-core'
import { BRANCH, visitDay } from '../journeys/book-checkup'
import type { H5Driver } from './h5'
import { tickTime } from './many-addons-figures'

const SLOWDOWN = 4
/** Of the sample data: on the shelf of hot items, in the middle of the one with all items. */
const ITEM = '选择同型半胱氨酸'
const ALL = /^全部/

interface FilterMarks extends Window {
  filtered?: Promise<number>
  touchedAt?: number
}

/** ms from the touch on a category until its first item is painted. */
async function filterTime(page: Page, category: RegExp, first: string): Promise<number> {
  const tab = page.getByRole('tab', { name: category }).first()
  await tab.scrollIntoViewIfNeeded()
  const place = await tab.boundingBox()
  if (!place) throw new Error('the category is not on screen')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await tab.evaluate((element, wanted) => {
    const page = window as FilterMarks
    element.addEventListener('touchend', (event) => (page.touchedAt = event.timeStamp), { capture: true })
    page.filtered = new Promise((resolve) => {
      const list = document.getElementById('supermarket-list')
      if (!list) throw new Error('there is no list')
      const drawn = new MutationObserver(() => {
        if (!list.querySelector(`[aria-label="${wanted}"]`)) return
        drawn.disconnect()
        requestAnimationFrame(() => {
          const after = new MessageChannel()
          after.port1.onmessage = () => resolve(performance.now())
          after.port2.postMessage(null)
        })
      })
      drawn.observe(list, { childList: true, subtree: true })
    })
  }, first)
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2)
  return page.evaluate(async () => {
    const { filtered, touchedAt } = window as FilterMarks
    return (await (filtered ?? NaN)) - (touchedAt ?? NaN)
  })
}

/**
 * The self-selected screen with its 300 items: ms from the touch on a category until its items are painted, and on a processor
 * slowed four times from the touch on an item until its tick is painted, all items being drawn.
 */
export async function selfSelectTimes(user: H5Driver): Promise<{ filter: number; toggle: number }> {
  await user.open('/process/booking/checkup/CK1015')
  await user.tap(visitDay(new Date()).label)
  await user.tap(`${BRANCH} 下一步`)
  await user.tap(/^08:00-08:30 /)
  await user.tap('确定')
  await user.see('热门项目')
  const { page } = user
  const filter = await filterTime(page, /^消化道/, '选择14C尿素呼气试验')
  await user.tap(ALL)
  await page.getByLabel('选择压力与情绪量表', { exact: true }).last().waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const toggle = await tickTime(
    page,
    page.getByLabel(ITEM, { exact: true }).filter({ visible: true }).first()
  )
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { filter, toggle }
}
