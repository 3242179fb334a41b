import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { withOpened } from './open'
import { tryEach } from './parts'
import type { Frame } from 'playwright-core'
import { tooSmall } from './care'
import { cutLabels } from './looks'
import { roomFaults } from './room'
import { leftAtRest, still } from './at-rest'
import type { OpenWalk } from './walks'
import { WeappDriver } from './weapp'

const isDark = (page: Frame) => page.locator('.ca-theme--dark').count()

/** By the class that its switch sets. */
const wearCare = (page: Frame, on: boolean) =>
  page.evaluate((elder) => {
    for (const scope of document.querySelectorAll('.ca-theme'))
      scope.classList.toggle('ca-theme--elder', elder)
  }, on)

async function faults(page: Frame): Promise<string[]> {
  await still(page)
  return [...(await roomFaults(page)), ...(await cutLabels(page))]
}

/** A test a walk: each of its screens in the mini-program on a dark phone, and there in care mode, before the next step. */
export function looksInMini(walks: Readonly<Record<string, OpenWalk>>): void {
  for (const [name, openWalk] of Object.entries(walks)) {
    test(`each screen of ${name} in the mini-program is dark on a dark phone, and has its room there and in care mode`, () =>
      withOpened(async (open) => {
        const walk = await open(openWalk())
        const user = await open(WeappDriver.launch(walk.origin, `${name}-looks`, { theme: 'dark' }))
        await tryEach(walk.steps, async (step, title) => {
          await step(user)
          const page = await user.frame()
          assert.ok((await isDark(page)) > 0)
          await user.shot(`${title}.dark`)
          assert.deepEqual(await leftAtRest(() => faults(page)), [], 'dark')
          await wearCare(page, true)
          await user.shot(`${title}.elder`)
          const found = await leftAtRest(async () => [...(await tooSmall(page)), ...(await faults(page))])
          // Before the judgement: the next screen begins without it.
          await wearCare(page, false)
          assert.deepEqual(found, [], 'care mode')
        })
        assert.deepEqual(user.problems(), [])
      }))
  }
}
