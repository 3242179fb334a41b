import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup } from '../journeys/book-checkup'
import { cutLabels } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { still } from '../support/at-rest'
import { WeappDriver } from '../support/weapp'

/** Sizes of text that a person may set on the phone; the mini-program starts with the large one. */
const LARGE = 1.6
const SMALL = 0.85
/** CSS pixels of `1rem` at the usual size. */
const REM_PX = 16

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'book-checkup', { fontScale: LARGE }))
})

/** Text of the page on top as the phone's setting has it. */
async function setTextSize(scale: number): Promise<void> {
  const page = await user.frame()
  await page.evaluate(
    (px) => document.documentElement.style.setProperty('font-size', `${px}px`),
    REM_PX * scale
  )
}

async function faults(): Promise<string[]> {
  const page = await user.frame()
  await still(page)
  return [...(await roomFaults(page)), ...(await cutLabels(page))]
}

test('each screen of the journey has room for its text, at the largest and the smallest size of the phone', async () => {
  await tryEach(bookCheckup, async (step, name) => {
    await step(user)
    await user.shot(`${name}.large`)
    assert.deepEqual(await faults(), [], 'large')
    await setTextSize(SMALL)
    assert.deepEqual(await faults(), [], 'small')
    await setTextSize(LARGE)
  })
  assert.deepEqual(user.problems(), [])
})

test('text that grows and has no room for it is told', async () => {
  await user.open('/')
  await user.see('限时秒杀')
  const page = await user.frame()
  await page.evaluate(() => {
    for (const box of document.querySelectorAll<HTMLElement>('wx-view, wx-text')) box.style.fontSize = '2rem'
  })
  const told = (await faults()).join('\n')
  assert.match(told, /lie over each other/)
  assert.match(told, /is cut/)
})
