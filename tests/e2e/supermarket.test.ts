import assert from 'node:assert/strict'
import { test } from 'node:test'
import { selfSelect } from './journeys/supermarket'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'supermarket'))
})

test('R2.120 R2.94 a self-selected checkup is put together and paid on the site', async (t) => {
  for (const [name, step] of selfSelect) {
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
