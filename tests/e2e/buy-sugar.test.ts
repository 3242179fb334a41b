import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buySugar } from './journeys/buy-sugar'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'buy-sugar'))
})

test('R2.123 R2.149 R7.97 a glucose programme is booked, added to and paid on the site', async (t) => {
  for (const [name, step] of buySugar) {
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
