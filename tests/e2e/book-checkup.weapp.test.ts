import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { opened } from './support/open'
import { startServer } from './support/server'
import { WeappDriver } from './support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'book-checkup'))
})

test('the checkup journey in the mini-program', async (t) => {
  for (const [name, step] of bookCheckup) {
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
