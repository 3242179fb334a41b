import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { asGuest } from '../journeys/beside'
import { bookCheckup } from '../journeys/book-checkup'
import { beside } from '../support/column'
import { H5Driver } from '../support/h5'
import { cutLabels, MODES, overflow, wear } from '../support/looks'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { startServer } from '../support/server'

const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1280, height: 720 }

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'wide', DESKTOP))
})

// One journey and one login: every screen of it is looked at in both windows and all modes before the next step.
test('tablet and desktop show one column of 480 px, with its bars and sheets, in light, dark and care mode', async () => {
  await tryEach([...asGuest, ...bookCheckup], async (step, name) => {
    await step(user)
    for (const size of [TABLET, DESKTOP]) {
      await user.page.setViewportSize(size)
      for (const mode of MODES) {
        await wear(user.page, mode)
        const flaws = [
          ...(await overflow(user.page)),
          ...(await cutLabels(user.page)),
          ...(await beside(user.page))
        ]
        assert.deepEqual(flaws, [], `${mode} at ${size.width}`)
      }
    }
    await wear(user.page, 'light')
    await user.shot(name)
  })
})
