import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { H5Driver } from '../support/h5'
import type { Phone } from '../support/phone'
import { photograph, SCREENS } from '../support/screens'
import { WeappDriver } from '../support/weapp'

/** The mini-program's phones: a narrow one, a usual one and a tablet, px; the site's screens: a phone's and a desk's. */
const WIDTHS = { h5: [375, 1280], weapp: [320, 375, 768] }

for (const [name, [openWalk, shown]] of Object.entries(SCREENS)) {
  test(`pictures of ${name} in each window and mode, nothing cut, covered or hard to read`, async () => {
    const target = test.info().project.name === 'h5' ? 'h5' : 'weapp'
    for (const width of WIDTHS[target])
      await withOpened(async (open) => {
        const walk = await open(openWalk())
        const phone: Promise<Phone> =
          target === 'h5'
            ? H5Driver.launch(walk.origin, 'screens', width < 768 ? {} : { width })
            : WeappDriver.launch(walk.origin, 'screens', { width })
        const user = await open(phone)
        // What follows the last of them is the journey's own business.
        const titles = walk.steps.map(([title]) => title)
        const end = Math.max(...Object.keys(shown).map((title) => titles.indexOf(title))) + 1
        await tryEach(walk.steps.slice(0, end), async (step, title) => {
          await step(user)
          const wanted = shown[title]
          if (wanted) await photograph(user, wanted, width)
        })
        assert.deepEqual(user.problems(), [])
      })
  })
}
