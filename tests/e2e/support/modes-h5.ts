import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { withOpened } from './open'
import { tryEach } from './parts'
import { H5Driver } from './h5'
import { flawsIn, MODES, wear } from './looks'
import { leftAtRest } from './at-rest'
import type { OpenWalk } from './walks'

/** A test a walk: each of its screens on the site is looked at in light, dark and care mode before the next step. */
export function looksOnSite(walks: Readonly<Record<string, OpenWalk>>): void {
  for (const [name, openWalk] of Object.entries(walks)) {
    test(`each screen of ${name} is readable and whole in every mode`, () =>
      withOpened(async (open) => {
        const walk = await open(openWalk())
        const user = await open(H5Driver.launch(walk.origin, `${name}-looks`))
        const { page } = user
        await tryEach(walk.steps, async (step, title) => {
          await step(user)
          await page.waitForLoadState('networkidle')
          for (const mode of MODES) {
            await wear(page, mode)
            await user.shot(`${title}.${mode}`)
            assert.deepEqual(await leftAtRest(() => flawsIn(page, mode)), [], mode)
          }
          await wear(page, 'light')
        })
      }))
  }
}
