import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accountJourney } from './journeys/account'
import { H5Driver } from './support/h5'
import { startLocalServer, type LocalServer } from './support/local-server'
import { opened } from './support/open'

let user: H5Driver
let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
  user = await open(H5Driver.launch(server.origin, 'account'))
})

test('profile, password and phone are changed, and the account is deleted, on the site', async (t) => {
  for (const [name, step] of accountJourney) {
    await t.test(name, async () => {
      try {
        await step({ user, server })
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
})
