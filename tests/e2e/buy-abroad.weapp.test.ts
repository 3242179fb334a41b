import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buyAbroad } from './journeys/buy-abroad'
import { WeappDriver } from './support/weapp'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'buy-abroad'))
})

test('R7.98 R7.122 goods from abroad are bought in the mini-program and declared to customs', async (t) => {
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
