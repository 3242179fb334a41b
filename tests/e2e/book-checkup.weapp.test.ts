import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { startServer, type RunningServer } from './support/server'
import { WeappDriver } from './support/weapp'

/** What one setData may carry, in bytes. */
const SET_DATA_LIMIT = 100 * 1024

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
      assert.deepEqual(user.problems(), [], 'no error, no template warning, no unknown API')
      const { maxBytes } = user.host.setDataStats
      assert.ok(maxBytes <= SET_DATA_LIMIT, `one setData carried ${maxBytes} bytes`)
    })
  }
})
