import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { activityFaults } from '../journeys/activity/faults'
import { flawsOf } from '../support/faults'
import { startLocalServer, type LocalServer } from '../support/local-server'
import { opened } from '../support/open'
import { tryEach } from '../support/parts'
import { launchPhone, type Phone } from '../support/phone'
import { openWire, type Wire } from '../support/wire'

let server: LocalServer
let wire: Wire
let user: Phone

opened(async (open) => {
  server = await open(startLocalServer())
  wire = await open(openWire(server.origin))
  user = await open(launchPhone(wire.origin, 'activity-faults'))
})

test('activities with a wrong clock, a lost answer, another account, the last prize and an end', async () => {
  await tryEach(activityFaults, (run) => run({ user, wire, server }).finally(() => user.shot('fault')))
  assert.deepEqual(flawsOf(user), [])
})
