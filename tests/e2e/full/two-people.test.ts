import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { twoPeople } from '../journeys/two-people'
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
  user = await open(launchPhone(wire.origin, 'two-people'))
})

test('two people and one phone', async () => {
  await tryEach(twoPeople, (run) => run({ user, wire, server }).finally(() => user.shot('fault')))
  assert.deepEqual(flawsOf(user), [])
})
