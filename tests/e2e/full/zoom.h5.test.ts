import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { asGuest, otherPages } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { inCareAlone } from '../journeys/care'
import { H5Driver } from '../support/h5'
import { cutLabels, overflow } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened, withOpened } from '../support/open'
import { leftAtRest, still } from '../support/at-rest'
import { startServer, type RunningServer } from '../support/server'
import { chosenUnseen, crowded, fixedShare, inText } from '../support/zoom'

/** A phone 375 px wide, its page zoomed to 200 %: 188 CSS px. */
const ZOOM = 2
/** A screen of 1280 x 1024 zoomed to 400 %. */
const LOW = { width: 320, height: 256 }

let server: RunningServer
let user: H5Driver

opened(async (open) => {
  server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'zoom-200', { zoom: ZOOM }))
})

const brokenIn = async ({ page }: H5Driver) => [
  ...(await overflow(page)),
  ...(await cutLabels(page)),
  ...(await crowded(page))
]

for (const [name, step] of [...inCareAlone, ...otherPages]) {
  test(`care mode at 200 % is whole: ${name}`, async () => {
    await step(user)
    await user.page.waitForLoadState('networkidle')
    await still(user.page)
    await user.shot(name)
    assert.deepEqual(await leftAtRest(() => brokenIn(user)), [])
  })
}

test('text alone at 200 % is whole, low windows are not covered, forced colours show what is chosen', () =>
  withOpened(async (open) => {
    // A server of its own: the journey in care mode has used the coupon.
    const own = await open(startServer())
    const phone = await open(H5Driver.launch(own.origin, 'text-200'))
    const { page } = phone
    const size = page.viewportSize()
    assert.ok(size)
    // Another phone number: the first one has just been sent a code.
    await tryEach([...asGuest, ...bookCheckup, ...otherPages], async (step) => {
      await step(phone)
      await page.waitForLoadState('networkidle')
      await inText(page, 200)
      await still(page)
      assert.deepEqual(await leftAtRest(() => brokenIn(phone)), [], 'text alone at 200 %')
      await inText(page, 100)
      await page.setViewportSize(LOW)
      await still(page)
      const share = await fixedShare(page)
      assert.ok(share.of <= 0.25, `${Math.round(share.of * 100)} % are covered: ${share.by.join(', ')}`)
      await page.setViewportSize(size)
      await page.emulateMedia({ forcedColors: 'active' })
      assert.deepEqual(await chosenUnseen(page), [], 'forced colours')
      await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
      assert.deepEqual(await chosenUnseen(page), [], 'more contrast')
      await page.emulateMedia({ contrast: 'no-preference' })
    })
  }))

test('text that WeChat enlarges leaves the banner of home its subtitle, above the dots', () =>
  withOpened(async (open) => {
    const phone = await open(H5Driver.launch(server.origin, 'banner-text'))
    const { page } = phone
    await phone.open('/')
    await phone.see('限时秒杀')
    for (const percent of [140, 200]) {
      await inText(page, percent)
      await still(page)
      const { subtitle, end, dots } = await page.evaluate(() => {
        const carousel = document.querySelector('[aria-roledescription=carousel]')
        const texts = [...(carousel?.querySelector('[role=link]')?.querySelectorAll('*') ?? [])].filter(
          (part) => part.children.length === 0 && part.textContent
        )
        const last = texts.at(-1)
        return {
          subtitle: last?.textContent ?? '',
          end: last?.getBoundingClientRect().bottom ?? Infinity,
          dots: carousel?.nextElementSibling?.getBoundingClientRect().top ?? 0
        }
      })
      assert.ok(end <= dots, `at ${percent} % '${subtitle}' ends at ${end} px, the dots begin at ${dots} px`)
    }
  }))
