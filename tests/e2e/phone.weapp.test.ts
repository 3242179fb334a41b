import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phoneScenes } from './journeys/phone'
import { prepareLinks } from './journeys/linked'
import { startLocalServer, type LocalServer } from './support/local-server'
import { opened } from './support/open'
import { WeappDriver } from './support/weapp'

let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
})

test('what WeChat refuses on a phone', async (t) => {
  const linked = await prepareLinks(server)
  for (const { name, phone, run } of phoneScenes) {
    await t.test(name, async () => {
      const user = await WeappDriver.launch(server.origin, 'phone', phone)
      try {
        await run({ user, server, linked })
        assert.deepEqual(user.problems(), [])
      } finally {
        await user.close()
      }
    })
  }
})
