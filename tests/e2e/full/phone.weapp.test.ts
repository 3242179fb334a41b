import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { phoneScenes } from '../journeys/phone'
import { prepareLinks } from '../journeys/linked'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened, withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { WeappDriver } from '../support/weapp'

let server: LocalServer

opened(async (open) => {
  server = await open(startLocalServer())
})

test('what WeChat refuses on a phone', async () => {
  // Two dozen scenes, each on a phone of its own.
  test.slow()
  const linked = await prepareLinks(server)
  const scenes = phoneScenes.map((scene) => [scene.name, scene] as const)
  await tryEach(scenes, ({ phone, run }) =>
    withOpened(async (open) => {
      const user = await open(WeappDriver.launch(server.origin, 'phone', phone))
      await run({ user, server, linked })
      assert.deepEqual(user.problems(), [])
    })
  )
})
