import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { inCareAlone } from '../journeys/care'
import { toItsEnd } from '../journeys/whole-way'
import { leftAtRest, still } from '../support/at-rest'
import { tooSmall } from '../support/care'
import { H5Driver } from '../support/h5'
import { cutLabels, overflow } from '../support/looks'
import { withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import type { Phone } from '../support/phone'
import { roomFaults } from '../support/room'
import { startServer } from '../support/server'
import { WeappDriver } from '../support/weapp'
import { crowded } from '../support/zoom'

/** The narrowest phone, px, and how many times as large as usual its text is. */
const NARROWEST = { width: 320, height: 568 }
const ENLARGED = 1.5

/** A phone of the running project: its text is enlarged by the browser on the site, by WeChat in the mini-program. */
async function launchEnlarged(origin: string): Promise<Phone> {
  if (test.info().project.name !== 'h5')
    return WeappDriver.launch(origin, 'elderly-way', { width: NARROWEST.width, fontScale: ENLARGED })
  const user = await H5Driver.launch(origin, 'elderly-way')
  await user.page.setViewportSize(NARROWEST)
  await user.page.addInitScript(
    (percent) => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const name of ['text-size-adjust', '-webkit-text-size-adjust'])
          document.documentElement.style.setProperty(name, percent)
      })
    },
    `${ENLARGED * 100}%`
  )
  return user
}

async function faults(user: Phone): Promise<string[]> {
  if (user.target === 'h5') {
    await still(user.page)
    return [
      ...(await tooSmall(user.page)),
      ...(await overflow(user.page)),
      ...(await cutLabels(user.page)),
      ...(await crowded(user.page))
    ]
  }
  const page = await user.frame()
  await still(page)
  return [...(await tooSmall(page)), ...(await roomFaults(page)), ...(await cutLabels(page))]
}

test('an elderly person books, pays, changes and takes back in care mode, text at 150 % on the narrowest phone', () =>
  withOpened(async (open) => {
    const server = await open(startServer())
    const user = await open(launchEnlarged(server.origin))
    await tryEach([...inCareAlone, ...toItsEnd], async (step, name) => {
      await step(user)
      await user.shot(name)
      assert.deepEqual(await leftAtRest(() => faults(user)), [])
      assert.deepEqual(user.problems(), [])
    })
  }))
