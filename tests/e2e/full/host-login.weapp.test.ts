import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { hostLogins } from '../journeys/host-login'
import { startLocalServer } from '../support/local-server'
import { tryEach } from '../support/parts'
import { opened } from '../support/open'
import { WeappDriver } from '../support/weapp'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startLocalServer())
  user = await open(WeappDriver.launch(server.origin, 'host-login'))
})

test('logging in with WeChat', async () => {
  await tryEach(hostLogins, async (run) => {
    await run(user)
    assert.deepEqual(user.problems(), [])
  })
})
