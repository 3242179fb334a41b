import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyAbroad } from './journeys/buy-abroad'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'buy-abroad'))
})

test('R7.98 R7.122 goods from abroad are bought on the site and declared to customs', async (t) => {
  for (const [name, step] of buyAbroad) {
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
