import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterOrder } from './journeys/after-order'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'after-order'))
})

test('goods go back in part and whole, and a visit moves, on the site', async (t) => {
  for (const [name, step] of afterOrder) {
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
