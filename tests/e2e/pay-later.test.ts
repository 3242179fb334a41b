import assert from 'node:assert/strict'
import { test } from 'node:test'
import { payLater } from './journeys/pay-later'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'pay-later'))
})

test('R7.110 R7.112 an order is paid later, cancelled, bought again and deleted, on the site', async (t) => {
  for (const [name, step] of payLater()) {
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
