import assert from 'node:assert/strict'
import { test } from 'node:test'
import { reportToRecheck } from './journeys/recheck'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'recheck'))
})

test('R2.3 a report leads to a re-check with its items chosen on the site', async (t) => {
  for (const [name, step] of reportToRecheck) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
})
