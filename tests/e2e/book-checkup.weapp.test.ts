import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { startServer, type RunningServer } from './support/server'
import { WeappDriver } from './support/weapp'

let server: RunningServer
let user: WeappDriver

before(async () => {
  server = await startServer()
  user = await WeappDriver.launch(server.origin, 'book-checkup')
})
after(async () => {
  await user.close()
  await server.stop()
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
