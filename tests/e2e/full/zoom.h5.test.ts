import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { asGuest, otherPages } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { inCareAlone } from '../journeys/care'
import { H5Driver } from '../support/h5'
import { cutLabels, overflow } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened, withOpened } from '../support/open'
import { openReading } from '../support/screens'
import { leftAtRest, still } from '../support/at-rest'
import { startServer, type RunningServer } from '../support/server'
import { chosenUnseen, crowded, fixedShare, inText } from '../support/zoom'

/** A phone 375 px wide, its page zoomed to 200 %: 188 CSS px. */
const ZOOM = 2
/** A screen of 1280 x 1024 zoomed to 400 %. */
const LOW = { width: 320, height: 256 }
const SMALL = { width: 320, height: 568 }

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

test('articles and films on a phone 320 px wide with text at 150 % are whole', () =>
  withOpened(async (open) => {
    const walk = await open(openReading())
    const phone = await open(H5Driver.launch(walk.origin, 'content-150'))
    const { page } = phone
    await page.setViewportSize(SMALL)
    await tryEach(walk.steps, async (step, title) => {
      await step(phone)
      await page.waitForLoadState('networkidle')
      await inText(page, 150)
      await still(page)
      await phone.shot(title)
      assert.deepEqual(await leftAtRest(() => brokenIn(phone)), [])
      await inText(page, 100)
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

/** A screen zoomed to 400 %, and a phone zoomed to 200 %. */
for (const [name, size] of [
  ['400 % of 1280 px', LOW],
  ['200 % of a phone', { width: 188, height: 406 }]
] as const) {
  test(`a day is chosen from the calendar at ${name}, by finger and by key`, () =>
    withOpened(async (open) => {
      const phone = await open(H5Driver.launch(server.origin, 'calendar-zoom'))
      const { page } = phone
      await page.setViewportSize(size)
      await phone.open('/process/booking/checkup/CK1003')
      await phone.tap('更多日期')
      const sheet = page.getByRole('dialog', { name: '选择日期' })
      const days = sheet.getByRole('radio', { disabled: false }).filter({ visible: true })
      await days.nth(4).waitFor()
      await still(page)
      await days.nth(4).tap()
      assert.equal(await days.nth(4).getAttribute('aria-checked'), 'true')
      const box = await days.nth(4).boundingBox()
      assert.ok(box && box.x >= 0 && box.x + box.width <= size.width + 1, 'the day lies within the screen')
      assert.ok(box.height >= 43.5 && box.y >= 0 && box.y + box.height <= size.height, 'and is whole')
      await phone.shot(name)
      await days.nth(4).focus()
      await page.keyboard.press('ArrowDown')
      assert.equal(await sheet.locator('[role=radio][aria-checked=true]').count(), 1)
      const told = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
      assert.match(told, /月\d+日 周/)
      await page.keyboard.press('Enter')
      const day = /\d+月\d+日/.exec(told)?.[0] ?? ''
      assert.ok((await sheet.getByRole('status').textContent())?.includes(day), day)
      assert.deepEqual(await brokenIn(phone), [])
      await sheet.getByRole('button', { name: /^确定/ }).tap()
      await sheet.waitFor({ state: 'detached' })
    }))
}

test('in forced colours a switch shows where it stands', () =>
  withOpened(async (open) => {
    const phone = await open(H5Driver.launch(server.origin, 'switch'))
    const { page } = phone
    await phone.open('/mine/setting')
    await page.emulateMedia({ forcedColors: 'active' })
    const one = page.getByRole('switch').first()
    const off = await one.screenshot()
    const knob = () =>
      one.evaluate((track) => {
        const part = track.firstElementChild
        const style = part && window.getComputedStyle(part)
        return { ground: style?.backgroundColor, around: window.getComputedStyle(track).backgroundColor }
      })
    const before = await knob()
    assert.notEqual(before.ground, before.around)
    await one.tap()
    await still(page)
    const after = await knob()
    assert.notEqual(after.ground, after.around)
    assert.notEqual(after.ground, before.ground)
    assert.notDeepEqual(await one.screenshot(), off)
  }))
