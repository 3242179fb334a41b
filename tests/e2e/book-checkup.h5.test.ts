import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { bookCheckup } from './journeys/book-checkup'
import { H5Driver } from './support/h5'
import { startServer, type RunningServer } from './support/server'

/** CLS that a page may have. */
const SHIFT_LIMIT = 0.02

let server: RunningServer
let user: H5Driver

before(async () => {
  server = await startServer()
  user = await H5Driver.launch(server.origin, 'book-checkup', { old: true })
})
after(async () => {
  await user.close()
  await server.stop()
})

test('the checkup journey on the site, in an old browser', async (t) => {
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

test('no page of the journey moves by itself', () => {
  assert.deepEqual(user.moved(SHIFT_LIMIT), [])
})
