import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup, BRANCH } from '../journeys/book-checkup'
import { passGreeting } from '../journeys/greeting'
import { cutLabels, narrowInputs } from '../support/looks'
import { tryEach } from '../support/parts'
import { withOpened } from '../support/open'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { leftAtRest, still } from '../support/at-rest'
import { WeappDriver } from '../support/weapp'

/** WeChat's sizes of text, those of an iPhone and a tablet among them, and how many times as large text is drawn. */
const SIZES = [
  { told: 0.94, drawn: 1 },
  { told: 1.12, drawn: 1.12 },
  { told: 1.3, drawn: 1.3 },
  { told: 1.4, drawn: 1.3 },
  { told: 1.75, drawn: 1.3 }
] as const
const OFFER = '微信里用了大字，要打开关怀模式吗？'
/** The branch's name and the button under it, in px of a screen 375 px wide. */
const NAME_PX = 16

const faults = (user: WeappDriver) =>
  leftAtRest(async () => {
    const page = await user.frame()
    await still(page)
    return [...(await roomFaults(page)), ...(await cutLabels(page))]
  })

/** How large a text is drawn, px. */
const sizeOf = async (user: WeappDriver, words: string): Promise<number> =>
  (await user.frame()).evaluate((wanted) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (text.textContent?.trim() === wanted && parent?.checkVisibility())
        return Number.parseFloat(window.getComputedStyle(parent).fontSize)
    }
    return 0
  }, words)

for (const { told, drawn } of SIZES) {
  test(`where WeChat shows text ${told} times as large, it is drawn ${drawn} times as large and has its room`, () =>
    withOpened(async (open) => {
      const server = await open(startServer())
      const user = await open(WeappDriver.launch(server.origin, `text-${told}`, { fontScale: told }))
      await tryEach(bookCheckup, async (step, name) => {
        await step(user)
        await user.shot(name)
        assert.deepEqual(await faults(user), [], name)
        assert.deepEqual(await narrowInputs(await user.frame()), [], name)
        if (name === '01-home') assert.equal(await user.shows(OFFER), told >= 1.3)
        if (name === '05-booking') assert.equal(await sizeOf(user, BRANCH), NAME_PX * drawn)
      })
      assert.deepEqual(user.problems(), [])
    }))
}

for (const width of [320, 375]) {
  test(`the field that is searched with has a row of its own under the title, ${width} px wide`, () =>
    withOpened(async (open) => {
      const server = await open(startServer())
      const user = await open(WeappDriver.launch(server.origin, `search-${width}`, { width }))
      await user.open('/search')
      await user.see('搜索')
      await user.shot('search')
      const page = await user.frame()
      assert.deepEqual(await narrowInputs(page), [])
      const { title, box } = await page.evaluate(() => ({
        title: document.querySelector('[role=heading]')?.getBoundingClientRect(),
        box: document.querySelector('[role=search]')?.getBoundingClientRect()
      }))
      assert.ok(title && box && title.width > 0 && title.bottom <= box.top + 1)
      assert.ok(box.width > width * 0.9, `${box.width} px`)
    }))
}

test('care mode is put on by who takes the offer alone, and is not offered again', () =>
  withOpened(async (open) => {
    const server = await open(startServer())
    const user = await open(WeappDriver.launch(server.origin, 'text-care', { fontScale: 1.4 }))
    await user.open('/')
    await passGreeting(user)
    await user.see(OFFER)
    await user.tap('关闭')
    await user.gone(OFFER)
    await user.open('/')
    await user.see('限时秒杀')
    assert.equal(await user.shows(OFFER), false)
    await user.forget()
    await passGreeting(user)
    await user.see(OFFER)
    await user.tap('打开')
    await user.gone(OFFER)
    await user.see('退出关怀模式')
  }))

test('text that grows and has no room for it is told', () =>
  withOpened(async (open) => {
    const server = await open(startServer())
    const user = await open(WeappDriver.launch(server.origin, 'text-told'))
    await user.open('/')
    await user.see('限时秒杀')
    const page = await user.frame()
    await page.evaluate(() => {
      for (const box of document.querySelectorAll<HTMLElement>('wx-view, wx-text'))
        box.style.fontSize = '2rem'
    })
    await still(page)
    const told = [...(await roomFaults(page)), ...(await cutLabels(page))].join('\n')
    assert.match(told, /lie over each other/)
    assert.match(told, /is cut/)
  }))
